import type { OwnedKind } from "@errand/core/endpoint";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { orders } from "./orders.tables.ts";

/**
 * Whether an order belongs to a member of the staff: one of the store, one that the courier delivers, one
 * in the zones of the operator. A delivery is offered to every courier; who is slower is told so.
 */
export async function isOwnOrder(
  db: Database,
  staff: Staff,
  kind: OwnedKind,
  orderId: number,
): Promise<boolean> {
  const order = await readOwners(db, orderId);
  if (!order) return false;
  return kind === "job_offer" ? order.type !== "take_away" : belongsTo(order, staff);
}

async function readOwners(db: Database, orderId: number) {
  const [order] = await db
    .select({
      storeId: cartOrders.storeId,
      type: cartOrders.type,
      courierId: orders.courierId,
      zoneId: orders.zoneId,
    })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return order ?? null;
}

function belongsTo(
  order: NonNullable<Awaited<ReturnType<typeof readOwners>>>,
  staff: Staff,
): boolean {
  switch (staff.kind) {
    case "store_staff":
      return order.storeId === staff.storeId;
    case "courier":
      return order.courierId === staff.courierId;
    case "operator":
      return staff.zoneIds === null || staff.zoneIds.includes(order.zoneId);
    case "rental_staff":
      return false;
  }
}
