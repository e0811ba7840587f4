import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Order } from "@errand/core/orders/orders.types";
import { toE164 } from "@errand/core/phone";
import { and, eq } from "drizzle-orm";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import type { Api } from "../requests/api.ts";
import type { Shopper } from "../requests/caller.ts";
import { isOrderToken, isReceiverToken } from "./order-link.ts";
import { isTrackProof } from "./track-proof.ts";

/** The customer or guest whom an order belongs to, as the actor of its changes. */
export type OrderOwner = Extract<Actor, { kind: "customer" | "guest" }>;

export interface OrderProof {
  order_id: number;
  contact_number?: string | undefined;
  order_token?: string | undefined;
}

type ProofApi = Pick<Api, "limits" | "settings">;

export interface ProofContext {
  db: Database;
  shopper: Shopper;
  address: string;
  now: Date;
}

type Owned = Pick<typeof orders.$inferSelect, "id" | "customerId" | "guestId" | "contactNumber">;

/**
 * Throws `order_not_found` (404) unless the caller may see and change the order: its customer, its
 * guest with the phone number of the order, or anybody with the token of its link. Returns whom the
 * order belongs to.
 */
export async function requireOrderAccess(
  api: ProofApi,
  ctx: ProofContext,
  proof: OrderProof,
): Promise<OrderOwner> {
  const order = await findOrder(ctx.db, proof.order_id);
  const { order_token: token } = proof;
  return requireOwner(api, ctx, order, {
    id: proof.order_id,
    number: proof.contact_number,
    token,
    isTokenValid:
      order !== null && !!token && opensOrder(api.settings.secret, order, token, ctx.now),
    error: "order_not_found",
  });
}

/** Whether a token is that of the order's link, or what a device got for a code. */
function opensOrder(...proof: Parameters<typeof isOrderToken>): boolean {
  return isOrderToken(...proof) || isTrackProof(...proof);
}

/** What a caller sends to prove that an order or a trip is the caller's own. */
interface OwnerProof {
  id: number;
  number: string | undefined;
  token: string | undefined;
  isTokenValid: boolean;
  /** Thrown when the proof is not valid. */
  error: "order_not_found" | "trip_not_found";
}

/**
 * Returns the owner of an order or a trip if the caller is its customer, its guest with the right
 * phone number, or has a valid token. Throws the same error in all other cases, so that nobody
 * learns which orders exist. Only wrong numbers and tokens count towards the limits; attempts of
 * other guests are counted separately, so that they cannot lock the order's guest out (contract 1.2
 * and 1.7, safety 10).
 */
export async function requireOwner(
  api: ProofApi,
  { db, shopper, address }: ProofContext,
  owned: Owned | null,
  { id, number: given, token, isTokenValid, error }: OwnerProof,
): Promise<OrderOwner> {
  const owner = owned && ownerOf(owned);
  if (owner && isTokenValid) return owner;

  if (shopper.kind === "customer") {
    if (owner && owned.customerId === shopper.customerId) return owner;
    if (token === undefined) throw new AppError(error);
  }
  const isOwn = shopper.kind === "guest" && owned?.guestId === shopper.guestId;
  const limitKey = `${id} ${isOwn ? "own" : "foreign"}`;
  await api.limits.proofsByAddress.check(address);
  await api.limits.proofsByOrder.check(limitKey);

  const { country } = await readShop(db);
  const number = given && toE164(given, country);
  if (owner && isOwn && number === owned.contactNumber) return owner;
  await api.limits.proofsByAddress.take(address);
  await api.limits.proofsByOrder.take(limitKey);
  throw new AppError(error);
}

/**
 * Like `requireOrderAccess`, but only for reading: a valid token of a parcel's receiver is enough,
 * too. The receiver does not see what is private to the sender. Throws `order_not_found`.
 */
export async function requireOrderReader(
  api: ProofApi,
  ctx: ProofContext,
  proof: OrderProof,
): Promise<Order["viewed_by"]> {
  const { order_token: token } = proof;
  const order = token === undefined ? null : await findOrder(ctx.db, proof.order_id);
  if (token !== undefined && order && isReceivers(api, order, token, ctx.now)) return "receiver";
  await requireOrderAccess(api, ctx, proof);
  return "owner";
}

/**
 * Returns the parcel whose receiver's link has this token, written as `order_id:key`. Throws
 * `order_not_found`; wrong tokens count towards the limits of `requireOwner`.
 */
export async function requireReceiver(
  api: ProofApi,
  { db, address, now }: Pick<ProofContext, "db" | "address" | "now">,
  token: string,
): Promise<number> {
  const [, id, key] = /^(\d{1,15}):([\w-]+)$/.exec(token) ?? [];
  const limitKey = `${id ?? ""} receiver`;
  const order = id && key ? await findOrder(db, Number(id)) : null;
  if (order && key && isReceivers(api, order, key, now)) return order.id;
  await api.limits.proofsByAddress.take(address);
  await api.limits.proofsByOrder.take(limitKey);
  throw new AppError("order_not_found");
}

function isReceivers(
  { settings }: Pick<Api, "settings">,
  order: FoundOrder,
  token: string,
  now: Date,
): boolean {
  const receiverNumber = order.receiver?.contact_person_number;
  return (
    receiverNumber !== undefined &&
    isReceiverToken(settings.secret, { ...order, receiverNumber }, token, now)
  );
}

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function findOrder(db: Database, orderId: number) {
  const [order] = await db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      guestId: orders.guestId,
      contactNumber: orders.contactNumber,
      createdAt: orders.createdAt,
      receiver: parcelOrders.receiver,
    })
    .from(orders)
    .leftJoin(parcelOrders, eq(parcelOrders.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNonTrip));
  return order ?? null;
}

/** Whom an order belongs to; null once the account is deleted. */
export function ownerOf({
  customerId,
  guestId,
}: Pick<typeof orders.$inferSelect, "customerId" | "guestId">): OrderOwner | null {
  if (customerId !== null) return { kind: "customer", customerId };
  return guestId === null ? null : { kind: "guest", guestId };
}
