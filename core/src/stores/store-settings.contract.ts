import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { clock, day, imageFile, money, note, requestedTime, text, timestamp } from "../values.ts";
import { pauseCauses } from "./pauses.ts";

/**
 * What a store says of itself and how it takes orders (contract 6.3). Rental providers have
 * settings of their own.
 */

const own = { staff: "store", permission: "settings", kind: "store_staff" } as const;

const schedule = z.object({
  day: z.int().min(0).max(6),
  opening_time: clock,
  /** At or before the opening time: on the next day. */
  closing_time: clock,
});

/** Thirty days. */
const maxMinutes = 43_200;
const minutes = z.int().min(1).max(maxMinutes);

/** What a store states; what is missing stays. */
export const statedSettings = {
  name: text(255),
  name_fr: text(255),
  announcement: note(255).nullable(),
  announcement_fr: note(255).nullable(),
  schedules: z.array(schedule).max(21),
  /** Days on which no opening time starts. */
  closed_dates: z.array(day).max(366),
  minimum_order: money,
  /** Minutes that preparing and bringing take. */
  min_delivery_time: minutes,
  max_delivery_time: minutes,
  delivery: z.boolean(),
  take_away: z.boolean(),
  /** Whether the store pays for all deliveries. */
  free_delivery: z.boolean(),
  /** The three charges: of a store that delivers itself. */
  minimum_shipping_charge: money,
  maximum_shipping_charge: money.nullable(),
  per_km_shipping_charge: money,
  /** Takes orders for later. */
  schedule_order: z.boolean(),
  /** Minutes from placing an order to the earliest time it may be scheduled for. */
  order_place_to_schedule_interval: z.int().min(0).max(maxMinutes),
  /**
   * The scheduled orders that one slot takes; null without a limit. Orders that a slot has already
   * stay.
   */
  slot_capacity: z.int().min(1).max(1000).nullable(),
  /** Null when the store offers no extra packaging. */
  extra_packaging_amount: money.nullable(),
  cutlery: z.boolean(),
  /** Customers may write a note to each line. */
  line_notes: z.boolean(),
  /** Minutes within which the store starts an order; later the order is canceled. */
  accept_within: z.int().min(3).max(15),
  /** Starts every order without a person. */
  auto_accept: z.boolean(),
  /** What the printer of the store prints of each accepted order; `both`: for the customer, too. */
  print_on_accept: z.enum(["none", "kitchen", "both"]),
};

export const storeSettings = z.object({
  ...statedSettings,
  /**
   * Null while the store is not paused, and for a new one that waits for its orders screen
   * (`unreachable`).
   */
  paused_until: timestamp.nullable(),
  pause_cause: z.enum(pauseCauses).nullable(),
  /** Whether the store delivers itself; the desk decides it. */
  self_delivery_system: z.boolean(),
  /** The most that a delivery of the store's own may cost; null without a limit. */
  zone_maximum_shipping_charge: money.nullable(),
  logo_full_url: z.string().nullable(),
  cover_photo_full_url: z.string().nullable(),
});

export const readStoreSettings = endpoint("GET /store/settings", {
  about: "What the store says of itself and how it takes orders.",
  allow: own,
  input: z.object({}),
  reply: storeSettings,
  errors: [],
});

export const changeStoreSettings = endpoint("PUT /store/settings", {
  about: "Changes what is stated, and nothing else. A form takes pictures.",
  allow: own,
  form: true,
  input: z.object(statedSettings).partial().extend({
    /** Until then the store takes no orders; null, or a time that is past, ends that. */
    paused_until: requestedTime.nullable().optional(),
    logo: imageFile.optional(),
    cover_photo: imageFile.optional(),
  }),
  reply: storeSettings.extend({ message: z.string() }),
  errors: [
    "delivery_times_reversed",
    "no_delivery_offered",
    "delivery_terms_invalid",
    "paused_by_desk",
    "picture_type_unsupported",
    "throttled",
  ],
});
