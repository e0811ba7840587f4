import type { ErrorEntry } from "./error-entry.ts";

/** Rental of vehicles: trips, providers and their fleet. */
export const rentalErrors = {
  provider_not_found: { status: 404, code: "provider", cause: "There is no such rental provider." },
  vehicle_not_found: { status: 404, code: "vehicle", cause: "There is no such vehicle." },
  trip_not_found: {
    status: 404,
    code: "trip",
    cause: "There is no such trip, or it belongs to another person, or the proof is wrong.",
    remedy: "Ask a guest for the phone number given with the trip.",
  },
  driver_not_found: { status: 404, code: "driver", cause: "The provider has no such driver." },
  trip_status_conflict: {
    status: 409,
    code: "trip_status",
    cause: "The current status of the trip does not allow the change.",
  },
  trip_unpaid: {
    status: 409,
    code: "trip_status",
    cause: "The trip is not paid.",
    remedy: "Complete it once it is paid.",
  },
  trip_paid: {
    status: 409,
    code: "paid",
    cause: "The trip is paid already.",
    remedy: "Treat it as done.",
  },
  rental_type_mixed: {
    status: 409,
    code: "rental_type",
    cause: "The cart holds a trip of another type.",
    remedy: "Ask whether to empty the cart.",
  },
  rental_type_not_offered: {
    status: 409,
    code: "rental_type",
    cause:
      "Vehicles in the cart are not offered for this type of trip; `data.cart_ids` names their lines.",
    remedy: "Let the person remove them or keep the type.",
  },
  vehicle_unavailable: {
    status: 409,
    cause: "Fewer vehicles are free at that time.",
    remedy: "Let the person choose another time, quantity or vehicle.",
  },
  vehicle_booked: {
    status: 409,
    code: "vehicle_unavailable",
    cause: "More of the vehicle are booked than that.",
    remedy: "State at least the number that is booked.",
  },
  license_plate_taken: {
    status: 409,
    code: "license_plate_number",
    cause: "Another vehicle has this plate.",
    remedy: "Correct the plate.",
  },
  too_many_unpaid_trips: {
    status: 409,
    code: "unpaid_orders",
    cause: "Too many trips are not paid.",
    remedy: "Pay one of them first.",
  },
  vehicle_or_provider_needed: {
    status: 422,
    code: "vehicle_id",
    cause: "Both a vehicle and a provider are given, or neither is.",
    remedy: "Send one of both.",
  },
  pickup_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The pickup is in no zone of the module.",
    remedy: "Let the person choose another place.",
  },
  pickup_zone_not_served: {
    status: 422,
    code: "pickup_zone",
    cause: "The provider does not serve the zones of the header.",
    remedy: "Let the person choose another provider or location.",
  },
  pickup_time_past: {
    status: 422,
    code: "pickup_time",
    cause: "The pickup is in the past.",
    remedy: "Let the person choose another time.",
  },
  pickup_time_too_late: {
    status: 422,
    code: "pickup_time",
    cause: "The pickup is more than 183 days ahead.",
    remedy: "Let the person choose another time.",
  },
  rental_type_missing: {
    status: 422,
    code: "rental_type",
    cause: "The vehicle is not offered for this type of trip.",
    remedy: "Let the person choose another type.",
  },
  estimated_hours_needed: {
    status: 422,
    code: "estimated_hours",
    cause: "A trip by the hour or the day has no hours.",
    remedy: "Send `estimated_hours`.",
  },
  booking_incomplete: {
    status: 422,
    code: "vehicle_id",
    cause: "Only some of vehicle, quantity, time and type are given.",
    remedy: "Send all four or none.",
  },
  vehicle_assignment_invalid: {
    status: 422,
    code: "vehicles",
    cause: "The assigned vehicles are not those that were booked, or not free.",
    remedy: "Assign as many of each as were booked.",
  },
  calendar_range_invalid: {
    status: 422,
    code: "to",
    cause: "The end is before the start, or more than 62 days later.",
    remedy: "Send a shorter period.",
  },
  vehicle_calendar_range_invalid: {
    status: 422,
    code: "to",
    cause: "The last day is over, before the first one, or more than 92 days later.",
    remedy: "Send a shorter period that ends today or later.",
  },
  block_until_past: {
    status: 422,
    code: "until",
    cause: "The time is over.",
    remedy: "Name a later time, or none.",
  },
  block_not_found: { status: 404, code: "block", cause: "The provider has no such block." },
  block_span: { status: 422, code: "to", cause: "The block ends before it begins." },
  driver_in_use: {
    status: 409,
    code: "in_use",
    cause: "The driver is assigned to a trip that is not over.",
    remedy: "Assign another driver to the trip first.",
  },
  vehicle_category_not_found: {
    status: 404,
    code: "category",
    cause: "The module has no such category of vehicles.",
  },
  vehicle_price_needed: {
    status: 422,
    code: "hourly_price",
    cause: "The vehicle has no price by the hour, the kilometre or the day.",
    remedy: "State at least one of the three.",
  },
  pickup_zone_needed: {
    status: 422,
    code: "pickup_zone_id",
    cause: "A rental provider has no pickup zone.",
  },
  trip_not_completed: {
    status: 422,
    code: "trip_status",
    cause: "The trip is not completed.",
    remedy: "Offer the rating once it is completed.",
  },
} as const satisfies Record<string, ErrorEntry>;
