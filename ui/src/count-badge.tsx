import { classNames } from "./class-names.ts";

interface CountBadgeProps {
  count: number;
  className?: string;
}

/**
 * A small number at the corner of a control, whose accessible name has it, too; not rendered at 0.
 */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        "absolute -end-0.5 -top-0.5 min-w-5 rounded-full border-2 border-paper bg-accent px-1 text-center text-[11px] leading-4 font-bold text-on-accent tabular-nums",
        className,
      )}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
