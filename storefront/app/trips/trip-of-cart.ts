import type { RentalCart, RentalLocation, Trip } from "@errand/core/trips/trips.types";
import type { TripRequest } from "../rental/rental-cart-context.ts";

/** The trip of a cart, or a booked one. */
export type TripData = NonNullable<RentalCart["user_data"]> | Trip;

/** The trip as the API takes it, without what the server adds to it. */
export function tripOfCart(trip: TripData): TripRequest {
  return {
    pickup_location: locationInput(trip.pickup_location),
    destination_location: locationInput(trip.destination_location),
    pickup_time: trip.pickup_time,
    rental_type: trip.rental_type,
    ...(trip.estimated_hours !== null && { estimated_hours: trip.estimated_hours }),
  };
}

function locationInput({
  location_type: type,
  ...place
}: TripData["pickup_location"]): RentalLocation {
  return type === null ? place : { ...place, location_type: type };
}
