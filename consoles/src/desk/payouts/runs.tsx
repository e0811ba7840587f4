import { payoutKinds } from "@errand/core/payouts/payout-states";
import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import HandCoins from "lucide-react/icons/hand-coins";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { Segments } from "../../console/office/segments.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useListPages } from "../list/use-list-pages.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { RunTable } from "./run-table.tsx";

const limit = 30;

/** All payout runs, newest first. */
export function Runs() {
  const t = useMessages("payouts");
  const desk = useMessages("desk");
  const mayChange = isPermitted(useMember(), "payouts", false);
  const [isDrafting, setDrafting] = useState(false);
  const { filter, change } = useAddressFilter(["kind"]);
  const kind = payoutKinds.find((known) => known === filter.kind);
  const query = useListPages({
    name: ["GET /desk/payouts", { kind }],
    limit,
    read: (call, offset) => call("GET /desk/payouts", { ...(kind && { kind }), limit, offset }),
  });
  return (
    <>
      <PageHead
        title={desk("section.payouts")}
        acts={
          mayChange && (
            <OfficeButton tone="ink" onClick={() => setDrafting(true)}>
              {t("draft")}
            </OfficeButton>
          )
        }
      >
        <Segments
          label={t("kind.label")}
          value={kind ?? ""}
          onChange={(value) => change({ kind: value })}
          options={[
            { value: "", label: t("kind.all") },
            ...payoutKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
        />
      </PageHead>
      <QueryState query={query}>
        {({ pages }) => {
          const runs = pages.flatMap((page) => page.runs);
          if (runs.length === 0) {
            return <EmptyState icon={HandCoins} title={t("none")} text={t("noneText")} />;
          }
          return <RunTable runs={runs} />;
        }}
      </QueryState>
      <MoreButton query={query} />
      {isDrafting && <DraftDialog kind={kind ?? "stores"} onClose={() => setDrafting(false)} />}
    </>
  );
}
