import type { Language } from "@errand/core/language";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { type VehicleSnapshot, vehicleSnapshotV1 } from "@errand/core/trips/vehicle-snapshot";
import type { vehicleBrands, vehicles } from "../rental/rental.tables.ts";
import { pickupPlaceOf, toFactsResponse } from "../rental/vehicle-response.ts";

/** What a trip stores about a vehicle. */
export function toVehicleSnapshot(
  vehicle: typeof vehicles.$inferSelect,
  brand: typeof vehicleBrands.$inferSelect,
): VehicleSnapshot {
  const { slug, name, description, images, categoryId, model, type, tags } = vehicle;
  const { engineCapacity, enginePower, seats, airCondition, fuel, transmission } = vehicle;
  const { hourlyPrice, perKmPrice, dailyPrice, discount, discountKind } = vehicle;
  return {
    version: 1,
    ...{ slug, name, description, pictures: images, categoryId, model, type, tags },
    brand: { id: brand.id, name: brand.name, image: brand.image },
    ...{ engineCapacity, enginePower, seats, airCondition, fuel, transmission },
    ...{ hourlyPrice, perKmPrice, dailyPrice, discount, discountKind },
  };
}

/** A stored snapshot. Throws for one of an unknown version. */
export function readSnapshot(stored: unknown): VehicleSnapshot {
  return vehicleSnapshotV1.parse(stored);
}

/**
 * The booked vehicle in the contract's shape. It has no ratings and numbers: those are of the
 * vehicle today.
 */
export function toBookedVehicle(
  vehicle: VehicleSnapshot,
  { id, provider }: { id: number; provider: Vehicle["provider"] },
  options: { url: string; language: Language },
): Vehicle {
  return {
    id,
    ...toFactsResponse(vehicle, options),
    provider_id: provider.id,
    provider,
    pickup_place: pickupPlaceOf(provider),
    new_tag: 0,
    total_trip: 0,
    avg_rating: 0,
    total_reviews: 0,
    total_vehicles: 0,
    total_vehicle_count: 0,
  };
}
