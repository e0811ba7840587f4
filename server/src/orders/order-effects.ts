import { AppError } from "@errand/core/errors";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStockAgain } from "../stock/reserve-stock.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import type { OrderRow } from "./order-facts.ts";
import { orders } from "./orders.tables.ts";

/**
 * What a change of status brings about in the same transaction (contract 4.5): a canceled or failed order
 * returns its stock, one that is retried takes it again. Throws `stock` when it is sold meanwhile.
 */
export async function applyEffects(
  tx: Database,
  { order }: OrderRow,
  to: OrderStatus,
  { processingMinutes }: { processingMinutes?: number },
): Promise<void> {
  const isOrder = eq(cartOrders.orderId, order.id);
  if (to === "processing") {
    await tx
      .update(cartOrders)
      .set({ processingMinutes: processingMinutes ?? null })
      .where(isOrder);
  }
  if (to === "canceled" || to === "failed") await releaseStock(tx, orderCause(order.id));
  if (to === "pending" && order.status === "failed") await reserveAgain(tx, order.id);
  if (to === "refunded") {
    await tx.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, order.id));
  }
}

async function reserveAgain(tx: Database, orderId: number) {
  const [shortage] = await reserveStockAgain(tx, orderCause(orderId));
  if (!shortage) return;
  const { itemId, available } = shortage;
  throw new AppError("stock", { data: { cart_id: null, item_id: itemId, available } });
}
