import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { receipt } from "../orders/orders.types.ts";
import { calendarDay } from "../rental/rental.types.ts";
import { day, id, money, requestedTime, timestamp } from "../values.ts";
import { tripProof } from "./trips.contract.ts";
import { rentalLocation, trip } from "./trips.types.ts";

/** Changing and extending a booked trip (contract 10.3). */

/** What is not stated stays as it was booked. */
const change = {
  ...tripProof,
  pickup_time: requestedTime.optional(),
  /** Of trips by the hour and by the day. */
  estimated_hours: z.int().min(1).max(720).optional(),
  /** Of trips by distance. */
  destination_location: rentalLocation.optional(),
  /** How many of its vehicles. */
  quantities: z
    .array(z.object({ vehicle_id: id, quantity: z.int().min(1).max(20) }))
    .max(100)
    .optional(),
};

const changeErrors = [
  "trip_not_found",
  "trip_status_conflict",
  "vehicle_not_found",
  "vehicle_unavailable",
  "rental_type_missing",
  "pickup_time_past",
  "pickup_time_too_late",
  "store_closed",
] as const;

export const quoteTripChange = endpoint("POST /rental/user/trip/change/quote", {
  about:
    "What a trip costs after a change, at the prices of now and by the terms of its booking; holds and stores nothing.",
  allow: "shopper",
  input: z.object(change),
  reply: z.object({
    trip_amount: money,
    /** What it costs more; negative where it costs less. */
    difference: z.number(),
    /** What is left to pay afterwards. */
    to_pay: money,
    /** What goes back of what is paid. */
    returned: money,
    estimated_trip_end_time: timestamp,
    /** When the trip is canceled if the rest is neither paid nor to be paid in cash. */
    pay_until: timestamp,
    /** Null where its coupon cannot be used any more. */
    coupon_code: z.string().nullable(),
    receipt,
  }),
  isRead: true,
  errors: changeErrors,
});

export const changeTrip = endpoint("POST /rental/user/trip/change", {
  about:
    "Changes time, destination or number of vehicles of a trip that is not handed over, or the end of one that is to a later time. One transaction holds the vehicles for the new time and frees the old one; what was paid too much goes back.",
  allow: "shopper",
  input: z.object({
    ...change,
    /** The total that the customer saw; it is only compared. */
    trip_amount: money,
  }),
  reply: z.object({ message: z.string(), trip }),
  keyRequired: true,
  errors: [...changeErrors, "price_changed", "too_many_unpaid_trips", "throttled"],
});

export const readTripCalendar = endpoint("GET /rental/user/trip/change/calendar", {
  about:
    "How many of each vehicle of a trip are free for it on each day, as in the calendar of the vehicle; what the trip itself holds is free.",
  allow: "shopper",
  input: z.object({ ...tripProof, from: day, to: day }),
  reply: z.object({
    vehicles: z.array(z.object({ vehicle_id: id, days: z.array(calendarDay) })),
  }),
  errors: ["trip_not_found", "vehicle_calendar_range_invalid"],
});
