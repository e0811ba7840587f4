import { AppError } from "@errand/core/errors";
import { maxPeriodDays } from "@errand/core/orders/period-of-days";
import { addDays, localTime, startOfDay } from "@errand/core/time";

const defaultDays = 30;

interface RequestedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Completes a period. Throws `figures_range_invalid` for an end before the start, and for more than
 * a year.
 */
export function completePeriod(
  { from, to }: RequestedPeriod,
  now: Date,
  timeZone: string,
): { from: string; to: string } {
  const today = localTime(now, timeZone).day;
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - defaultDays);
  if (last < first || last >= addDays(first, maxPeriodDays)) {
    throw new AppError("figures_range_invalid", { field: "to" });
  }
  return { from: first, to: last };
}

/** The same; null when the request states no day. */
export function findRequestedPeriod(
  { from, to }: RequestedPeriod,
  now: Date,
  timeZone: string,
): { from: string; to: string } | null {
  if (from === undefined && to === undefined) return null;
  return completePeriod({ from, to }, now, timeZone);
}

/** The start of the first day and the end of the last. */
export function getPeriodBounds(
  { from, to }: { from: string; to: string },
  timeZone: string,
): { from: Date; to: Date } {
  return { from: startOfDay(from, timeZone), to: startOfDay(addDays(to, 1), timeZone) };
}
