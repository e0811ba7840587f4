import { addDays, weekdayOf } from "../time.ts";

/** The weekday on which a shop pays stores and couriers, from Sunday on. */
const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** `off`: the shop pays on no fixed weekday. */
export const payoutDays = ["off", ...weekdays] as const;
export type PayoutDay = (typeof payoutDays)[number];

/** The next day of payouts, today included; null without a fixed weekday. */
export function findNextPayout(payoutDay: PayoutDay, today: string): string | null {
  if (payoutDay === "off") return null;
  const wait = (weekdays.indexOf(payoutDay) - weekdayOf(today) + weekdays.length) % weekdays.length;
  return addDays(today, wait);
}
