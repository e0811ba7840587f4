import { AppError } from "@errand/core/errors";
import { type Actor, canTransition, isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { eq, sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause } from "../stock/reserve-stock.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { notifyWatchers } from "./order-events.ts";
import { factsOf } from "./order-facts.ts";
import { findOrderRow } from "./orders.data.ts";
import { orders } from "./orders.tables.ts";

/** Changes of an order after it is placed, by stores, couriers and customers. */

export interface TransitionDetails {
  now: Date;
  /** The preparation time the store states with `processing`. */
  processingMinutes?: number;
  /** Only with `canceled`. */
  reason?: string;
  note?: string;
}

const canceledBy = {
  customer: "customer",
  store: "store",
  courier: "deliveryman",
  desk: "admin",
  payment: "admin",
  clock: "admin",
} as const satisfies Record<Actor, string>;

/**
 * Changes the status of an order with its consequences: a canceled or failed order returns its stock,
 * a delivered one is paid. Throws `order_status` when `by` may not make this change in the present
 * status, also when another change was faster (contract 4.5).
 */
export function transitionOrder(
  db: Database,
  orderId: number,
  to: OrderStatus,
  by: Actor,
  details: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const row = await findOrderRow(tx, orderId);
    if (!row) throw new AppError("order");
    if (!canTransition(factsOf(row), to, by)) throw new AppError("order_status");

    const { now } = details;
    await tx
      .update(orders)
      .set({
        status: to,
        statusTimestamps: { ...row.order.statusTimestamps, [to]: now.toISOString() },
        updatedAt: now,
        ...(to === "delivered" && { paymentStatus: "paid" as const, paid: row.order.amount }),
        ...(to === "canceled" && {
          canceledBy: canceledBy[by],
          cancellationReason: details.reason ?? null,
          cancellationNote: details.note ?? null,
        }),
      })
      .where(eq(orders.id, orderId));
    if (to === "processing") {
      const processingMinutes = details.processingMinutes ?? null;
      await tx.update(cartOrders).set({ processingMinutes }).where(eq(cartOrders.orderId, orderId));
    }
    if (to === "canceled" || to === "failed") await releaseStock(tx, orderCause(orderId));
    await notifyWatchers(tx, orderId);
  });
}

/** Assigns a courier to an active order without one; otherwise throws `order_status`. */
export function assignCourier(
  db: Database,
  orderId: number,
  courierId: number,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const row = await findOrderRow(tx, orderId);
    if (!row) throw new AppError("order");
    if (row.order.courierId !== null || !isActiveStatus(row.order.status)) {
      throw new AppError("order_status");
    }
    await tx.update(orders).set({ courierId, updatedAt: now }).where(eq(orders.id, orderId));
    await notifyWatchers(tx, orderId);
  });
}

/** Other changes of the order wait until this transaction ends. */
async function lockOrder(tx: Database, orderId: number) {
  await tx.execute(sql`select 1 from ${orders} where ${orders.id} = ${orderId} for no key update`);
}
