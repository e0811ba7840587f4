import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { guestId as guestIdForm } from "@errand/core/values";

/** A person with a cart: a signed-in customer, or a guest by the id the server gave out. */
export type Shopper =
  | { kind: "customer"; customerId: number; key: string }
  | { kind: "guest"; guestId: string; key: string };

export function customerShopper(customerId: number): Shopper {
  return { kind: "customer", customerId, key: `customer:${customerId}` };
}

export function guestShopper(guestId: string): Shopper {
  return { kind: "guest", guestId, key: `guest:${guestId}` };
}

/** How a token is kept and looked up: never itself. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** 128 random bits in the form of a UUID. */
export function randomGuestId(): string {
  return asUuid(randomBytes(16));
}

/** A guest id as it lies in the database (a UUID) from its 22 characters on the wire. */
export function decodeGuestId(text: string): string {
  return asUuid(Buffer.from(text, "base64url"));
}

function asUuid(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function encodeGuestId(uuid: string): string {
  return Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");
}

export function isGuestId(value: unknown): value is string {
  return guestIdForm.safeParse(value).success;
}

/** The `guest_id` of a query or body, checked for its form; null when none was sent. */
export function readGuestId(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (!isGuestId(value)) throw new AppError("guest_id", { field: "guest_id" });
  return decodeGuestId(value);
}

export interface Session {
  customerId: number;
  token: string;
}
