import * as z from "zod";
import { amountKind, store, storeDiscount } from "../catalog/catalog.types.ts";
import { flag, id, money, percent, slug } from "../values.ts";

/** Vehicles and rental providers in API responses (contract 5.3). */

const nullableUrl = z.string().nullable();

/** The rental provider in the response of a vehicle. */
export const vehicleProvider = z.object({
  id,
  slug,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  zone_id: id,
  tax: percent,
  logo_full_url: nullableUrl,
  cover_photo_full_url: nullableUrl,
  avg_rating: z.number(),
  rating_count: z.int(),
  pickup_zone_id: z.array(id),
  discount: storeDiscount.nullable(),
});

export const vehicle = z.object({
  id,
  slug,
  name: z.string(),
  description: z.string(),
  thumbnail_full_url: nullableUrl,
  images_full_url: z.array(z.string()),
  provider_id: id,
  category_id: id,
  brand_id: id,
  brand: z.object({ id, name: z.string(), image_full_url: nullableUrl }),
  provider: vehicleProvider,
  model: z.string(),
  type: z.string(),
  engine_capacity: z.string(),
  engine_power: z.string(),
  seating_capacity: z.int(),
  air_condition: flag,
  fuel_type: z.enum(["petrol", "diesel", "cng", "electric", "hybrid"]),
  transmission_type: z.enum([
    "automatic",
    "manual",
    "continuously_variable",
    "dual_clutch",
    "semi_automatic",
  ]),
  trip_hourly: flag,
  trip_distance: flag,
  trip_day_wise: flag,
  hourly_price: money,
  distance_price: money,
  day_wise_price: money,
  discount_type: amountKind,
  discount_price: z.number(),
  tag: z.array(z.string()),
  new_tag: flag,
  total_trip: z.int(),
  avg_rating: z.number(),
  total_reviews: z.int(),
  total_vehicles: z.int(),
  total_vehicle_count: z.int(),
});
export type Vehicle = z.infer<typeof vehicle>;

/** A store of the rental module. */
export const rentalStore = store.extend({
  pickup_zone_id: z.array(id),
  total_vehicle_count: z.int(),
  brand_count: z.int(),
});
export type RentalStore = z.infer<typeof rentalStore>;
