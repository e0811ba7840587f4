const dayLength = 86_400_000;

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}

/** Returns a date as `YYYY-MM-DD` (UTC). */
export function dayFrom(now: Date, days: number): string {
  return daysFrom(now, days).toISOString().slice(0, 10);
}

/** Returns the next date of this day of the year, today included, as `YYYY-MM-DD`. */
export function nextYearly({ month, day }: { month: number; day: number }, now: Date): string {
  const monthAndDay = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const thisYear = `${now.getUTCFullYear()}-${monthAndDay}`;
  return thisYear >= dayFrom(now, 0) ? thisYear : `${now.getUTCFullYear() + 1}-${monthAndDay}`;
}
