import * as z from "zod";
import { coupon } from "../catalog/catalog.types.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { day, flag, id, idOrSlug, money, page, paging, text } from "../values.ts";
import {
  calendarDay,
  foundVehicle,
  rentalReview,
  rentalStore,
  rentalStoreDetails,
  vehicle,
  vehicleDetails,
} from "./rental.types.ts";
import { vehicleFilter } from "./vehicle-filter.ts";
import { named } from "./vehicle-taxonomy.contract.ts";

/** Vehicles and rental providers to look at (contract 5.4). */

const listed = { allow: "anyone", needs: ["zone", "module"] } as const;
const ofModule = { allow: "anyone", needs: ["module"] } as const;

// Banners

const rentalBanner = z.object({
  id,
  title: z.string(),
  type: z.string(),
  link: z.string().nullable(),
  provider_id: id.nullable(),
  image_full_url: z.string(),
});

export const listRentalBanners = endpoint("GET /rental/banners", {
  about: "Banners of the rental module that lead to a provider or a link.",
  ...listed,
  ...anywhere,
  input: z.object({ featured: flag.default(0) }),
  reply: z.object({ banners: z.array(rentalBanner) }),
  errors: ["module_header_invalid"],
});

export const listProviderBanners = endpoint("GET /rental/banners/{provider_id}", {
  about: "The banners of a rental provider.",
  ...listed,
  ...anywhere,
  input: z.object({ provider_id: id, featured: flag.default(0) }),
  reply: z.object({ banners: z.array(rentalBanner) }),
  errors: ["module_header_invalid", "provider_not_found"],
});

// Vehicles

export const listTopRatedVehicles = endpoint("GET /rental/vehicle/top-rated", {
  about: "Vehicles that can be picked up in these zones, best rated first.",
  ...listed,
  ...anywhere,
  input: z.object(paging),
  reply: page("vehicles", vehicle),
  errors: ["module_header_invalid", "offset_too_large"],
});

const search = {
  input: {
    ...paging,
    /** With a time: also vehicles that are taken then, after the others. */
    include_taken: flag.default(0),
    ...vehicleFilter,
  },
  /**
   * The lowest and the highest price of all matches before `min_price` and `max_price`, before
   * discounts: of the asked type of trip, else of a day (`comparedPrice`).
   */
  reply: page("vehicles", foundVehicle).extend({
    min_price: money,
    max_price: money,
    /** How many of `total_size` are taken at the asked time. */
    taken_size: z.int(),
  }),
};

export const searchVehicles = endpoint("GET /rental/vehicle/search", {
  about:
    "Vehicles by name, provider and filters; with a time only those of which one is free, or the taken ones last. Without a sort, best match or most popular first.",
  ...listed,
  ignoresPlace: ({ sortby_distance }) => sortby_distance !== 1,
  input: z.object({ ...search.input, name: text(100).optional(), provider_id: id.optional() }),
  reply: search.reply,
  uncached: true,
  rateLimit: "search",
  errors: ["module_header_invalid", "offset_too_large", "pickup_outside_zones"],
});

export const listProviderVehicles = endpoint("GET /rental/vehicle/get-provider-vehicles", {
  about: "The vehicles of one provider in all zones, with the filters of the search.",
  ...listed,
  ...anywhere,
  input: z.object({ ...search.input, provider_id: idOrSlug }),
  reply: search.reply,
  uncached: true,
  errors: [
    "module_header_invalid",
    "offset_too_large",
    "provider_not_found",
    "pickup_outside_zones",
  ],
});

export const suggestVehicles = endpoint("GET /rental/vehicle/search/suggestion", {
  about: "Names of vehicles, brands and categories that continue what was typed, at most 10.",
  ...listed,
  ...anywhere,
  input: z.object({ name: text(100) }),
  reply: z.array(z.string()),
  rateLimit: "search",
  errors: ["module_header_invalid"],
});

export const listPopularVehicleNames = endpoint("GET /rental/vehicle/popular-suggestion", {
  about: "The vehicles with the most trips, at most 10.",
  ...listed,
  ...anywhere,
  input: z.object({}),
  reply: z.array(named.extend({ total_trip: z.int() })),
  errors: ["module_header_invalid"],
});

export const getVehicle = endpoint("GET /rental/vehicle/get-vehicle-details/{id}", {
  about: "One vehicle.",
  ...ofModule,
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: vehicleDetails,
  errors: ["module_header_invalid", "vehicle_not_found"],
});

/** How many days a calendar of one vehicle has at most. */
export const maxCalendarDays = 92;

export const readVehicleCalendar = endpoint("GET /rental/vehicle/calendar/{id}", {
  about:
    "How many of a vehicle are free on each day: the least at any moment of the day that is still to come.",
  ...ofModule,
  ...anywhere,
  input: z.object({ id: idOrSlug, from: day, to: day }),
  reply: z.object({ days: z.array(calendarDay) }),
  uncached: true,
  errors: ["module_header_invalid", "vehicle_not_found", "vehicle_calendar_range_invalid"],
});

export const listVehicleReviews = endpoint("GET /rental/vehicle/reviews/{id}", {
  about: "Reviews of a vehicle, newest first.",
  ...ofModule,
  ...anywhere,
  input: z.object({ id, ...paging }),
  reply: page("reviews", rentalReview),
  errors: ["module_header_invalid", "offset_too_large", "vehicle_not_found"],
});

// Providers

export const listProviders = endpoint("GET /rental/provider/list", {
  about:
    "Rental providers in these zones: open ones first, then nearest first if coordinates are sent, otherwise most popular first.",
  ...listed,
  input: z.object({ ...paging, name: text(100).optional() }),
  reply: page("stores", rentalStore),
  errors: ["module_header_invalid", "offset_too_large"],
});

const providerRail = {
  ...listed,
  input: z.object(paging),
  reply: page("stores", rentalStore),
  errors: ["module_header_invalid", "offset_too_large"],
} as const;

export const listPopularProviders = endpoint("GET /rental/provider/popular", {
  about: "Rental providers in these zones, most trips first.",
  ...providerRail,
});

export const listLatestProviders = endpoint("GET /rental/provider/latest", {
  about: "Rental providers in these zones, newest first.",
  ...providerRail,
});

export const getProvider = endpoint("GET /rental/provider/get-provider-details/{id}", {
  about: "One rental provider, with its hours, its discount and its rules.",
  ...ofModule,
  input: z.object({ id: idOrSlug }),
  reply: rentalStoreDetails,
  errors: ["module_header_invalid", "provider_not_found"],
});

export const listProviderReviews = endpoint("GET /rental/provider/get-provider-reviews/{id}", {
  about: "Reviews of a provider's vehicles, newest first.",
  ...ofModule,
  ...anywhere,
  input: z.object({ id, ...paging }),
  reply: page("reviews", rentalReview).extend({
    provider: z.object({
      name: z.string(),
      /** The number of reviews with five, four, three, two and one stars. */
      ratings: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
      avg_rating: z.number(),
      rating_count: z.int(),
    }),
  }),
  errors: ["module_header_invalid", "offset_too_large", "provider_not_found"],
});

// Coupons

export const listRentalCoupons = endpoint("GET /rental/coupon/list", {
  about:
    "The rental coupons that this customer can use now, whatever the amount; with a provider those that it accepts.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({ provider_id: id.optional() }),
  reply: z.array(coupon),
  errors: ["module_header_invalid"],
});

export const listAllRentalCoupons = endpoint("GET /rental/coupon/list/all", {
  about: "The rental coupons that every customer can use now.",
  ...listed,
  ...anywhere,
  input: z.object({}),
  reply: z.array(coupon),
  errors: ["module_header_invalid"],
});

export const applyRentalCoupon = endpoint("GET /rental/coupon/apply", {
  about:
    "The coupon with a code, if this customer can use it for a trip with a provider; `amount` is the price of the vehicles before discounts.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({ code: text(50), provider_id: id, amount: money.optional() }),
  reply: coupon,
  errors: [
    "module_header_invalid",
    "coupon_not_found",
    "coupon_used_up",
    "coupon_expired",
    "coupon_not_started",
    "coupon_first_order",
    "coupon_min_purchase",
  ],
  rateLimit: "coupons",
});
