import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import type { StaffAudience } from "@errand/core/principals";
import { guestId as guestIdForm } from "@errand/core/values";

/** The owner of a cart: a signed-in customer, or a guest with an id from the server. */
export type Shopper =
  | { kind: "customer"; customerId: number; key: string }
  | { kind: "guest"; guestId: string; key: string };

export function customerShopper(customerId: number): Shopper {
  return { kind: "customer", customerId, key: `customer:${customerId}` };
}

export function guestShopper(guestId: string): Shopper {
  return { kind: "guest", guestId, key: `guest:${guestId}` };
}

/** The shopper as the one who changes an order. */
export function toActor(shopper: Shopper): Extract<Actor, { kind: Shopper["kind"] }> {
  return shopper.kind === "customer"
    ? { kind: "customer", customerId: shopper.customerId }
    : { kind: "guest", guestId: shopper.guestId };
}

/** Returns the token of an `Authorization` header; throws `auth-001` for one of another form. */
export function readBearerToken(authorization: string): string {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization)?.[1];
  if (!token) throw new AppError("auth-001");
  return token;
}

/**
 * Returns the digest by which a token is stored and looked up; the token itself is never stored.
 */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Returns 128 random bits in the form of a UUID. */
export function randomGuestId(): string {
  return asUuid(randomBytes(16));
}

/** Converts the 22 characters of a guest id in requests to the UUID in the database. */
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

/**
 * Returns the validated `guest_id` of a query or body; null when none was sent. Throws
 * `guest_id_malformed`.
 */
export function readGuestId(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (!isGuestId(value)) throw new AppError("guest_id_malformed", { field: "guest_id" });
  return decodeGuestId(value);
}

interface StaffSession {
  staffId: number;
  name: string;
  permissions: string[];
  hasSecondStep: boolean;
  token: string;
  /** Identifies the caller to rate limits and idempotency keys. */
  key: string;
}

/** The staff that a session of an audience can belong to. */
export type StaffOf<Audience extends StaffAudience> = StaffSession &
  {
    store: { kind: "store_staff" | "rental_staff"; storeId: number };
    courier: { kind: "courier"; courierId: number };
    /** `zoneIds`: null for all zones. */
    desk: { kind: "operator"; zoneIds: number[] | null };
  }[Audience];

/**
 * A member of the staff with a session of an audience, and the permissions of the role (contract
 * 6.1).
 */
export type Staff = { [Audience in StaffAudience]: StaffOf<Audience> }[StaffAudience];

export interface Session {
  customerId: number;
  token: string;
}
