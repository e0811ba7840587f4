import { and, eq, gte, inArray, max, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { needsCourier } from "../delivery/courier-jobs.data.ts";
import { jobOffers } from "../delivery/job-offers.tables.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { type OrderKind, orderEvents, orders } from "../order-rows/orders.tables.ts";

/** An order that changed, and whom it concerns. */
export interface OrderNews {
  orderId: number;
  kind: OrderKind;
  zoneId: number;
  /** Null for a parcel. */
  storeId: number | null;
  courierId: number | null;
  /** Waits for a courier. */
  isOpen: boolean;
  /** The couriers to whom it was offered. */
  offeredTo: number[];
}

/**
 * A position in the changes of all orders: those of earlier transactions were visible when it was
 * read. Ids of changes are no such position, because transactions do not commit in the order of
 * their ids.
 */
export type NewsCursor = string;

const visibleBefore = sql<NewsCursor>`pg_snapshot_xmin(pg_current_snapshot())::text`;

export async function readCursor(db: Database): Promise<NewsCursor> {
  const { rows } = await db.execute<{ cursor: NewsCursor }>(sql`select ${visibleBefore} as cursor`);
  return rows[0]?.cursor ?? "0";
}

/**
 * The orders that changed since a position, those that changed first before others; some changed
 * before it.
 */
export async function readNewsSince(
  db: Database,
  after: NewsCursor,
  condition?: SQL,
): Promise<OrderNews[]> {
  const changed = db
    .select({ orderId: orderEvents.orderId, last: max(orderEvents.id).as("last") })
    .from(orderEvents)
    .where(gte(orderEvents.transaction, after))
    .groupBy(orderEvents.orderId)
    .as("changed");
  return selectNews(db)
    .innerJoin(changed, eq(changed.orderId, orders.id))
    .where(condition)
    .orderBy(changed.last);
}

/** Some orders, oldest first. */
export async function readNewsOf(db: Database, orderIds: number[]): Promise<OrderNews[]> {
  if (orderIds.length === 0) return [];
  return selectNews(db).where(inArray(orders.id, orderIds)).orderBy(orders.id);
}

function selectNews(db: Database) {
  return db
    .select({
      orderId: orders.id,
      kind: orders.kind,
      zoneId: orders.zoneId,
      storeId: cartOrders.storeId,
      courierId: orders.courierId,
      isOpen: sql<boolean>`coalesce(${needsCourier}, false)`,
      offeredTo: sql<
        number[]
      >`array(select ${jobOffers.courierId} from ${jobOffers} where ${jobOffers.orderId} = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId));
}

/** Whether every change since a position is still stored. */
export async function canResume(db: Database, cursor: NewsCursor): Promise<boolean> {
  const { rows } = await db.execute<{ canResume: boolean }>(sql`
    select ${cursor}::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
      and exists (select from ${orderEvents} where ${orderEvents.transaction} < ${cursor}::xid8) as "canResume"`);
  return rows[0]?.canResume ?? false;
}

/** The orders of a query over `orders` and `cart_orders`, oldest first. */
export async function readOrderIds(db: Database, condition: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(isNonTrip, condition))
    .orderBy(orders.id);
  return rows.map(({ id }) => id);
}
