import type { DeskContract } from "@errand/core/contract.desk";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { RowTable } from "../list/row-table.tsx";
import { RunBadge } from "./run-badge.tsx";

type Run = DeskContract["GET /desk/payouts"]["reply"]["runs"][number];

/** Runs, each of which opens its lines. */
export function RunTable({ runs }: { runs: readonly Run[] }) {
  const t = useMessages("payouts");
  const desk = useMessages("desk");
  const money = useMoney();
  const { date } = useTimeText();
  return (
    <RowTable
      caption={desk("section.payouts")}
      columns={[
        { label: t("column.run") },
        { label: t("column.kind") },
        { label: t("column.until") },
        { label: t("column.state") },
        { label: t("column.total"), isFigure: true },
        { label: t("column.lines"), isFigure: true },
        { label: t("column.drafted") },
        { label: t("column.approved") },
      ]}
      rows={runs.map((run) => ({
        key: run.id,
        to: `/desk/payouts/${run.id}`,
        cells: [
          t("run", { id: String(run.id) }),
          t(`kind.${run.kind}`),
          date(`${run.until}T12:00:00Z`),
          <RunBadge key="state" state={run.state} />,
          money(run.total),
          run.counts.due + run.counts.held + run.counts.paid + run.counts.failed,
          run.drafted_by.name,
          run.approved_by?.name ?? t("notYet"),
        ],
      }))}
    />
  );
}
