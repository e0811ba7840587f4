import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { invoiceParts } from "../orders/invoice.contract.ts";
import { receipt } from "../orders/orders.types.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import {
  email,
  flag,
  id,
  imageFile,
  messageResponse,
  money,
  note,
  page,
  paging,
  phone,
  requestedTime,
  text,
} from "../values.ts";
import { trip, tripStatus } from "./trips.types.ts";

/** Booking trips, and what customers do with booked ones (contract 5.4). */

/** What quoting and booking read in addition to the cart. */
const booking = {
  provider_id: id,
  scheduled: flag.default(0),
  /** Equal to the pickup time of the cart, where `scheduled` is 1. */
  schedule_at: requestedTime.optional(),
  additional_note: note(500).optional(),
  coupon_code: text(50).optional(),
  contact_person_name: text(100).optional(),
  contact_person_number: phone.optional(),
  contact_person_email: email.optional(),
};

const bookingErrors = [
  "module_header_invalid",
  "is_guest",
  "provider_not_found",
  "different_stores",
  "vehicle_unavailable",
  "rental_type_missing",
  "cart_empty",
  "pickup_zone_not_served",
  "pickup_time_past",
  "pickup_time_too_late",
  "store_closed",
  "schedule_time_invalid",
  "coupon_code",
  "coupon_not_found",
  "coupon_used_up",
  "coupon_expired",
  "coupon_not_started",
  "coupon_first_order",
  "coupon_min_purchase",
  "contact_name_missing",
  "contact_number_missing",
  "contact_phone_invalid",
  "contact_email_missing",
] as const;

export const quoteTrip = endpoint("POST /rental/user/trip/get-tax", {
  about: "Quotes the receipt of the trip in the cart; holds and stores nothing.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.object(booking),
  reply: z.object({
    tax_amount: money,
    tax_status: z.enum(["included", "excluded"]),
    tax_included: flag,
    receipt,
  }),
  isRead: true,
  errors: bookingErrors,
});

export const bookTrip = endpoint("POST /rental/user/trip/trip-booking", {
  about:
    "Books the trip in the cart, unpaid: one transaction prices and checks it, holds the vehicles and empties the cart.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.object({
    ...booking,
    /** The total that the customer saw; it is only compared. */
    trip_amount: money,
  }),
  reply: z.object({ message: z.string(), trip_id: id, trip }),
  status: 201,
  keyRequired: true,
  errors: [...bookingErrors, "price_changed", "too_many_unpaid_trips"],
});

export const tripLists = ["running", "completed", "all"] as const;

export const listTrips = endpoint("GET /rental/user/trip/get-trip-list/{type}", {
  inMaintenance: true,
  about: "Trips of the customer, newest first; the search is for a number or a provider.",
  allow: "customer",
  needs: ["module"],
  input: z.object({
    type: z.enum(tripLists),
    ...paging,
    trip_status: tripStatus.optional(),
    search: text(100).optional(),
  }),
  reply: page("trips", trip),
  errors: ["module_header_invalid", "offset_too_large"],
});

/**
 * Identifies a trip, as `orderProof` does an order: a guest also sends the phone number, or anybody
 * the token of its link.
 */
export const tripProof = {
  trip_id: id,
  contact_number: phone.optional(),
  trip_token: text(200).optional(),
};

export const getTrip = endpoint("GET /rental/user/trip/get-trip-details", {
  inMaintenance: true,
  about: "One trip in its current state.",
  allow: "shopper",
  input: z.object(tripProof),
  reply: trip,
  errors: ["trip_not_found"],
});

export const getTripInvoice = endpoint("GET /rental/user/trip/invoice", {
  inMaintenance: true,
  about: "The invoice of a trip, to print: provider, customer, vehicles, tax and payments.",
  allow: "shopper",
  input: z.object(tripProof),
  reply: z.object({ ...invoiceParts, trip }),
  errors: ["trip_not_found"],
});

export const streamTrip = endpoint("GET /rental/user/trip/stream", {
  inMaintenance: true,
  about: "The trip now, and again after each change.",
  allow: "shopper",
  input: z.object(tripProof),
  reply: trip,
  stream: true,
  errors: ["trip_not_found", "throttled"],
});

export const tripPaymentMethods = [
  "cash_payment",
  "wallet",
  "digital_payment",
  "partial_payment",
] as const;

export const payTrip = endpoint("POST /rental/user/trip/payment", {
  about:
    "Pays a trip that is not paid yet, or states that it is paid in cash at the pickup. `partial_payment` takes the wallet first, and the rest by the gateway or, without one, in cash; with `rest_later` the rest stays due, and no way to pay it is chosen.",
  allow: "shopper",
  input: z.object({
    ...tripProof,
    payment_method: z.enum(tripPaymentMethods),
    payment_gateway: gatewayKey.optional(),
    /** Of `partial_payment` without a gateway. */
    rest_later: flag.default(0),
    callback: z.string().max(2000).optional(),
    payment_platform: z.enum(["web"]),
  }),
  reply: z.object({
    message: z.string(),
    redirect_link: z.string().nullable(),
    payment_id: paymentId.nullable(),
    trip,
  }),
  keyRequired: true,
  errors: [
    "trip_not_found",
    "trip_status_conflict",
    "trip_paid",
    "feature_off",
    "payment_gateway_unavailable",
    "callback_not_allowed",
    "wallet_balance_low",
    "partial_payment",
    "gateway_away",
    "throttled",
  ],
});

export const cancelTrip = endpoint("PUT /rental/user/trip/cancel-trip", {
  about:
    "Cancels a trip that has not been handed over, frees its vehicles and returns what the terms of its booking do not keep.",
  allow: "shopper",
  input: z.object({
    ...tripProof,
    cancellation_reason: text(255).optional(),
    /** What the customer saw that is kept; it is only compared. */
    kept: money.optional(),
  }),
  reply: z.object({ message: z.string(), trip, returned: money, kept: money }),
  errors: ["trip_not_found", "trip_status_conflict", "price_changed"],
});

const maxReviewPictures = 5;

export const reviewTripVehicle = endpoint("POST /rental/user/review/add", {
  about: "Rates one vehicle of a completed trip, once, with public pictures.",
  allow: "customer",
  form: true,
  input: z.object({
    trip_id: id,
    vehicle_id: id,
    vehicle_identity_id: id,
    rating: z.int().min(1).max(5),
    comment: note(1000).optional(),
    attachment: z.array(imageFile).max(maxReviewPictures).optional(),
  }),
  reply: messageResponse,
  status: 201,
  errors: [
    "trip_not_found",
    "vehicle_not_found",
    "review_exists",
    "trip_not_completed",
    "reviews_off",
    "picture_type_unsupported",
  ],
});
