import type { Hours } from "@errand/core/catalog/opening";
import { getUnknownEnd } from "@errand/core/catalog/sold-out-for-good";
import { findNextDay } from "../modes/mode-times.ts";

export const soldOutEnds = ["hour", "tonight", "tomorrow", "forGood"] as const;
export type SoldOutEnd = (typeof soldOutEnds)[number];

const hourMs = 3_600_000;

/** When an item that is sold out now is back, in milliseconds. */
export function getSoldOutEnd(
  end: SoldOutEnd,
  { hours, now, timeZone }: { hours: Hours; now: number; timeZone: string },
): number {
  if (end === "hour") return now + hourMs;
  if (end === "forGood") return getUnknownEnd(now);
  const nextDay = findNextDay(hours, now, timeZone);
  return end === "tonight" ? nextDay : findNextDay(hours, nextDay, timeZone);
}
