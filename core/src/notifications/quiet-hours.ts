import { addDays, instantOf, localTime } from "../time.ts";

/** A time of each day, by the clock of the shop (`22:00:00`); it may include midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

const day = 86_400_000;

/** When the quiet hours that include a moment end; null for a moment outside of them. */
export function endOfQuietHours(
  now: Date,
  { from, until }: QuietHours,
  timeZone: string,
): Date | null {
  const local = localTime(now, timeZone);
  const isPastStart = local.clock >= from;
  const isBeforeEnd = local.clock < until;
  const isQuiet = from < until ? isPastStart && isBeforeEnd : isPastStart || isBeforeEnd;
  if (!isQuiet) return null;
  const lastDay = isBeforeEnd ? local.day : addDays(local.day, 1);
  // An end that a clock change skips comes within the day.
  return instantOf(lastDay, until, timeZone) ?? new Date(now.getTime() + day);
}
