import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Order } from "@errand/core/orders/orders.types";
import { toE164 } from "@errand/core/phone";
import { and, eq } from "drizzle-orm";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import type { Api } from "../requests/api.ts";
import type { Shopper } from "../requests/caller.ts";
import { isNonTrip } from "./non-trip.ts";
import { isOrderToken, isReceiverToken } from "./order-link.ts";
import { orders } from "./orders.tables.ts";
import { parcelOrders } from "./parcel-orders.tables.ts";

/** The customer or the guest of an order, as who changes it. */
export type OrderOwner = Extract<Actor, { kind: "customer" | "guest" }>;

export interface OrderProof {
  order_id: number;
  contact_number?: string | undefined;
  order_token?: string | undefined;
}

type ProofApi = Pick<Api, "limits" | "settings">;

interface ProofContext {
  db: Database;
  shopper: Shopper;
  address: string;
  now: Date;
}

type Owned = Pick<typeof orders.$inferSelect, "id" | "customerId" | "guestId" | "contactNumber">;

/**
 * Throws `order` (404) unless the caller may see and change the order: its customer, its guest with the
 * phone number of the order, or anybody with the token of its link. Returns whom the order belongs to.
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
      order !== null && !!token && isOrderToken(api.settings.secret, order, token, ctx.now),
    error: "order",
  });
}

/** How a caller proves to be the owner of an order or a trip. */
interface OwnerProof {
  id: number;
  number: string | undefined;
  token: string | undefined;
  isTokenValid: boolean;
  /** The error for everybody else. */
  error: "order" | "trip";
}

/**
 * Whom an order or a trip belongs to, for its customer, its guest with its phone number, and whoever has a
 * valid token. Unknown ones, others', wrong numbers and wrong tokens look alike, and only wrong numbers and
 * tokens count towards the limits. Other guests have a counter of their own, so that they cannot lock
 * the order's guest out (contract 1.2 and 1.7, safety 10).
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
 * The same for reading alone: also lets in whoever has the token of a parcel's receiver, who then sees it
 * without what concerns its sender alone. Throws `order`.
 */
export async function requireOrderReader(
  api: ProofApi,
  ctx: ProofContext,
  proof: OrderProof,
): Promise<Order["viewed_by"]> {
  const { order_token: token } = proof;
  const order = token === undefined ? null : await findOrder(ctx.db, proof.order_id);
  const receiverNumber = order?.receiver?.contact_person_number;
  const isReceivers =
    token !== undefined &&
    order !== null &&
    receiverNumber !== undefined &&
    isReceiverToken(api.settings.secret, { ...order, receiverNumber }, token, ctx.now);
  if (isReceivers) return "receiver";
  await requireOrderAccess(api, ctx, proof);
  return "owner";
}

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

function ownerOf({
  customerId,
  guestId,
}: Pick<typeof orders.$inferSelect, "customerId" | "guestId">): OrderOwner | null {
  if (customerId !== null) return { kind: "customer", customerId };
  return guestId === null ? null : { kind: "guest", guestId };
}
