import { nextOpening } from "@errand/core/catalog/availability";
import { type Hours, openingOf, toOpeningHours } from "@errand/core/catalog/opening";
import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { addDays, instantOf, localTime, startOfDay } from "@errand/core/time";

/** The hours of a store without its pause. */
export function toHours({
  schedules,
  closed_dates,
}: Pick<StoreCapacity, "schedules" | "closed_dates">): Hours {
  return { active: true, schedules, closed_dates, paused_until: null };
}

/** When the store closes, in milliseconds; null while it is closed, and if it never closes. */
export function findClosing(hours: Hours, now: number, timeZone: string): number | null {
  const opening = openingOf(hours, new Date(now), timeZone);
  if (opening.state !== "open" || opening.until === null) return null;
  const { day, clock } = localTime(new Date(now), timeZone);
  const closingDay = opening.until > clock ? day : addDays(day, 1);
  return instantOf(closingDay, opening.until, timeZone)?.getTime() ?? null;
}

/** An evening belongs to the day on which it began until this time of the next one. */
const dayEnds = "04:00:00";

/**
 * When the store takes orders again after the rest of this day, in milliseconds: the first opening
 * of the next one, or its begin where the store does not close or has no more hours.
 */
export function findNextDay(hours: Hours, now: number, timeZone: string): number {
  const { day, clock } = localTime(new Date(now), timeZone);
  const nextDay = clock < dayEnds ? day : addDays(day, 1);
  const begin = instantOf(nextDay, dayEnds, timeZone) ?? startOfDay(nextDay, timeZone);
  const isEndless = openingOf(hours, begin, timeZone).state === "open";
  const opens = isEndless ? null : nextOpening(toOpeningHours(hours), begin, timeZone);
  return (opens ?? begin).getTime();
}

const minute = 60_000;
const roundMs = 5 * minute;

export type BusyEnd = "half" | "hour" | "closing";

/**
 * The times at which a busy time can end, in milliseconds, with the minutes until then: two round
 * ones, and the closing time unless that is sooner or unknown.
 */
export function listBusyEnds(
  now: number,
  closing: number | null,
): { end: BusyEnd; minutes: number | null; until: number }[] {
  const round = (minutes: number) => Math.ceil((now + minutes * minute) / roundMs) * roundMs;
  const ends = [
    { end: "half" as const, minutes: 30, until: round(30) },
    { end: "hour" as const, minutes: 60, until: round(60) },
  ];
  return closing === null || closing <= now
    ? ends
    : [
        ...ends.filter(({ until }) => until < closing),
        { end: "closing" as const, minutes: null, until: closing },
      ];
}
