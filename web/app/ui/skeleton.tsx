import { classNames } from "./class-names.ts";

/** Holds the place of something that is on its way: give it the size and the corners of that thing. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames("animate-pulse bg-line/70", className)} />;
}
