import type { Vehicle } from "@errand/core/rental/rental.types";
import type { Call, Input } from "../api/api-request.ts";
import type { TripPlan } from "./trip-plan.ts";
import { tripFilter } from "./vehicle-filters.ts";

/**
 * The request that says whether a vehicle is free at the time of a trip: its brand and category in
 * its fleet.
 */
export function freeRequest(
  vehicle: Pick<Vehicle, "provider_id" | "category_id" | "brand_id">,
  plan: TripPlan,
  timeZone: string,
): Input<"GET /rental/vehicle/get-provider-vehicles"> {
  const { pickup_location: _anywhere, ...time } = tripFilter(new URLSearchParams(), plan, timeZone);
  return {
    provider_id: String(vehicle.provider_id),
    category_ids: [vehicle.category_id],
    brand_ids: [vehicle.brand_id],
    limit: 100,
    ...time,
  };
}

/** How many of a vehicle are free for a trip. */
export async function readFree(
  call: Call,
  vehicle: Vehicle,
  plan: TripPlan,
  timeZone: string,
): Promise<number> {
  const { vehicles } = await call(
    "GET /rental/vehicle/get-provider-vehicles",
    freeRequest(vehicle, plan, timeZone),
  );
  return vehicles.find(({ id }) => id === vehicle.id)?.total_vehicle_count ?? 0;
}
