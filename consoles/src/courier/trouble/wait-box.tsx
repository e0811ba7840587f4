import { doorWaitMs } from "@errand/core/delivery/job-states";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";

/** How long is left at a closed door. */
export function WaitBox({ until }: { until: number }) {
  const t = useMessages("trouble");
  const { clock } = useTimeText();
  const now = useNow(1000);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const share = Math.min(1, 1 - (until - now) / doorWaitMs);
  return (
    <div className="rounded-[24px] bg-sunken px-4.5 pt-3.5 pb-4.5">
      <div className="flex items-end justify-between gap-3">
        <p className="text-[1.0625rem] leading-tight font-semibold tabular-nums">
          {t("waitUntil", { time: clock(until) })}
        </p>
        <p
          role="timer"
          className="text-[3.5rem] leading-none font-extrabold tracking-tighter tabular-nums"
        >
          {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
        </p>
      </div>
      <div aria-hidden className="mt-3.5 h-3.5 overflow-hidden rounded-full bg-paper">
        <div className="h-full bg-ink" style={{ width: `${100 * share}%` }} />
      </div>
    </div>
  );
}
