import { addDays } from "@errand/core/time";
import { maxDays } from "./trip-plan.ts";

/** The days of a trip while they are chosen; `end` is null after the first press. */
export interface DayRange {
  start: string | null;
  end: string | null;
}

/** The first press chooses the pickup, the second one a later return; then it starts anew. */
export function chooseDay({ start, end }: DayRange, day: string): DayRange {
  if (start === null || end !== null || day <= start) return { start: day, end: null };
  const last = addDays(start, maxDays);
  return { start, end: day > last ? last : day };
}

/** On one of the days from the pickup until before the return, no vehicle is free. */
export function isTakenBetween(
  start: string,
  end: string,
  freeOn: (day: string) => number | undefined,
): boolean {
  for (let day = start; day < end; day = addDays(day, 1)) if (freeOn(day) === 0) return true;
  return false;
}
