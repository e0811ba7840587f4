import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { deskFilter, deskSearch } from "../orders/desk-filter.ts";
import { id, page, text } from "../values.ts";
import { providerTrip } from "./provider-trips.contract.ts";
import { trip, tripStatuses } from "./trips.types.ts";

/** What operators do with trips of their zones. */

export const listDeskTrips = endpoint("GET /desk/trips", {
  about:
    "Trips in the zones of the operator, those that are picked up first before others. Contacts are masked.",
  allow: { staff: "desk", permission: "orders" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    /** A status, or `active`: every trip that is not over. */
    state: z.enum([...tripStatuses, "active"]).optional(),
  }),
  reply: page("trips", trip),
  errors: ["offset_too_large"],
});

export const readDeskTrip = endpoint("GET /desk/trips/{id}", {
  about: "A trip with its history. The contacts are masked once the trip has been over for a day.",
  allow: { staff: "desk", permission: "orders", owns: "trip" },
  input: z.object({ id }),
  reply: providerTrip,
  errors: ["trip_not_found"],
});

export const cancelDeskTrip = endpoint("POST /desk/trips/{id}/cancel", {
  about:
    "Cancels a trip that is not completed, with a reason; frees its vehicles and returns what was paid.",
  allow: { staff: "desk", permission: "orders", owns: "trip" },
  input: z.object({ id, reason: text(255) }),
  reply: z.object({ message: z.string(), trip }),
  keyRequired: true,
  errors: ["trip_not_found", "trip_status_conflict"],
});
