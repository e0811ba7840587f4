import { and, desc, eq, inArray, max, notInArray, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";

interface VisitQuery {
  customerId: number;
  moduleId: number;
  zoneIds: number[];
}

const maxStores = 20;
const maxItems = 5;

/** Canceled and failed orders do not count. */
const fulfilled = notInArray(orders.status, ["canceled", "failed"]);

/** The stores in these zones that a customer has ordered from, latest order first. */
export async function visitedStoreIds(
  db: Database,
  { customerId, moduleId, zoneIds }: VisitQuery,
): Promise<number[]> {
  const rows = await db
    .select({ id: stores.id })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .innerJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.moduleId, moduleId),
        fulfilled,
        stores.active,
        inArray(stores.zoneId, zoneIds),
      ),
    )
    .groupBy(stores.id)
    .orderBy(desc(max(orders.id)))
    .limit(maxStores);
  return rows.map(({ id }) => id);
}

/** The latest items that the customer ordered from each store and can order again. */
export async function orderedItemIds(
  db: Database,
  customerId: number,
  storeIds: number[],
): Promise<number[]> {
  if (storeIds.length === 0) return [];
  const ordered = db
    .select({
      id: items.id,
      rank: sql<number>`row_number() over (
        partition by ${items.storeId} order by max(${orders.id}) desc, ${items.id}
      )`.as("rank"),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(cartOrders.storeId, storeIds),
        fulfilled,
        listed,
      ),
    )
    .groupBy(items.id)
    .as("ordered");
  const rows = await db
    .select({ id: ordered.id })
    .from(ordered)
    .where(sql`${ordered.rank} <= ${maxItems}`)
    .orderBy(ordered.rank);
  return rows.map(({ id }) => id);
}
