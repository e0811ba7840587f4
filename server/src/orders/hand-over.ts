import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { notifyWatchers } from "./order-events.ts";

/**
 * Records once that the store gave an order, which is locked and ready, to its courier. The status
 * stays: only the courier changes it to picked up (contract 4.5). Throws `order_status_conflict`.
 */
export async function handOver(tx: Database, { order, cart }: OrderRow, now: Date): Promise<void> {
  const isWaiting = order.status === "handover" && order.courierId !== null;
  if (!isWaiting || cart?.type !== "delivery" || cart.handedOverAt !== null) {
    throw new AppError("order_status_conflict");
  }
  await tx.update(cartOrders).set({ handedOverAt: now }).where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
}

/** When the store gave an order to its courier; null before. */
export async function readHandover(db: Database, orderId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: cartOrders.handedOverAt })
    .from(cartOrders)
    .where(eq(cartOrders.orderId, orderId));
  return row?.at ?? null;
}

/** The next courier of an order does not have it yet. */
export async function forgetHandover(tx: Database, orderId: number): Promise<void> {
  await tx.update(cartOrders).set({ handedOverAt: null }).where(eq(cartOrders.orderId, orderId));
}
