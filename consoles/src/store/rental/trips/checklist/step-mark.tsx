import { classNames } from "@errand/ui/class-names.ts";
import type { ReactNode } from "react";

interface StepMarkProps {
  isDone: boolean;
  isNext: boolean;
  children: ReactNode;
}

/** The box before a step: its number, or that it is done. */
export function StepMark({ isDone, isNext, children }: StepMarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-[9px] border-2 font-bold tabular-nums",
        isDone && "border-good bg-good text-on-strong",
        !isDone && (isNext ? "border-call text-call" : "border-line-strong text-strong"),
      )}
    >
      {children}
    </span>
  );
}
