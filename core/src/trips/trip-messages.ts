import type { PaymentReminder } from "./trip-terms.ts";
import type { TripStatus } from "./trips.types.ts";

/** The messages that a customer gets about a trip. */
export const tripMessages = [
  "booked",
  "confirmed",
  "started",
  "completed",
  "canceled",
  "unpaid_24h",
  "unpaid_2h",
  "changed",
  "extended",
  "refunded",
] as const;
export type TripMessage = (typeof tripMessages)[number];

/**
 * Whether a message is about the progress of a trip: no receipt, no cancellation and no request for
 * a review.
 */
export function isTripProgress(message: TripMessage): boolean {
  return message === "confirmed" || message === "started";
}

/** Whether a customer gets a message again after another change; others come at most once. */
export function isRepeatableTripMessage(message: TripMessage): boolean {
  return message === "changed" || message === "extended" || message === "refunded";
}

/** The message about a change of a trip to this status. */
export function tripMessageAbout(to: TripStatus): TripMessage {
  if (to === "pending") return "booked";
  return to === "ongoing" ? "started" : to;
}

/** The message that reminds a customer to pay. */
export function reminderMessage(hours: PaymentReminder): TripMessage {
  return hours === 24 ? "unpaid_24h" : "unpaid_2h";
}
