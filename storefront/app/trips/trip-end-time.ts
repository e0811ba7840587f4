import { tripSpan } from "@errand/core/trips/trip-span";
import type { TripData } from "./trip-of-cart.ts";

/** When the vehicles of a trip are free again (contract 5.4, Holding a vehicle; contract 10.1). */
export function tripEnd(trip: TripData, timeZone: string): Date {
  const { rental_type: type, estimated_hours: hours, destination_time: minutes } = trip;
  const times = { type, hours, minutes, pickupTime: new Date(trip.pickup_time) };
  return new Date(tripSpan(times, timeZone).end);
}
