import type { Minor } from "@errand/core/money";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { runOrders } from "../order-rows/run-orders.tables.ts";

/** What the deliveries of the orders that are in runs would cost alone. */
export async function readAloneCharges(
  db: Database,
  rows: OrderRow[],
): Promise<Map<number, Minor>> {
  const ids = rows.flatMap(({ order }) => (order.runId === null ? [] : order.id));
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ orderId: runOrders.orderId, alone: runOrders.alone })
    .from(runOrders)
    .where(inArray(runOrders.orderId, ids));
  return new Map(found.map(({ orderId, alone }) => [orderId, alone]));
}
