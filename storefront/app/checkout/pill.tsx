import type { ReactNode } from "react";

interface PillProps {
  isChosen: boolean;
  onClick(): void;
  children: ReactNode;
}

/** One of several choices in a row. */
export function Pill({ isChosen, onClick, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="min-h-11 rounded-full border border-line px-4 text-start font-bold tabular-nums transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-sunken"
    >
      {children}
    </button>
  );
}
