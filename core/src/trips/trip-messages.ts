import type { TripStatus } from "./trips.types.ts";

/** The messages that a customer gets about a trip, each at most once. */
export const tripMessages = ["booked", "confirmed", "started", "completed", "canceled"] as const;
export type TripMessage = (typeof tripMessages)[number];

/** The message about a change of a trip to this status. */
export function tripMessageAbout(to: TripStatus): TripMessage {
  if (to === "pending") return "booked";
  return to === "ongoing" ? "started" : to;
}
