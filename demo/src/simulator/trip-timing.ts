import type { Trip } from "@errand/core/trips/trips.types";

/** How many seconds each step of a trip takes. A trip that is booked for now is over after about two minutes. */
export const tripSeconds = {
  confirm: 6,
  /** The provider chooses the vehicles this long before the pickup. */
  assign: 60,
  /** From the confirmation to the handover of a trip whose pickup time has come. */
  handOver: 12,
  /** From the handover to the return, also of a trip that was booked for days: visitors of the demo do not wait so long. */
  drive: 90,
  /** How long after the pickup time the customer may still choose how to pay. */
  waitForPayment: 600,
};

/** Why a provider refuses a trip. Staff write one text for customers of both languages. */
export const refusalReasons = {
  outOfOrder: "This vehicle came back with a fault. / Ce véhicule est revenu avec une panne.",
  unpaid: "Not paid at the pickup. / Non payé au départ.",
};

/** What a provider does with a trip next. */
export type TripStep =
  | { step: "confirm" | "assign" | "start" | "complete" }
  | { step: "refuse"; reason: string };

/** The next step of a trip if it is due now, else null. A `speed` of 5 makes handover and drive five times shorter. */
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
