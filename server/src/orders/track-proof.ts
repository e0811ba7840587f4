import { timingSafeEqual } from "node:crypto";
import type { orders } from "../order-rows/orders.tables.ts";
import { linkDigest } from "./order-link.ts";

type Proved = Pick<typeof orders.$inferSelect, "id" | "contactNumber">;

/** Days in which a proof opens its order. */
const lifetimeMs = 30 * 86_400_000;

/**
 * What a device gets that has entered the code of an order or a trip: the end of its time, and a
 * signature of it. A change of the contact ends it, as it does the link of the order.
 */
export function trackProof(secret: string, order: Proved, now: Date): string {
  const until = (now.getTime() + lifetimeMs).toString(36);
  return `${until}.${digestOf(secret, order, until).toString("base64url")}`;
}

/** Whether `proof` is the order's and has not expired. */
export function isTrackProof(secret: string, order: Proved, proof: string, now: Date): boolean {
  const [until = "", signature = ""] = proof.split(".");
  const expected = digestOf(secret, order, until);
  const received = Buffer.from(signature, "base64url");
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
  return now.getTime() < Number.parseInt(until, 36);
}

function digestOf(secret: string, { id, contactNumber }: Proved, until: string): Buffer {
  return linkDigest(secret, `track proof ${id} ${contactNumber} ${until}`);
}
