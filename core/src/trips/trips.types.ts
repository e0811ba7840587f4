import * as z from "zod";
import { receipt } from "../orders/orders.types.ts";
import { paymentStatuses } from "../payments/paid-amount.ts";
import { paymentState } from "../payments/payments.contract.ts";
import { rentalType, vehicle, vehicleProvider } from "../rental/rental.types.ts";
import { rentalTerms } from "../rental/rental-terms.ts";
import {
  flag,
  id,
  latitude,
  longitude,
  money,
  notice,
  percent,
  requestedTime,
  text,
  timestamp,
} from "../values.ts";

/** Rental carts and trips in API responses (contract 5.3). */

export const tripStatuses = ["pending", "confirmed", "ongoing", "completed", "canceled"] as const;
export const tripStatus = z.enum(tripStatuses);
export type TripStatus = (typeof tripStatuses)[number];

const nullableText = z.string().nullable();
const nullableTime = timestamp.nullable();
const nullableUrl = z.string().nullable();

export const rentalLocation = z.object({
  lat: latitude,
  lng: longitude,
  location_name: text(255),
  location_type: text(50).optional(),
});
export type RentalLocation = z.infer<typeof rentalLocation>;

/** What a customer says about a trip; the server adds the route. */
export const tripInput = {
  pickup_location: rentalLocation,
  destination_location: rentalLocation,
  pickup_time: requestedTime,
  rental_type: rentalType,
  /** Required for `hourly` and `day_wise`. */
  estimated_hours: z.int().min(1).max(720).optional(),
};

const storedLocation = rentalLocation.extend({ location_type: nullableText });

const tripData = {
  pickup_location: storedLocation,
  destination_location: storedLocation,
  pickup_time: timestamp,
  rental_type: rentalType,
  estimated_hours: z.int().nullable(),
  /** Minutes on the road from the pickup to the destination. */
  destination_time: z.int(),
  /** Kilometres by road. */
  distance: z.number(),
};

export const rentalCartLine = z.object({
  id,
  provider_id: id,
  vehicle_id: id,
  module_id: id,
  quantity: z.int().min(1),
  /** Of the whole line, before discounts. */
  price: money,
  vehicle,
  provider: vehicleProvider,
  problems: z.array(notice),
});
export type RentalCartLine = z.infer<typeof rentalCartLine>;

export const rentalCart = z.object({
  carts: z.array(rentalCartLine),
  /** Null while the cart is empty. */
  user_data: z
    .object({
      id,
      ...tripData,
      /** Before discounts. */
      total_cart_price: money,
      /** What the trip costs in all, without a coupon: with discounts, tax and the service fee. */
      receipt,
    })
    .nullable(),
});
export type RentalCart = z.infer<typeof rentalCart>;

export const tripDetail = z.object({
  id,
  vehicle_id: id,
  quantity: z.int(),
  /** Of one vehicle. */
  price: money,
  /** Of the line. */
  calculated_price: money,
  discount_on_trip: money,
  /** As it was booked. */
  vehicle_details: vehicle,
});

export const tripVehicle = z.object({
  id,
  vehicle_id: id,
  vehicle_identity_id: id,
  license_plate_number: z.string(),
  vehicle_name: z.string(),
  vehicle_thumbnail_full_url: nullableUrl,
  is_completed: flag,
  driver_data: z
    .object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      image_full_url: nullableUrl,
    })
    .nullable(),
  /** The customer's review; null before. */
  rating: z.int().min(1).max(5).nullable(),
  comment: nullableText,
});

const tripAction = z.enum(["cancel", "pay", "review", "change", "extend"]);

/** When a trip was changed by its customer, and from what to what. */
const tripState = z.object({
  pickup_time: timestamp,
  estimated_trip_end_time: timestamp,
  quantity: z.int(),
  trip_amount: money,
});
const tripChange = z.object({ at: timestamp, from: tripState, to: tripState });

export const trip = z.object({
  id,
  trip_status: tripStatus,
  provider_id: id,
  module_id: id,
  zone_id: id,
  pickup_zone_id: id,
  is_guest: z.boolean(),
  scheduled: flag,
  schedule_at: timestamp,
  ...tripData,
  estimated_trip_end_time: timestamp,
  /** When it got to each status. */
  pending: nullableTime,
  confirmed: nullableTime,
  ongoing: nullableTime,
  completed: nullableTime,
  canceled: nullableTime,
  trip_amount: money,
  receipt,
  discount_on_trip: money,
  coupon_code: nullableText,
  coupon_discount_amount: money,
  ref_bonus_amount: money,
  tax_amount: money,
  tax_status: z.enum(["included", "excluded"]),
  tax_percentage: percent,
  additional_charge: money,
  partially_paid_amount: money,
  /** `cash_payment`, `wallet`, `partial_payment` or a gateway; null until the customer chooses. */
  payment_method: nullableText,
  payment_status: z.enum(paymentStatuses),
  payment_state: paymentState.nullable(),
  user_info: z.object({
    contact_person_name: z.string(),
    contact_person_number: z.string(),
    contact_person_email: nullableText,
  }),
  trip_note: nullableText,
  quantity: z.int(),
  /** What the customer earns in the wallet with the trip, or has earned; 0 without cashback. */
  cashback_amount: money,
  canceled_by: z.enum(["customer", "vendor", "admin"]).nullable(),
  cancellation_reason: nullableText,
  provider: vehicleProvider,
  trip_details: z.array(tripDetail),
  vehicle_identity: z.array(tripVehicle),
  /** As they were when the trip was booked. */
  terms: rentalTerms,
  /**
   * When the provider noted at the return that the deposit is given back, or what it was kept for;
   * null before, and without a deposit.
   */
  deposit_settled_at: nullableTime,
  cancel_free_until: timestamp,
  /** When the trip is canceled if it is neither paid nor to be paid in cash. */
  pay_until: timestamp,
  /**
   * The amounts that canceling now would return and keep. Of a canceled trip, the amount that was
   * kept, and the sum of all refunds, also of those by earlier changes.
   */
  if_canceled: z.object({ returned: money, kept: money }),
  actions: z.array(tripAction),
  /** Oldest first. */
  changes: z.array(tripChange),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Trip = z.infer<typeof trip>;
