import { addDays, weekdayOf } from "@errand/core/time";

/** Days are `YYYY-MM-DD`, months `YYYY-MM`. */

const week = 7;

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month `count` months after `month`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The same day `count` months later, or the last one of a shorter month. */
export function sameDayIn(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const last = daysOf(month).at(-1) ?? day;
  const same = `${month}${day.slice(7)}`;
  return earlier(same, last);
}

export function earlier(day: string, other: string): string {
  const [first] = [day, other].sort();
  return first ?? day;
}

export function later(day: string, other: string): string {
  const [, last] = [day, other].sort();
  return last ?? day;
}

/** The weeks of a month, Monday first; null fills up the first and the last one. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const before = daysBefore(days[0] ?? month);
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Math.ceil(cells.length / week);
  return Array.from({ length: weeks }, (_, row) =>
    Array.from({ length: week }, (_, column) => cells[row * week + column] ?? null),
  );
}

/** The first and the last day of the week of a day. */
export function weekOf(day: string): [monday: string, sunday: string] {
  const monday = addDays(day, -daysBefore(day));
  return [monday, addDays(monday, week - 1)];
}

/** How many days of its week lie before a day. */
function daysBefore(day: string): number {
  return (weekdayOf(day) + week - 1) % week;
}

function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}
