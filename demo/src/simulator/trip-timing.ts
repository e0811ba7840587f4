import type { Trip } from "@errand/core/trips/trips.types";

/** The length of each step in seconds; a trip that is booked for now is over about two minutes later. */
export const tripSeconds = {
  confirm: 6,
  /** Before the pickup, in which the provider brings the vehicles to the door. */
  assign: 60,
  /** From the confirmation to the handover of a trip whose pickup time has come. */
  handOver: 12,
  /** From the handover to the return, whatever was booked: nobody watches a trip for two days. */
  drive: 90,
  /** After the pickup time, in which the customer may still choose how to pay. */
  waitForPayment: 600,
};

/** Why a provider refuses a trip; staff write one text for everybody. */
export const refusalReasons = {
  outOfOrder: "This vehicle came back with a fault. / Ce véhicule est revenu avec une panne.",
  unpaid: "Not paid at the pickup. / Non payé au départ.",
};

/** The next call of a provider about a trip. */
export type TripStep =
  | { step: "confirm" | "assign" | "start" | "complete" }
  | { step: "refuse"; reason: string };

/** Returns the next step of a trip when it is due, else null. `speed` divides the times of handover and drive. */
export function nextTripStep(trip: Trip, now: Date, speed: number): TripStep | null {
  const since = (moment: string | null) =>
    moment === null ? Number.NEGATIVE_INFINITY : (now.getTime() - Date.parse(moment)) / 1000;
  const sincePickup = since(trip.pickup_time);
  switch (trip.trip_status) {
    case "pending":
      if (since(trip.pending) < tripSeconds.confirm) return null;
      return isOutOfOrder(trip.id)
        ? { step: "refuse", reason: refusalReasons.outOfOrder }
        : { step: "confirm" };
    case "confirmed":
      if (sincePickup < -tripSeconds.assign) return null;
      if (trip.vehicle_identity.length === 0) return { step: "assign" };
      if (sincePickup < 0 || since(trip.confirmed) < tripSeconds.handOver / speed) return null;
      if (isPaymentChosen(trip)) return { step: "start" };
      return sincePickup < tripSeconds.waitForPayment
        ? null
        : { step: "refuse", reason: refusalReasons.unpaid };
    case "ongoing":
      return since(trip.ongoing) < tripSeconds.drive / speed ? null : { step: "complete" };
    default:
      return null;
  }
}

/** Nothing is left to pay, or the rest is paid at the pickup. */
function isPaymentChosen({ payment_status, payment_method }: Trip): boolean {
  return (
    payment_status === "paid" ||
    payment_method === "cash_payment" ||
    payment_method === "partial_payment"
  );
}

/** One trip in 60 is refused, the same ones in each run. */
export function isOutOfOrder(tripId: number): boolean {
  return (tripId * 7) % 60 === 11;
}
