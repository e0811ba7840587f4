import type { Candidate } from "@errand/core/store-desk/desk-live.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useTimeText } from "../../../console/use-shop.ts";

interface CandidatesProps {
  candidates: readonly Candidate[];
  busy: string | null;
  /** Absent for those who may not give a delivery to somebody. */
  onAssign?: (courierId: number) => void;
}

/** Couriers for a delivery, the best first: what it does to the others, and when they are there. */
export function Candidates({ candidates, busy, onAssign }: CandidatesProps) {
  const t = useMessages("desk-orders");
  const { clock } = useTimeText();
  if (candidates.length === 0) return <p className="text-strong">{t("assign.none")}</p>;
  return (
    <ol>
      {candidates.map((one) => (
        <li
          key={one.courier_id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5"
        >
          <b className="w-32 min-w-0 truncate">
            <bdi>{one.courier_name}</bdi>
          </b>
          <span className="min-w-0 grow basis-40 text-strong">
            <EffectText candidate={one} />
          </span>
          <span className={`tabular-nums ${one.minutes_late > 0 ? "text-bad" : "text-good"}`}>
            <b>{clock(one.arrives_at)}</b>{" "}
            {one.minutes_late > 0
              ? t("assign.late", { minutes: one.minutes_late })
              : t("assign.inTime")}
          </span>
          {onAssign && (
            <OfficeButton
              tone="outline"
              isBusy={busy === `assign ${one.courier_id}`}
              onClick={() => onAssign(one.courier_id)}
            >
              {t("assign.choose", { name: one.courier_name })}
            </OfficeButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function EffectText({ candidate: { refusal, delays } }: { candidate: Candidate }) {
  const t = useMessages("desk-orders");
  if (refusal) return t(`assign.refusal.${refusal}`);
  if (delays.length === 0) return t("assign.delaysNobody");
  const minutes = Math.max(...delays.map((delay) => delay.minutes));
  return t("assign.delays", { count: delays.length, minutes });
}
