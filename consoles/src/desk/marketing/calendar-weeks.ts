import { addDays, localTime, startOfDay, weekdayOf } from "@errand/core/time";

const weekCount = 5;

export interface CalendarSpan {
  /** The Mondays at which the weeks begin. */
  weeks: Date[];
  start: number;
  end: number;
}

/** Five weeks, of which the first one holds the last days. */
export function toSpan(now: number, timeZone: string): CalendarSpan {
  const today = localTime(new Date(now), timeZone).day;
  const sunday = 7;
  // `weekdayOf` counts from Sunday.
  const sinceMonday = (weekdayOf(today) + sunday - 1) % sunday;
  const first = addDays(today, -sinceMonday - (sinceMonday < 3 ? sunday : 0));
  const days = Array.from({ length: weekCount }, (_, index) => addDays(first, index * sunday));
  return {
    weeks: days.map((day) => startOfDay(day, timeZone)),
    start: startOfDay(first, timeZone).getTime(),
    end: startOfDay(addDays(first, weekCount * sunday), timeZone).getTime(),
  };
}

/** Where a time begins and ends within the span, in percent; null when it lies outside. */
export function toBar(
  { start, end }: CalendarSpan,
  { from, until }: { from: string | null; until: string | null },
): { start: number; width: number } | null {
  const begins = Math.max(from === null ? start : Date.parse(from), start);
  const ends = Math.min(until === null ? end : Date.parse(until), end);
  if (begins >= end || ends <= start || ends <= begins) return null;
  const percent = (time: number) => (time / (end - start)) * 100;
  return { start: percent(begins - start), width: Math.max(percent(ends - begins), 1) };
}
