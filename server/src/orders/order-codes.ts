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

/** Signs that nobody confuses when they are said or read. */
const signs = "ABCDEFGHJKLMNPRTUVWXY34679";

/**
 * What the courier of an order says at its store: another one for each courier, so that nobody else
 * is given the order.
 */
export function handoverCode(secret: string, orderId: number, courierId: number): string {
  const digest = digestOf(secret, `handover code ${orderId} ${courierId}`);
  return Array.from(digest.subarray(0, 4), (byte) => signs[byte % signs.length]).join("");
}

/** How many of the last signs of a code are enough: a courier who stands there says them. */
const enoughSigns = 2;

export function getHandoverCodeEnd(code: string): string {
  return code.slice(-enoughSigns);
}

/** Whether somebody has named the end of a code or scanned the whole. */
export function isHandoverCode(code: string, given: string): boolean {
  const named = given.replaceAll(/\s/g, "").toUpperCase();
  return isSame(code, named) || isSame(getHandoverCodeEnd(code), named);
}

function codeOf(secret: string, purpose: string): string {
  return String(digestOf(secret, purpose).readUInt32BE() % 10_000).padStart(4, "0");
}

function digestOf(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}

function isSame(expected: string, given: string): boolean {
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(Buffer.from(expected), received);
}
