import { useMessages } from "@errand/ui/messages/messages.ts";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { waitMs } from "./troubles.ts";

/** Until when the courier of a job waits at a closed door; a reload does not begin anew. */
export function useWait(jobId: number) {
  const name = `courier:wait:${jobId}`;
  const [until, setUntil] = useState(() => Number(sessionValues.read(name) ?? 0) || null);
  const now = useNow(1000);
  return {
    until,
    isOver: until !== null && now >= until,
    begin() {
      if (until !== null) return;
      const end = Date.now() + waitMs;
      sessionValues.write(name, String(end));
      setUntil(end);
    },
    end: () => sessionValues.remove(name),
  };
}

/** How long is left at a closed door. */
export function WaitBox({ until }: { until: number | null }) {
  const t = useMessages("trouble");
  const { clock } = useTimeText();
  const now = useNow(1000);
  if (until === null) return null;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const share = Math.min(1, 1 - (until - now) / waitMs);
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
