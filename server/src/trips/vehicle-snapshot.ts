import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { type VehicleSnapshot, vehicleSnapshotV1 } from "@errand/core/trips/vehicle-snapshot";
import { flagOf } from "@errand/core/values";
import { discountValue } from "../catalog/sales.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { vehicleBrands, vehicles } from "../rental/rental.tables.ts";

/** What a trip stores about a vehicle. */
export function snapshotOf(
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

/** The booked vehicle in the contract's shape. It has no ratings and numbers: those are of the vehicle today. */
export function toBookedVehicle(
  vehicle: VehicleSnapshot,
  { id, provider }: { id: number; provider: Vehicle["provider"] },
  { url, language }: { url: string; language: Language },
): Vehicle {
  const { brand } = vehicle;
  return {
    id,
    slug: vehicle.slug,
    name: localize(vehicle.name, language),
    description: localize(vehicle.description, language),
    thumbnail_full_url: pictureUrl(url, vehicle.pictures[0] ?? null),
    images_full_url: vehicle.pictures.map((name) => pictureUrl(url, name)),
    provider_id: provider.id,
    category_id: vehicle.categoryId,
    brand_id: brand.id,
    brand: { id: brand.id, name: brand.name, image_full_url: pictureUrl(url, brand.image) },
    provider,
    model: vehicle.model,
    type: vehicle.type,
    engine_capacity: vehicle.engineCapacity,
    engine_power: vehicle.enginePower,
    seating_capacity: vehicle.seats,
    air_condition: flagOf(vehicle.airCondition),
    fuel_type: vehicle.fuel,
    transmission_type: vehicle.transmission,
    trip_hourly: flagOf(vehicle.hourlyPrice !== null),
    trip_distance: flagOf(vehicle.perKmPrice !== null),
    trip_day_wise: flagOf(vehicle.dailyPrice !== null),
    hourly_price: fromMinor(vehicle.hourlyPrice ?? nothing),
    distance_price: fromMinor(vehicle.perKmPrice ?? nothing),
    day_wise_price: fromMinor(vehicle.dailyPrice ?? nothing),
    discount_type: vehicle.discountKind,
    discount_price: discountValue(vehicle),
    tag: vehicle.tags.map((tag) => localize(tag, language)),
    new_tag: 0,
    total_trip: 0,
    avg_rating: 0,
    total_reviews: 0,
    total_vehicles: 0,
    total_vehicle_count: 0,
  };
}
