import { classNames } from "./class-names.ts";

/** A placeholder for loading content: give it the size and corners of that content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames("animate-pulse bg-line/70", className)} />;
}
