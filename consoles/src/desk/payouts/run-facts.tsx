import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMember } from "../../console/console.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import type { Run } from "./use-store-run.ts";

/** What a run pays, who drafted and approved it, and what it waits for. */
export function RunFacts({ run }: { run: Run }) {
  const t = useMessages("payouts");
  const me = useMember();
  const money = useMoney();
  const { date, clock } = useTimeText();
  const by = (person: { name: string } | null, at: string | null) =>
    person && at ? t("by", { name: person.name, time: `${date(at)} ${clock(at)}` }) : t("notYet");
  const facts = [
    [t("column.total"), money(run.total)],
    [t("column.drafted"), by(run.drafted_by, run.drafted_at)],
    [t("column.approved"), by(run.approved_by, run.approved_at)],
    [t("minimum"), money(run.minimum)],
  ] as const;
  return (
    <div className="border-b border-line px-4 py-3 md:px-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-meta text-strong">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {run.state === "draft" && (
        <p className="pt-2 font-semibold text-warn">
          {t(
            run.drafted_by.id === me.id && run.needs_second_person
              ? "ownDraft"
              : "waitsForApproval",
          )}
        </p>
      )}
      {run.state === "approved" && (
        <p className="pt-2 font-semibold text-strong">{t("waitsForBank")}</p>
      )}
    </div>
  );
}
