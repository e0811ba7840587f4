import { createHmac, timingSafeEqual } from "node:crypto";

/*
 * Codes of four digits that two people exchange at a door or a counter. Derived from the secret of
 * the shop, as they prove only that both are there; a change of the secret changes the codes.
 */

/** What a store, or the sender of a parcel, names when it hands an order to its courier. */
export function pickupCode(secret: string, orderId: number): string {
  return codeOf(secret, `pickup code ${orderId}`);
}

/** What the courier reads out who brings a canceled parcel back. */
export function returnCode(secret: string, orderId: number): string {
  return codeOf(secret, `return code ${orderId}`);
}

export function isPickupCode(secret: string, orderId: number, code: string): boolean {
  return isSame(pickupCode(secret, orderId), code);
}

export function isReturnCode(secret: string, orderId: number, code: string): boolean {
  return isSame(returnCode(secret, orderId), code);
}

function codeOf(secret: string, purpose: string): string {
  const digest = createHmac("sha256", secret).update(purpose).digest();
  return String(digest.readUInt32BE() % 10_000).padStart(4, "0");
}

function isSame(expected: string, given: string): boolean {
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(Buffer.from(expected), received);
}
