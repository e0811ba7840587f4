import { localTime } from "@errand/core/time";
import type { TripPlan, TripPoint } from "../rental/trip-plan.ts";
import { tripEnd } from "./trip-end-time.ts";
import type { TripData } from "./trip-of-cart.ts";

/** A trip as the form of a trip holds it. */
export function planOfTrip(trip: TripData, timeZone: string): TripPlan {
  const { pickup_location: from, destination_location: to, rental_type: type } = trip;
  const start = localTime(new Date(trip.pickup_time), timeZone);
  const end = localTime(tripEnd(trip, timeZone), timeZone);
  const isRound = from.lat === to.lat && from.lng === to.lng && type !== "distance_wise";
  return {
    pickup: pointOf(from),
    destination: isRound ? null : pointOf(to),
    day: start.day,
    time: start.clock.slice(0, 5),
    type,
    hours: trip.estimated_hours ?? 3,
    returnDay: end.day,
  };
}

function pointOf({ lat, lng, location_name }: TripData["pickup_location"]): TripPoint {
  return { point: { lat, lng }, address: location_name };
}
