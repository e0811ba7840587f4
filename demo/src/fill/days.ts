const dayLength = 86_400_000;

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}

/** `YYYY-MM-DD` */
export function dayFrom(now: Date, days: number): string {
  return daysFrom(now, days).toISOString().slice(0, 10);
}

/** The next time this day of the year comes, today included. */
export function nextYearly({ month, day }: { month: number; day: number }, now: Date): string {
  const monthAndDay = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const thisYear = `${now.getUTCFullYear()}-${monthAndDay}`;
  return thisYear >= dayFrom(now, 0) ? thisYear : `${now.getUTCFullYear() + 1}-${monthAndDay}`;
}
