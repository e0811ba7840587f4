import * as z from "zod";
import { message } from "../chat/chat.types.ts";
import { storeCounters } from "../chat/store-counters.contract.ts";
import { endpoint } from "../endpoint.ts";
import { orderTransition } from "../orders/orders.types.ts";
import { vehicle } from "../rental/rental.types.ts";
import { rentalTerms } from "../rental/rental-terms.ts";
import { clock, day, flag, id, note, page, paging, text, timestamp } from "../values.ts";
import { tripChecks } from "./trip-checks.contract.ts";
import { trip, tripStatus } from "./trips.types.ts";

/** What a rental provider does with its trips, its fleet and its settings (contract 6.5). */

const trips = { staff: "store", permission: "trips" } as const;
const ownTrip = { ...trips, owns: "trip" } as const;
const fleet = { staff: "store", permission: "vehicles" } as const;

/** new: waits for the provider · upcoming: confirmed · ongoing · past. */
export const tripStages = ["new", "upcoming", "ongoing", "past"] as const;

export const listProviderTrips = endpoint("GET /provider/trips", {
  about:
    "Trips of the provider at one stage; those that wait for it by their pickup time. The contacts of past ones are masked.",
  allow: trips,
  input: z.object({ ...paging, state: z.enum(tripStages), search: text(100).optional() }),
  reply: page("trips", trip),
  errors: ["offset_too_large"],
});

export const providerTrip = trip.extend({
  /** What was checked at the hand-over and at the return. */
  checks: tripChecks,
  transitions: z.array(orderTransition.extend({ from: tripStatus.nullable(), to: tripStatus })),
});

export const readProviderTrip = endpoint("GET /provider/trips/{id}", {
  about:
    "A trip of the provider with its history and its checklists. The contacts are masked once the trip has been over for a day.",
  allow: ownTrip,
  input: z.object({ id }),
  reply: providerTrip,
  errors: ["trip_not_found"],
});

export const streamProvider = endpoint("GET /provider/stream", {
  about:
    "Server-Sent Events: a `trip` for each trip of the provider that is not over, then for each change, and a `message` for each unseen one, then for each new one; `counters` says how much waits. `Last-Event-ID` resumes with what came since.",
  allow: trips,
  input: z.object({}),
  reply: z.union([trip, message, storeCounters]),
  stream: true,
  errors: ["throttled"],
});

const change = {
  allow: ownTrip,
  reply: z.object({ message: z.string(), trip }),
  keyRequired: true,
} as const;

/** The vehicles that are handed over, each with the driver who drives it, if one does. */
const assignedVehicles = z
  .array(z.object({ vehicle_identity_id: id, driver_id: id.optional() }))
  .min(1)
  .max(100);

export const confirmTrip = endpoint("POST /provider/trips/{id}/confirm", {
  about: "Confirms a new trip.",
  ...change,
  input: z.object({ id }),
  errors: ["trip_not_found", "trip_status_conflict"],
});

export const refuseTrip = endpoint("POST /provider/trips/{id}/refuse", {
  about:
    "Cancels a trip that is not completed, with a reason; frees its vehicles and returns what was paid. The reason is a text, or the name of a known one (`vehicle_fault`, `no_vehicle`), which each reader reads in their language.",
  ...change,
  input: z.object({ id, reason: text(255) }),
  errors: ["trip_not_found", "trip_status_conflict"],
});

export const assignTripVehicles = endpoint("PUT /provider/trips/{id}/vehicles", {
  about:
    "Assigns the vehicles of a confirmed trip, as many of each as were booked, and their drivers. Replaces an earlier assignment.",
  ...change,
  input: z.object({ id, vehicles: assignedVehicles }),
  errors: [
    "trip_not_found",
    "trip_status_conflict",
    "vehicle_assignment_invalid",
    "driver_not_found",
  ],
});

export const startTrip = endpoint("POST /provider/trips/{id}/start", {
  about: "Hands the assigned vehicles of a confirmed trip over.",
  ...change,
  input: z.object({ id }),
  errors: ["trip_not_found", "trip_status_conflict", "vehicle_assignment_invalid"],
});

export const completeTrip = endpoint("POST /provider/trips/{id}/complete", {
  about:
    "Takes the vehicles of an ongoing trip back. What is left to pay of a trip in cash counts as received by the provider.",
  ...change,
  input: z.object({ id }),
  errors: ["trip_not_found", "trip_status_conflict", "trip_unpaid"],
});

/** One vehicle of the fleet. */
const fleetUnit = z.object({ id, license_plate_number: z.string(), active: flag });

export const fleetVehicle = vehicle.extend({
  active: flag,
  /** The names of its pictures, in their order. */
  images: z.array(z.string()),
  units: z.array(fleetUnit),
});
export type FleetVehicle = z.infer<typeof fleetVehicle>;

export const listFleet = endpoint("GET /provider/vehicles", {
  about: "The vehicles of the provider, also those not offered, with their plates.",
  allow: fleet,
  input: z.object({ ...paging, search: text(100).optional() }),
  reply: page("vehicles", fleetVehicle),
  errors: ["offset_too_large"],
});

/** The plates of the single vehicles behind a vehicle. */
export const statedUnits = z
  .array(z.object({ license_plate_number: text(20), active: flag }))
  .min(1)
  .max(500)
  .refine((units) => units.some(({ active }) => active === 1));

export const providerDriver = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  image_full_url: z.string().nullable(),
  active: flag,
});

export const listDrivers = endpoint("GET /provider/drivers", {
  about: "The drivers of the provider who are active; with `inactive` all of them.",
  allow: trips,
  input: z.object({ inactive: flag.optional() }),
  reply: z.array(providerDriver),
  errors: [],
});

export const readFleetCalendar = endpoint("GET /provider/calendar", {
  about: "Which vehicles are booked or blocked when, from one day to another, at most 62 days.",
  allow: trips,
  input: z.object({ from: day, to: day }),
  reply: z.object({
    vehicles: z.array(
      z.object({
        vehicle_id: id,
        name: z.string(),
        total_vehicles: z.int(),
        bookings: z.array(
          z.object({
            trip_id: id,
            trip_status: tripStatus,
            quantity: z.int(),
            from: timestamp,
            to: timestamp,
            customer_name: z.string(),
          }),
        ),
        /** Times in which they are not to be had, such as a repair. */
        blocks: z.array(
          z.object({
            id,
            vehicle_identity_id: id.nullable(),
            quantity: z.int(),
            from: timestamp,
            to: timestamp,
            reason: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: ["calendar_range_invalid"],
});

const schedule = z.object({
  day: z.int().min(0).max(6),
  opening_time: clock,
  closing_time: clock,
});

export const providerSettings = z.object({
  active: flag,
  schedules: z.array(schedule).max(21),
  closed_dates: z.array(day).max(366),
  pickup_zone_id: z.array(id).max(100),
  rental_rules: z.array(note(255)).max(20),
  announcement_message: note(255).nullable(),
  /** What trips that are booked from now on agree to. */
  terms: rentalTerms,
});

const ownSettings = { staff: "store", permission: "settings", kind: "rental_staff" } as const;

export const readProviderSettings = endpoint("GET /provider/settings", {
  about: "Hours, pickup zones, rules and terms of the provider.",
  allow: ownSettings,
  input: z.object({}),
  reply: providerSettings,
  errors: [],
});

export const changeProviderSettings = endpoint("PUT /provider/settings", {
  about:
    "Changes hours, pickup zones, rules and terms: what is stated, and nothing else. Texts in one language are in that of the request.",
  allow: ownSettings,
  input: providerSettings.partial(),
  reply: providerSettings.extend({ message: z.string() }),
  errors: ["zone_not_found"],
});
