import { localTime } from "../time.ts";

/** How many days ahead an order may be scheduled. */
export const daysAhead = 7;

/**
 * Whether an order may be scheduled for `at`: not sooner than the store's lead time allows, within
 * seven days, and on the shop's slots, which divide the local day (0: any minute). Opening hours are
 * checked separately. Source: contract 4.3, Time.
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
  if (minutesAhead < leadMinutes || minutesAhead > daysAhead * 24 * 60) return false;
  if (slotMinutes === 0) return true;
  const [hours = 0, minutes = 0] = localTime(at, timeZone).clock.split(":").map(Number);
  return (hours * 60 + minutes) % slotMinutes === 0;
}
