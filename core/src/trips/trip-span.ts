import type { Span } from "../rental/free-vehicles.ts";
import type { RentalType } from "../rental/rental.types.ts";

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

/**
 * The time that a trip takes its vehicles for: its hours, or the minutes on the road where it is
 * priced by distance, at least one. Hours are exact, so a trip over a change of the clocks ends an
 * hour earlier or later by the clock on the wall. Source: contract 5.4.
 */
export function tripSpan({ type, pickupTime, hours, minutes }: TripTimes): Span {
  const length = type === "distance_wise" ? Math.max(1, minutes) : Math.max(1, hours ?? 1) * 60;
  const start = pickupTime.getTime();
  return { start, end: start + length * minute };
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
const maxDaysAhead = 183;

export function isTooFar(pickupTime: Date, now: Date): boolean {
  return pickupTime.getTime() > now.getTime() + maxDaysAhead * 24 * 60 * minute;
}
