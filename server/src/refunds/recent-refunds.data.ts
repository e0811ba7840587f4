import { fromMinor, minor } from "@errand/core/money";
import { and, eq, gte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";

const periodMs = 30 * 24 * 3_600_000;

/**
 * What the desk returned in the last 30 days of all orders of the customer, of the store and of the
 * courier of an order.
 */
export async function readRecentRefunds(db: Database, { order, cart }: OrderRow, now: Date) {
  const since = new Date(now.getTime() - periodMs);
  const of = async (column: PgColumn, id: number | null | undefined) =>
    id == null ? 0 : sumOfRefunds(db, column, id, since);
  return {
    customer: await of(orders.customerId, order.customerId),
    store: await of(cartOrders.storeId, cart?.storeId),
    courier: await of(orders.courierId, order.courierId),
  };
}

async function sumOfRefunds(db: Database, column: PgColumn, id: number, since: Date) {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${refundRequests.amount}), 0)`.mapWith(Number) })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(
      and(
        eq(column, id),
        eq(refundRequests.state, "approved"),
        gte(refundRequests.updatedAt, since),
      ),
    );
  return fromMinor(minor(row?.total ?? 0));
}
