import type { orders } from "../order-rows/orders.tables.ts";
import { isLinkToken, linkDigest } from "../orders/order-link.ts";

type LinkedTrip = Pick<typeof orders.$inferSelect, "id" | "contactNumber" | "createdAt">;

/**
 * The link of a trip's messages. It opens this trip, and nothing else, without an account or a
 * phone number.
 */
export function tripLink({ url, secret }: { url: string; secret: string }, trip: LinkedTrip) {
  return `${url}/track-order?trip_id=${trip.id}#key=${tripToken(secret, trip)}`;
}

/** The token of a trip's link: 43 base64url characters. A change of the contact ends it. */
export function tripToken(secret: string, trip: LinkedTrip): string {
  return toTripDigest(secret, trip).toString("base64url");
}

/** Whether `token` is the trip's and has not expired. */
export function isTripToken(secret: string, trip: LinkedTrip, token: string, now: Date): boolean {
  return isLinkToken(toTripDigest(secret, trip), token, trip.createdAt, now);
}

function toTripDigest(secret: string, { id, contactNumber }: LinkedTrip): Buffer {
  return linkDigest(secret, `trip link ${id} ${contactNumber}`);
}
