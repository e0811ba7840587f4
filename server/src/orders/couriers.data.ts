import { AppError } from "@errand/core/errors";
import { activeStatuses, isActiveStatus } from "@errand/core/orders/order-states";
import { and, eq, inArray, notExists } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { courierPositions } from "./courier-positions.tables.ts";
import { couriers } from "./couriers.tables.ts";
import { notifyWatchers } from "./order-events.ts";
import { lockOrderRow } from "./orders.data.ts";
import { orders } from "./orders.tables.ts";

/** Couriers on duty without an active order, with their positions where they are known. */
export async function readFreeCouriers(db: Database) {
  const busy = db
    .select({ id: orders.courierId })
    .from(orders)
    .where(and(eq(orders.courierId, couriers.id), inArray(orders.status, [...activeStatuses])));
  return db
    .select({ courier: couriers, position: courierPositions })
    .from(couriers)
    .leftJoin(courierPositions, eq(courierPositions.courierId, couriers.id))
    .where(and(eq(couriers.active, true), notExists(busy)));
}

/** Assigns a courier to an active order without one; otherwise throws `order_status`. */
export function assignCourier(
  db: Database,
  orderId: number,
  courierId: number,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { order } = await lockOrderRow(tx, orderId);
    if (order.courierId !== null || !isActiveStatus(order.status)) {
      throw new AppError("order_status");
    }
    await tx.update(orders).set({ courierId, updatedAt: now }).where(eq(orders.id, orderId));
    await notifyWatchers(tx, orderId);
  });
}
