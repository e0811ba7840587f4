import { createHmac, timingSafeEqual } from "node:crypto";
import type { orders } from "./orders.tables.ts";

/** Days after an order was placed in which its link opens it. */
const lifetimeDays = 90;
const dayMs = 86_400_000;

type LinkedOrder = Pick<typeof orders.$inferSelect, "id" | "contactNumber" | "createdAt">;

/**
 * The link of an order's messages. It opens this order or its invoice, and no other order, without an account or a phone
 * number. The token is in the fragment, which browsers do not send: it appears in no log and no referrer.
 */
export function orderLink(
  { url, secret }: { url: string; secret: string },
  order: LinkedOrder,
  page: "track-order" | "order-invoice" = "track-order",
) {
  return `${url}/${page}?order_id=${order.id}#key=${orderToken(secret, order)}`;
}

/**
 * The token of an order's link: 43 base64url characters. A change of `secret` ends all links; a change of
 * the contact, as when the account is deleted, ends those of the order.
 */
export function orderToken(secret: string, order: LinkedOrder): string {
  return signatureOf(secret, order).toString("base64url");
}

/** Whether `token` is the order's and has not expired. */
export function isOrderToken(secret: string, order: LinkedOrder, token: string, now: Date) {
  const expected = signatureOf(secret, order);
  const received = Buffer.from(token, "base64url");
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
  return now.getTime() < order.createdAt.getTime() + lifetimeDays * dayMs;
}

function signatureOf(secret: string, { id, contactNumber }: LinkedOrder): Buffer {
  return createHmac("sha256", secret).update(`order link ${id} ${contactNumber}`).digest();
}
