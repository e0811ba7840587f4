import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useChangeSettings, useStoreSettings } from "../../use-store-settings.ts";

const choices = ["none", "kitchen", "both"] as const;

/** What of each accepted order is printed without a press. */
export function PrintOnAccept() {
  const t = useMessages("printer-settings");
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.print_on_accept : undefined;
  return (
    <section>
      <h2 className="text-body font-bold">{t("auto.title")}</h2>
      <p className="mb-2 text-strong">{t("auto.text")}</p>
      <QueryState query={useStoreSettings()}>
        {({ print_on_accept }) => (
          <RadioList
            label={t("auto.title")}
            value={chosen ?? print_on_accept}
            onChange={(value) =>
              change.mutate({ print_on_accept: value }, { onError: reportError })
            }
            options={choices.map((value) => ({ value, label: t(`auto.${value}`) }))}
          />
        )}
      </QueryState>
    </section>
  );
}
