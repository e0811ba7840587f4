import { daysLater, instantOf, localTime } from "../time.ts";

/** How many days ahead an order may be scheduled. */
export const daysAhead = 7;

/**
 * Whether an order may be scheduled for `at`: not sooner than the store's lead time allows, within
 * seven days, and on the shop's slots, which divide the local day (0: any minute). A local time
 * that occurs twice means the first. Opening hours are checked separately. Source: contract 4.3,
 * Time.
 */
export function isSlot(
  at: Date,
  now: Date,
  {
    leadMinutes,
    slotMinutes,
    timeZone,
  }: { leadMinutes: number; slotMinutes: number; timeZone: string },
): boolean {
  const minutesAhead = (at.getTime() - now.getTime()) / 60_000;
  if (minutesAhead < leadMinutes || at > daysLater(now, daysAhead, timeZone)) return false;
  const { day, clock } = localTime(at, timeZone);
  if (instantOf(day, clock, timeZone)?.getTime() !== wholeSeconds(at)) return false;
  if (slotMinutes === 0) return true;
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) % slotMinutes === 0;
}

/** Minutes between two offered times, where the shop allows any minute. */
export const minutesBetweenTimes = 15;

/**
 * The start of the slot of a scheduled time, by which a store counts its orders: the time itself,
 * or its quarter of an hour where the shop allows any minute. Our choice; the contract has no
 * capacities.
 */
export function slotStart(at: Date, slotMinutes: number): Date {
  if (slotMinutes > 0) return at;
  const length = minutesBetweenTimes * 60_000;
  return new Date(Math.floor(at.getTime() / length) * length);
}

function wholeSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000) * 1000;
}
