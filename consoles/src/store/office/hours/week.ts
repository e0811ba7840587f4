import type { Schedule } from "@errand/core/catalog/catalog.types";

/** Weekdays in reading order, Monday first; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of a weekday, by their opening. */
export function hoursOn(schedules: readonly Schedule[], day: number): Schedule[] {
  return schedules
    .filter((each) => each.day === day)
    .toSorted((a, b) => a.opening_time.localeCompare(b.opening_time));
}

/** Whether hours close at or before their opening, which is on the next day. */
export function isOvernight({ opening_time, closing_time }: Schedule): boolean {
  return closing_time <= opening_time;
}

/** Whether two hours of one weekday overlap. */
export function hasOverlap(schedules: readonly Schedule[]): boolean {
  return week.some((day) => {
    const hours = hoursOn(schedules, day);
    return hours.some((each, index) => {
      const next = hours[index + 1];
      return next && (isOvernight(each) || each.closing_time > next.opening_time);
    });
  });
}

/** The hours of every day as they are on `day`. */
export function sameOnAllDays(schedules: readonly Schedule[], day: number): Schedule[] {
  const hours = hoursOn(schedules, day);
  return week.flatMap((each) => hours.map((span) => ({ ...span, day: each })));
}

/** What a new pair of times is: after those that the day has, or lunch. */
export function nextHours(schedules: readonly Schedule[], day: number): Schedule {
  const last = hoursOn(schedules, day).at(-1);
  const isFree = last && !isOvernight(last) && last.closing_time < "18:00:00";
  return isFree
    ? { day, opening_time: "18:30:00", closing_time: "22:30:00" }
    : { day, opening_time: "11:30:00", closing_time: "14:30:00" };
}
