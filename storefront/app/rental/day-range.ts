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
