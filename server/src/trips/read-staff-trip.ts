import type { Language } from "@errand/core/language";
import type { TripStatus } from "@errand/core/trips/trips.types";
import type { Database } from "../database/database.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { readTransitions } from "../orders/transitions.data.ts";
import { readTrip } from "./read-trip.ts";
import { isLongOver, withMaskedRenter } from "./renter-contacts.ts";
import { tripOptions } from "./trip-api.ts";
import { readTripChecks } from "./trip-checks.data.ts";

/** A trip as its provider and the desk see it, with its history and what was checked. */
export async function readStaffTrip(
  api: OrderApi,
  tripId: number,
  { db, now, language }: { db: Database; now: Date; language: Language },
) {
  const trip = await readTrip(db, tripId, tripOptions(api, language));
  const shown = isLongOver(trip, now) ? withMaskedRenter(trip) : trip;
  return {
    ...shown,
    checks: await readTripChecks(db, tripId, (key) => api.files.links.urlOf(key, now)),
    transitions: await readTransitions<TripStatus>(db, tripId, language),
  };
}
