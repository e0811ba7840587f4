import * as z from "zod";
import { amountKind, store, storeDiscount } from "../catalog/catalog.types.ts";
import { day, flag, id, money, percent, slug, timestamp } from "../values.ts";
import { rentalTerms } from "./rental-terms.ts";
import { fuelTypes, transmissionTypes } from "./vehicle-traits.ts";

/** Vehicles and rental providers in API responses (contract 5.3). */

const nullableUrl = z.string().nullable();

/** How a trip is priced: by the hour, by the kilometre, or by the day. */
export const rentalTypes = ["hourly", "distance_wise", "day_wise"] as const;
export const rentalType = z.enum(rentalTypes);
export type RentalType = z.infer<typeof rentalType>;

/** How many of a vehicle are free on a day, `of` so many. */
export const calendarDay = z.object({ date: day, free: z.int(), of: z.int() });
export type CalendarDay = z.infer<typeof calendarDay>;

/** The rental provider in the response of a vehicle. */
export const vehicleProvider = z.object({
  id,
  slug,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Where its vehicles are handed over. */
  latitude: z.number(),
  longitude: z.number(),
  zone_id: id,
  tax: percent,
  logo_full_url: nullableUrl,
  cover_photo_full_url: nullableUrl,
  avg_rating: z.number(),
  rating_count: z.int(),
  pickup_zone_id: z.array(id),
  discount: storeDiscount.nullable(),
  terms: rentalTerms,
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
  /** Where it is handed over: the place of its provider. */
  pickup_place: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }),
  model: z.string(),
  type: z.string(),
  engine_capacity: z.string(),
  engine_power: z.string(),
  seating_capacity: z.int(),
  air_condition: flag,
  fuel_type: z.enum(fuelTypes),
  transmission_type: z.enum(transmissionTypes),
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
  /** How many of it the provider has. */
  total_vehicles: z.int(),
  /** How many are free at the asked time, else now. */
  total_vehicle_count: z.int(),
});
export type Vehicle = z.infer<typeof vehicle>;

export const vehicleDetails = vehicle.extend({
  /** The picture of shared links, in the language of the request. */
  link_preview_full_url: z.string(),
});
export type VehicleDetails = z.infer<typeof vehicleDetails>;

/** A vehicle that a search finds. */
export const foundVehicle = vehicle.extend({
  /**
   * What one costs for the asked time in all, fee and tax in it; missing without a time, and by
   * distance.
   */
  trip_total: money.optional(),
  /**
   * Of one that is taken at the asked time: when one is free again for as long, within 30 days.
   */
  next_free_at: timestamp.optional(),
});
export type FoundVehicle = z.infer<typeof foundVehicle>;

/** A store of the rental module. */
export const rentalStore = store.extend({
  pickup_zone_id: z.array(id),
  total_vehicle_count: z.int(),
  brand_count: z.int(),
});
export type RentalStore = z.infer<typeof rentalStore>;

/**
 * A rental provider with what its customers agree to, one sentence each, such as the age of
 * drivers.
 */
export const rentalStoreDetails = rentalStore.extend({
  rental_rules: z.array(z.string()),
  link_preview_full_url: z.string(),
});
export type RentalStoreDetails = z.infer<typeof rentalStoreDetails>;

/** A review of one vehicle of a completed trip. */
export const rentalReview = z.object({
  id,
  vehicle_id: id,
  provider_id: id,
  vehicle_name: z.string(),
  vehicle_image_full_url: nullableUrl,
  customer_name: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  attachment_full_url: z.array(z.string()),
  reply: z.string().nullable(),
  replied_at: timestamp.nullable(),
  created_at: timestamp,
});
export type RentalReview = z.infer<typeof rentalReview>;
