import { nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { tripMessageAbout } from "@errand/core/trips/trip-messages";
import { confirmationEnds, tripTransitionError } from "@errand/core/trips/trip-states";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { type Database, inTransaction } from "../database/database.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { type ChangeDetails, insertTransition } from "../orders/record-status.ts";
import { type SaleTransitions, transitionSale } from "../orders/transition-sale.ts";
import { lockTripRow } from "./read-trip.ts";
import { cancelUnconfirmedLater } from "./trip-deadline.job.ts";
import { applyTripEffects } from "./trip-effects.ts";
import { tellOfTrip } from "./trip-message.job.ts";
import { endPaymentLater } from "./trip-payment-deadline.job.ts";
import {
  type BookedTrip,
  getKeptAmount,
  getTripDeadlines,
  type TripRow,
  tripFacts,
} from "./trip-row.ts";

/** A provider keeps money of a trip only when its customer cancels it. */
const isOwner = ({ kind }: Actor) => kind === "customer" || kind === "guest";

/**
 * Changes the status of a trip, with its consequences (`applyTripEffects`), records who did it, and
 * enqueues the message about it. The only writer of a trip's status. Throws `trip_not_found` for a
 * trip that is not the actor's own and unknown ones, and `trip_status_conflict`,
 * `vehicle_assignment_invalid` or `trip_unpaid` when the actor may not make this change now, also
 * when another change was faster (contract 5.4).
 */
export function transitionTrip(
  db: Database,
  tripId: number,
  to: TripStatus,
  actor: Actor,
  details: ChangeDetails,
): Promise<void> {
  return inTransaction(db, async (tx) =>
    transitionSale(tx, ofTrips, { row: await lockTripRow(tx, tripId), to, actor, details }),
  );
}

const ofTrips: SaleTransitions<TripRow, TripStatus, ChangeDetails> = {
  findError: ({ row, to, actor, details }) =>
    tripTransitionError(tripFacts(row), to, actor, details.at),

  applyEffects(tx, { row, to, actor, details: { at } }) {
    const kept = to === "canceled" && isOwner(actor) ? getKeptAmount(row, at) : nothing;
    return applyTripEffects(tx, row, to, { at, kept });
  },

  announce: (tx, { row, to, details }) =>
    tellOfTrip(tx, row.order.id, tripMessageAbout(to), details.at),
};

/**
 * Records that a trip was booked, in the transaction that inserts it, when it ends unless it is
 * confirmed, and when unless it is paid.
 */
export async function recordBooking(
  tx: Database,
  trip: BookedTrip,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const { id: tripId } = trip.order;
  const { pickupTime } = trip.trip;
  await insertTransition(tx, tripId, { from: null, to: "pending" }, actor, { at });
  await notifyWatchers(tx, tripId);
  await cancelUnconfirmedLater(tx, tripId, confirmationEnds(pickupTime, at));
  await endPaymentLater(tx, tripId, { bookedAt: at, payUntil: getTripDeadlines(trip).payUntil });
  await tellOfTrip(tx, tripId, "booked", at);
}
