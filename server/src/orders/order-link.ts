import { createHmac, timingSafeEqual } from "node:crypto";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { orders } from "../order-rows/orders.tables.ts";

/** Days after an order was placed in which its link opens it. */
const lifetimeDays = 90;
const dayMs = 86_400_000;

type LinkedOrder = Pick<typeof orders.$inferSelect, "id" | "contactNumber" | "createdAt">;

/**
 * The link of an order's messages. It opens this order or its invoice, and no other order, without
 * an account or a phone number. The token is in the fragment, which browsers do not send: it
 * appears in no log and no referrer.
 */
export function orderLink(
  { url, secret }: { url: string; secret: string },
  order: LinkedOrder,
  page: "track-order" | "order-invoice" = "track-order",
) {
  return `${url}/${page}?order_id=${order.id}#key=${orderToken(secret, order)}`;
}

/**
 * The token of an order's link: 43 base64url characters. A change of `secret` ends all links; a
 * change of the contact, as when the account is deleted, ends those of the order.
 */
export function orderToken(secret: string, order: LinkedOrder): string {
  return signatureOf(secret, order).toString("base64url");
}

/** Whether `token` is the order's and has not expired. */
export function isOrderToken(secret: string, order: LinkedOrder, token: string, now: Date) {
  return isLinkToken(signatureOf(secret, order), token, order.createdAt, now);
}

function signatureOf(secret: string, { id, contactNumber }: LinkedOrder): Buffer {
  return linkDigest(secret, `order link ${id} ${contactNumber}`);
}

/** A parcel with the number of its receiver. */
type LinkedParcel = Pick<OrderRow, "order" | "parcel">;

/**
 * The link with which the receiver follows a parcel, without an account; null for an order without
 * a receiver. Its token opens less than that of the order's own link, and nothing can be changed
 * with it.
 */
export function receiverLink(
  { url, secret }: { url: string; secret: string },
  { order, parcel }: LinkedParcel,
): string | null {
  const number = parcel?.receiver?.contact_person_number;
  if (!number) return null;
  const token = receiverDigest(secret, order.id, number).toString("base64url");
  return `${url}/track-order?order_id=${order.id}#key=${token}`;
}

/** Whether `token` is that of the receiver's link and has not expired. */
export function isReceiverToken(
  secret: string,
  {
    id,
    createdAt,
    receiverNumber,
  }: Omit<LinkedOrder, "contactNumber"> & { receiverNumber: string },
  token: string,
  now: Date,
) {
  return isLinkToken(receiverDigest(secret, id, receiverNumber), token, createdAt, now);
}

function receiverDigest(secret: string, id: number, number: string): Buffer {
  return linkDigest(secret, `receiver link ${id} ${number}`);
}

/** Whether `token` is the expected digest, and what it links to is not too old. */
export function isLinkToken(expected: Buffer, token: string, createdAt: Date, now: Date): boolean {
  const received = Buffer.from(token, "base64url");
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false;
  return now.getTime() < createdAt.getTime() + lifetimeDays * dayMs;
}

/** What proves that the shop made a link for this purpose. */
export function linkDigest(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}
