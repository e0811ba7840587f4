import type { TripData } from "./trip-of-cart.ts";

const minuteMs = 60_000;

/** When the vehicles of a trip are free again (contract 5.4, Holding a vehicle). */
export function tripEnd(trip: TripData): Date {
  const minutes =
    trip.rental_type === "distance_wise" || trip.estimated_hours === null
      ? trip.destination_time
      : trip.estimated_hours * 60;
  return new Date(Date.parse(trip.pickup_time) + minutes * minuteMs);
}
