import { AppError } from "@errand/core/errors";
import { canBePicked } from "@errand/core/orders/order-edits";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders, type LinePick } from "../order-rows/cart-orders.tables.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";

export function toLinePick({ detail_id: detailId, found }: StoreOrder["picks"][number]): LinePick {
  return { detailId, found };
}

/**
 * Stores what the store found of an order, which is locked, in place of what it stated of the same
 * lines before: two people pick at the same time. Throws `order_status_conflict`, and
 * `order_line_not_refundable` for a line of another order and more pieces than it has.
 */
export async function storePicks(
  tx: Database,
  row: OrderRow,
  { picks = [], bags }: { picks: LinePick[] | undefined; bags: number | undefined },
): Promise<void> {
  const { order, cart } = row;
  if (!cart || !canBePicked(toOrderFacts(row))) throw new AppError("order_status_conflict");
  const lines = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (picks.some(({ detailId, found }) => found > (quantities.get(detailId) ?? -1))) {
    throw new AppError("order_line_not_refundable", { field: "picks" });
  }
  const found = new Map([...cart.picks, ...picks].map((pick) => [pick.detailId, pick]));
  await tx
    .update(cartOrders)
    .set({ picks: [...found.values()], bags })
    .where(eq(cartOrders.orderId, order.id));
  await notifyWatchers(tx, order.id);
}
