import type { StoredTrip } from "./requested-trip.ts";
import type { StoredLocation } from "./trips.tables.ts";

/** What carts and trips say about a trip, in the contract's shape. */
export function toTripData(trip: StoredTrip) {
  return {
    pickup_location: toLocation(trip.pickup),
    destination_location: toLocation(trip.destination),
    pickup_time: trip.pickupTime.toISOString(),
    rental_type: trip.rentalType,
    estimated_hours: trip.hours,
    destination_time: trip.minutes,
    distance: trip.meters / 1000,
  };
}

function toLocation({ lat, lng, name, type }: StoredLocation) {
  return { lat, lng, location_name: name, location_type: type };
}
