import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The four digits that a store names when it hands an order to its courier. Derived from the secret of the shop,
 * as it proves only that the courier is at the counter; a change of the secret changes the codes.
 */
export function pickupCode(secret: string, orderId: number): string {
  const digest = createHmac("sha256", secret).update(`pickup code ${orderId}`).digest();
  return String(digest.readUInt32BE() % 10_000).padStart(4, "0");
}

export function isPickupCode(secret: string, orderId: number, code: string): boolean {
  const expected = Buffer.from(pickupCode(secret, orderId));
  const received = Buffer.from(code);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
