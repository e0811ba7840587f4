import { addDays, startOfDay } from "@errand/core/time";

/** The days that the calendar shows, by how it is looked at. */
export const views = { week: 7, weeks: 14, month: 31 } as const;
export type View = keyof typeof views;

export interface CalendarDays {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  /** When each day begins, and at the end when the last one is over, in milliseconds. */
  starts: readonly number[];
}

/** So many days from a day on, in the time zone of the shop. */
export function toCalendarDays(from: string, count: number, timeZone: string): CalendarDays {
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const starts = [...days, addDays(from, count)].map((day) => startOfDay(day, timeZone).getTime());
  return { days, starts };
}

interface Timed {
  from: number;
  to: number;
}

/** Whether something takes a part of a day of the calendar. */
export function isOnDay({ from, to }: Timed, { starts }: CalendarDays, index: number): boolean {
  const [start = 0, end = 0] = [starts[index], starts[index + 1]];
  return from < end && to > start;
}

/** Where something lies in the whole time that is shown: from 0 to 1; null outside. */
export function findPlace({ from, to }: Timed, { starts }: CalendarDays) {
  const [start = 0, end = 0] = [starts[0], starts.at(-1)];
  if (from >= end || to <= start) return null;
  const share = (at: number) => (Math.min(Math.max(at, start), end) - start) / (end - start);
  return { start: share(from), length: share(to) - share(from) };
}
