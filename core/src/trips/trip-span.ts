import type { Span } from "../rental/free-vehicles.ts";
import type { RentalType } from "../rental/rental.types.ts";
import { daysLater } from "../time.ts";

/** When a trip starts and how long it takes. */
export interface TripTimes {
  type: RentalType;
  pickupTime: Date;
  /** Null for a trip that is priced by distance. */
  hours: number | null;
  /** On the road from the pickup to the destination. */
  minutes: number;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * The time that a trip takes its vehicles for: its hours, or the minutes on the road where it is
 * priced by distance, at least one. Whole days of a trip by the day end at the same clock time in
 * `timeZone`, whatever the clocks do between; hours are exact. Source: contract 5.4, 10.1.
 */
export function tripSpan({ type, pickupTime, hours, minutes }: TripTimes, timeZone: string): Span {
  const start = pickupTime.getTime();
  if (type === "distance_wise") return { start, end: start + Math.max(1, minutes) * minute };
  const length = Math.max(1, hours ?? 1);
  if (type === "hourly") return { start, end: start + length * hour };
  const lastDay = daysLater(pickupTime, Math.floor(length / 24), timeZone);
  return { start, end: lastDay.getTime() + (length % 24) * hour };
}

/**
 * A pickup may be this much in the past, because a customer who says "now" still has to send it.
 */
const tolerance = minute;

export function isPast(pickupTime: Date, now: Date): boolean {
  return pickupTime.getTime() < now.getTime() - tolerance;
}

/**
 * How many days ahead a trip may begin: who holds a vehicle for longer mostly does not come. Our
 * choice.
 */
export const maxDaysAhead = 183;

export function isTooFar(pickupTime: Date, now: Date): boolean {
  return pickupTime.getTime() > now.getTime() + maxDaysAhead * 24 * 60 * minute;
}
