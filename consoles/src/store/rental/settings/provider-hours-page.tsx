import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { HoursEditor } from "../../office/hours/hours-page.tsx";
import { useChangeProviderSettings, useProviderSettings } from "./use-provider-settings.ts";

/** When vehicles are handed over and taken back. */
export function ProviderHoursPage() {
  const office = useMessages("office");
  const change = useChangeProviderSettings();
  return (
    <>
      <PageHead title={office("section.hours")} />
      <QueryState query={useProviderSettings()}>
        {({ schedules, closed_dates }) => (
          <HoursEditor
            saved={{ schedules, closed_dates }}
            isBusy={change.isPending}
            onSave={(hours) => change.mutate(hours, { onError: reportError })}
          />
        )}
      </QueryState>
    </>
  );
}
