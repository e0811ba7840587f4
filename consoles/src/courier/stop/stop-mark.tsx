import { classNames } from "@errand/ui/class-names.ts";
import type { ReactNode } from "react";

interface StopMarkProps {
  number: ReactNode;
  /** A square fetches, a circle delivers. */
  isDoor: boolean;
  tone: "call" | "ink" | "done";
}

const tones = {
  call: "bg-call text-on-call",
  ink: "bg-ink text-paper",
  done: "bg-good text-paper",
};

/** The mark of a stop, as on the map. */
export function StopMark({ number, isDoor, tone }: StopMarkProps) {
  return (
    <span
      className={classNames(
        "grid size-9 shrink-0 place-items-center text-[1.125rem] font-extrabold tabular-nums",
        isDoor ? "rounded-full" : "rounded-[12px]",
        tones[tone],
      )}
    >
      {number}
    </span>
  );
}
