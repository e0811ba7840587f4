import type { KnownReason } from "@errand/core/orders/known-reasons";
import type { Trip } from "@errand/core/trips/trips.types";

/**
 * How many seconds each step of a trip takes. A trip that is booked for now is over after about two
 * minutes.
 */
export const tripSeconds = {
  confirm: 6,
  /** The provider chooses the vehicles this long before the pickup. */
  assign: 60,
  /** From the confirmation to the handover of a trip whose pickup time has come. */
  handOver: 12,
  /**
   * From the handover to the return, also of a trip that was booked for days: visitors of the demo
   * do not wait so long.
   */
  drive: 90,
};

/** Why a provider refuses a trip: a reason that each customer reads in their own language. */
export const refusalReason: KnownReason = "vehicle_fault";

/** What a provider does with a trip next. */
export type TripStep =
  | { step: "confirm" | "assign" | "start" | "complete" }
  | { step: "refuse"; reason: string };

/**
 * The next step of a trip if it is due now, else null. A `speed` of 5 makes handover and drive five
 * times shorter.
 */
export function nextTripStep(trip: Trip, now: Date, speed: number): TripStep | null {
  const since = (moment: string | null) =>
    moment === null ? Number.NEGATIVE_INFINITY : (now.getTime() - Date.parse(moment)) / 1000;
  const sincePickup = since(trip.pickup_time);
  switch (trip.trip_status) {
    case "pending":
      if (since(trip.pending) < tripSeconds.confirm) return null;
      return isOutOfOrder(trip.id)
        ? { step: "refuse", reason: refusalReason }
        : { step: "confirm" };
    case "confirmed":
      if (sincePickup < -tripSeconds.assign) return null;
      if (trip.vehicle_identity.length === 0) return { step: "assign" };
      if (sincePickup < 0 || since(trip.confirmed) < tripSeconds.handOver / speed) return null;
      // An unpaid trip ends by itself when its time to pay is over.
      return isPaymentChosen(trip) ? { step: "start" } : null;
    case "ongoing":
      return since(trip.ongoing) < tripSeconds.drive / speed ? null : { step: "complete" };
    default:
      return null;
  }
}

/** Whether the trip is paid, or the rest will be paid at the pickup. */
function isPaymentChosen({ payment_status, payment_method }: Trip): boolean {
  return (
    payment_status === "paid" ||
    payment_method === "cash_payment" ||
    payment_method === "partial_payment"
  );
}

/** Whether the provider refuses the trip: one in 60, the same ones in each run. */
export function isOutOfOrder(tripId: number): boolean {
  return (tripId * 7) % 60 === 11;
}
