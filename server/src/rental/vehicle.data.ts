import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing, toPercent } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { flagOf } from "@errand/core/values";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { discountValue } from "../catalog/sales.data.ts";
import { isInZones } from "../catalog/store-summary.data.ts";
import { type ReadContext, twoDecimals } from "../items/items.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { runningDiscount } from "../stores/stores.data.ts";
import { vehicleBrands, vehicles } from "./rental.tables.ts";

type RentalServices = Pick<CatalogApi, "settings" | "shop">;

/** One page of the rated vehicles that can be picked up in these zones, best rated first. */
export async function readTopRatedVehicles(
  shop: RentalServices,
  context: ReadContext,
  query: { moduleId: number; zoneIds: number[]; limit: number; offset: number },
): Promise<{ total: number; vehicles: Vehicle[] }> {
  const { moduleId, zoneIds, limit, offset } = query;
  const rated = and(offeredIn(moduleId, zoneIds), gt(vehicles.ratingCount, 0));
  const [rows, [counted], { timeZone }] = await Promise.all([
    context.db
      .select({ vehicle: vehicles, provider: stores, brand: vehicleBrands })
      .from(vehicles)
      .innerJoin(stores, eq(stores.id, vehicles.providerId))
      .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
      .where(rated)
      .orderBy(sql`${vehicles.avgRating} desc`, sql`${vehicles.ratingCount} desc`, vehicles.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    context.db
      .select({ total: sql<number>`least(count(*), 10000)` })
      .from(vehicles)
      .innerJoin(stores, eq(stores.id, vehicles.providerId))
      .where(rated),
    shop.shop(),
  ]);
  const options = { ...context, url: shop.settings.url, timeZone };
  return {
    total: counted?.total ?? 0,
    vehicles: rows.map((row) => toVehicleResponse(row, options)),
  };
}

function offeredIn(moduleId: number, zoneIds: number[]): SQL | undefined {
  return and(vehicles.active, stores.active, eq(stores.moduleId, moduleId), isInZones(zoneIds));
}

/** A vehicle with what its response needs. */
export interface VehicleRow {
  vehicle: typeof vehicles.$inferSelect;
  provider: typeof stores.$inferSelect;
  brand: typeof vehicleBrands.$inferSelect;
}

export function toVehicleResponse(
  { vehicle, provider, brand }: VehicleRow,
  { url, language, now, timeZone }: ReadContext & { url: string; timeZone: string },
): Vehicle {
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: localize(vehicle.name, language),
    description: localize(vehicle.description, language),
    thumbnail_full_url: pictureUrl(url, vehicle.images[0] ?? null),
    images_full_url: vehicle.images.map((name) => pictureUrl(url, name)),
    provider_id: provider.id,
    category_id: vehicle.categoryId,
    brand_id: brand.id,
    brand: { id: brand.id, name: brand.name, image_full_url: pictureUrl(url, brand.image) },
    provider: {
      ...toProviderResponse(provider, { url, language }),
      discount: runningDiscount(provider, now, timeZone),
    },
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
    new_tag: flagOf(vehicle.isNew),
    total_trip: vehicle.trips,
    avg_rating: twoDecimals(vehicle.avgRating),
    total_reviews: vehicle.ratingCount,
    total_vehicles: vehicle.total,
    total_vehicle_count: vehicle.total,
  };
}

function toProviderResponse(
  provider: VehicleRow["provider"],
  { url, language }: { url: string; language: Language },
): Omit<Vehicle["provider"], "discount"> {
  return {
    id: provider.id,
    slug: provider.slug,
    name: localize(provider.name, language),
    phone: provider.phone,
    address: provider.address,
    latitude: provider.latitude,
    longitude: provider.longitude,
    zone_id: provider.zoneId,
    tax: toPercent(provider.taxRate),
    logo_full_url: pictureUrl(url, provider.logo),
    cover_photo_full_url: pictureUrl(url, provider.cover),
    avg_rating: twoDecimals(provider.avgRating),
    rating_count: provider.ratingCount,
    pickup_zone_id: provider.pickupZoneIds,
  };
}
