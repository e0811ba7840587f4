import { type Language, localize } from "@errand/core/language";
import { fromMinor, nothing, toPercent } from "@errand/core/money";
import { freeVehicles, type Hold, type Span } from "@errand/core/rental/free-vehicles";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { defaultTerms, toRentalTerms } from "@errand/core/rental/rental-terms";
import { flagOf } from "@errand/core/values";
import type { stores } from "../catalog/catalog.tables.ts";
import { discountValue } from "../catalog/sales.data.ts";
import { twoDecimals } from "../items/items.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { runningDiscount } from "../stores/stores.data.ts";
import type { vehicleBrands, vehicles } from "./rental.tables.ts";

/** The columns of a provider that its vehicles show. */
export type ProviderRow = Pick<
  typeof stores.$inferSelect,
  | "id"
  | "slug"
  | "name"
  | "phone"
  | "address"
  | "latitude"
  | "longitude"
  | "zoneId"
  | "taxRate"
  | "logo"
  | "cover"
  | "avgRating"
  | "ratingCount"
  | "pickupZoneIds"
  | "discount"
  | "discountKind"
  | "discountMinimum"
  | "discountCap"
  | "discountStarts"
  | "discountEnds"
  | "rentalTerms"
>;

export interface VehicleRow {
  vehicle: typeof vehicles.$inferSelect;
  provider: ProviderRow;
  brand: typeof vehicleBrands.$inferSelect;
  /** Those that overlap the asked span. */
  holds: Hold[];
}

interface ResponseOptions {
  url: string;
  language: Language;
  now: Date;
  timeZone: string;
}

/** What a vehicle is and costs, which a trip remembers from the day of its booking. */
export type VehicleFacts = Pick<
  typeof vehicles.$inferSelect,
  | "slug"
  | "name"
  | "description"
  | "categoryId"
  | "model"
  | "type"
  | "engineCapacity"
  | "enginePower"
  | "seats"
  | "airCondition"
  | "fuel"
  | "transmission"
  | "hourlyPrice"
  | "perKmPrice"
  | "dailyPrice"
  | "discount"
  | "discountKind"
  | "tags"
> & { brand: Omit<typeof vehicleBrands.$inferSelect, "active">; pictures: string[] };

/** The facts in the contract's shape. */
export function toFactsResponse(
  { brand, pictures, ...vehicle }: VehicleFacts,
  { url, language }: Pick<ResponseOptions, "url" | "language">,
) {
  return {
    slug: vehicle.slug,
    name: localize(vehicle.name, language),
    description: localize(vehicle.description, language),
    thumbnail_full_url: pictureUrl(url, pictures[0] ?? null),
    images_full_url: pictures.map((name) => pictureUrl(url, name)),
    category_id: vehicle.categoryId,
    brand_id: brand.id,
    brand: { id: brand.id, name: brand.name, image_full_url: pictureUrl(url, brand.image) },
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
  };
}

/** A vehicle in the contract's shape, with the number that is free for the whole of `span`. */
export function toVehicleResponse(
  { vehicle, provider, brand, holds }: VehicleRow,
  { span, ...options }: ResponseOptions & { span: Span },
): Vehicle {
  return {
    id: vehicle.id,
    ...toFactsResponse({ ...vehicle, brand, pictures: vehicle.images }, options),
    provider_id: provider.id,
    provider: toProviderResponse(provider, options),
    pickup_place: pickupPlaceOf(provider),
    new_tag: flagOf(vehicle.isNew),
    total_trip: vehicle.trips,
    avg_rating: twoDecimals(vehicle.avgRating),
    total_reviews: vehicle.ratingCount,
    total_vehicles: vehicle.total,
    total_vehicle_count: freeVehicles(vehicle.total, holds, span),
  };
}

/** Where a provider hands its vehicles over. */
export function pickupPlaceOf({
  address,
  latitude,
  longitude,
}: Pick<ProviderRow, "address" | "latitude" | "longitude">): Vehicle["pickup_place"] {
  return { address, latitude, longitude };
}

/** A rental provider as its vehicles, carts and trips show it. */
export function toProviderResponse(
  provider: ProviderRow,
  { url, language, now, timeZone }: ResponseOptions,
): Vehicle["provider"] {
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
    discount: runningDiscount(provider, now, timeZone),
    terms: toRentalTerms(provider.rentalTerms ?? defaultTerms),
  };
}
