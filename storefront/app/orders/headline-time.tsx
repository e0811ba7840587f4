import { classNames } from "@errand/ui/class-names.ts";

interface HeadlineTimeProps {
  /** It counts down. */
  isCountdown?: boolean;
  /** Words in place of a time: smaller, so that they fit in one line, which stays as high. */
  isWords?: boolean;
  children: string;
}

/** The big time of an order or a trip. */
export function HeadlineTime({
  isCountdown = false,
  isWords = false,
  children,
}: HeadlineTimeProps) {
  return (
    <p
      role={isCountdown ? "timer" : undefined}
      className="text-display font-extrabold tracking-tight tabular-nums"
    >
      <bdi className={classNames(isWords && "text-section leading-none")}>{children}</bdi>
    </p>
  );
}
