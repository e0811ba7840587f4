import { AppError } from "@errand/core/errors";
import { greatCircleMeters, type Position } from "@errand/core/location/geometry";
import type { RentalType } from "@errand/core/rental/rental.types";
import type { RentalLocation } from "@errand/core/trips/trips.types";
import type { stores } from "../catalog/catalog.tables.ts";
import type { Maps } from "../integrations/maps.ts";
import type { rentalCarts, StoredLocation } from "./trips.tables.ts";

/** A trip as it is stored: what its customer says, with the route. */
export type StoredTrip = Pick<
  typeof rentalCarts.$inferSelect,
  "rentalType" | "pickup" | "destination" | "pickupTime" | "hours" | "meters" | "minutes"
>;

/** The trip in a request. */
export interface RequestedTrip {
  pickup_location: RentalLocation;
  destination_location: RentalLocation;
  pickup_time: string;
  rental_type: RentalType;
  estimated_hours?: number | undefined;
}

/** Where a provider hands its vehicles over. */
export type PickupPlace = Pick<typeof stores.$inferSelect, "address" | "latitude" | "longitude">;

/**
 * The trip of a request, with its route. It starts where its provider hands vehicles over, whatever
 * place its customer named, and ends there unless the customer named another destination (contract
 * 10.1). Throws `estimated_hours_needed` for a trip by the hour or the day without them; one that
 * is priced by distance has none.
 */
export async function tripFromRequest(
  input: RequestedTrip,
  provider: PickupPlace,
  maps: Maps,
): Promise<StoredTrip> {
  const { rental_type: rentalType, estimated_hours: hours } = input;
  const isByDistance = rentalType === "distance_wise";
  if (!isByDistance && hours === undefined) {
    throw new AppError("estimated_hours_needed", { field: "estimated_hours" });
  }
  const { pickup_location: from, destination_location: to } = input;
  const { latitude: lat, longitude: lng, address: name } = provider;
  const pickup = { lat, lng, name, type: null };
  const isRound = from.lat === to.lat && from.lng === to.lng;
  const destination = isRound ? pickup : storedLocation(to);
  return {
    rentalType,
    pickup,
    destination,
    pickupTime: new Date(input.pickup_time),
    hours: isByDistance ? null : (hours ?? null),
    ...(await routeBetween(maps, pickup, destination)),
  };
}

export function storedLocation({
  lat,
  lng,
  location_name,
  location_type,
}: RentalLocation): StoredLocation {
  return { lat, lng, name: location_name, type: location_type ?? null };
}

/**
 * The speed in a town that is assumed where no street connects the two ends, in metres a minute: 30
 * km/h.
 */
const assumedSpeed = 500;

/** Metres and minutes by road, or by air where no street connects the two. */
export async function routeBetween(maps: Maps, from: StoredLocation, to: StoredLocation) {
  const ends: [Position, Position] = [
    [from.lng, from.lat],
    [to.lng, to.lat],
  ];
  const route = await maps.measure(...ends);
  const meters = Math.round(route?.distanceMeters ?? greatCircleMeters(...ends));
  const minutes = route ? route.durationSeconds / 60 : meters / assumedSpeed;
  return { meters, minutes: Math.ceil(minutes) };
}
