import * as z from "zod";
import { flag, id, latitude, longitude, money, requestedTime, text } from "../values.ts";
import { rentalType } from "./rental.types.ts";
import { fuelTypes, transmissionTypes } from "./vehicle-traits.ts";

/** Numbers of seats from one to another, both included, such as `4-5`. */
const seatRange = z.stringFormat("seat-range", /^\d{1,2}-\d{1,2}$/);

const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(50);

/** The parameters that narrow and sort lists of vehicles (contract 5.3). */
export const vehicleFilter = {
  /** Only vehicles rated four stars or better, best rated first unless sorted by price. */
  top_rated: flag.optional(),
  /**
   * Overrides the visitor's zones: only vehicles that can be picked up in the zone of this point.
   */
  pickup_location: z.object({ lat: latitude, lng: longitude }).optional(),
  /**
   * Only vehicles of which one is free from then on, for `duration`, and of providers that are open
   * then.
   */
  date: requestedTime.optional(),
  /** Hours; 1 where a time is sent without it. */
  duration: z.int().min(1).max(720).optional(),
  /** Only vehicles that offer it; prices are then those of this type. */
  trip_type: rentalType.optional(),
  /**
   * Prices are those before discounts: of `trip_type`, else the lowest of a day (`comparedPrice`).
   */
  sortby_price: z.enum(["asc", "desc"]).optional(),
  /**
   * Nearest pickup place first: from `pickup_location`, else from the visitor's coordinates.
   * Without either, and beside `sortby_price`, it changes nothing.
   */
  sortby_distance: flag.optional(),
  min_price: money.optional(),
  max_price: money.optional(),
  category_ids: list(id).optional(),
  brand_ids: list(id).optional(),
  seating_capacity: list(seatRange).optional(),
  /** With both flags, all vehicles. */
  air_condition: flag.optional(),
  no_air_condition: flag.optional(),
  transmission_type: list(z.enum(transmissionTypes)).optional(),
  vehicle_type: list(text(50)).optional(),
  fuel_type: list(z.enum(fuelTypes)).optional(),
};

export type VehicleFilter = z.infer<z.ZodObject<typeof vehicleFilter>>;
