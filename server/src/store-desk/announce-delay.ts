import { AppError } from "@errand/core/errors";
import { canBeDelayed } from "@errand/core/orders/order-edits";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";

/**
 * Makes an order of a store, which the caller has locked, take longer and tells its customer.
 * Throws `order_status_conflict` once it is ready, and for a parcel.
 */
export async function announceDelay(
  tx: Database,
  { order, cart }: OrderRow,
  minutes: number,
  at: Date,
): Promise<void> {
  if (!cart || !canBeDelayed(order)) throw new AppError("order_status_conflict");
  await tx
    .update(cartOrders)
    .set({ delayMinutes: sql`${cartOrders.delayMinutes} + ${minutes}` })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
  await sendMessageLater(tx, { orderId: order.id, message: "delayed", at });
}
