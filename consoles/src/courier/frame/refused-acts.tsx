import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { isWrongCode, type Refusal } from "../jobs/refusals.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useJobs, useJobsState, useRefusals } from "../jobs/use-jobs.ts";
import { PhoneButton } from "../phone-button.tsx";

/** What the server has refused, with its words and what to do; the oldest first. */
export function RefusedActs() {
  const t = useMessages("phone");
  const { clock } = useTimeText();
  const { refusals } = useJobs();
  const jobs = useJobsState((state) => state.jobs);
  const first = useRefusals().find((refusal) => {
    const isAtDoor = jobs.get(refusal.act.jobId)?.state === "at_door";
    return !(isAtDoor && isWrongCode(refusal));
  });
  if (!first) return null;
  const { act, key, text } = first;
  const number = shortNumber({ id: act.jobId });
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center gap-3 bg-bad-fill px-5 py-3 text-on-bad-fill"
    >
      <div className="min-w-0 grow text-[1.0625rem] leading-tight font-semibold">
        <b className="block">
          {t("refused.title", { time: clock(first.doneAt), what: t(`act.${act.do}`, { number }) })}
        </b>
        {text && <span className="block">{text}</span>}
        <span className="block">{t(`refused.${remedyOf(first)}`)}</span>
      </div>
      <PhoneButton tone="soft" onClick={() => refusals.remove(key)}>
        {t("refused.seen")}
      </PhoneButton>
    </div>
  );
}

/** What a courier does then. */
function remedyOf({ codes }: Refusal): "again" | "late" | "desk" | "cash" | "look" {
  if (codes.includes("otp") || codes.includes("code")) return "again";
  if (codes.includes("cash")) return "cash";
  if (codes.includes("occurred_at")) return "late";
  if (codes.includes("throttled")) return "desk";
  return "look";
}
