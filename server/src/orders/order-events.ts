import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Database, finishByCommit } from "../database/database.ts";
import { emptyOldDay } from "../database/empty-old-day.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { orderEvents } from "../order-rows/orders.tables.ts";

/**
 * Stores that an order has changed, and notifies watchers once this transaction is committed. The
 * caller must have changed or locked the order's row, so that the ids of its events grow in the
 * order of their commits.
 */
export async function notifyWatchers(tx: Database, orderId: number) {
  await finishByCommit(tx, insertEvent(tx, { orderId }));
}

const insertEvent = preparedStatement(
  "insert_order_event",
  sql`with event as (insert into ${orderEvents} (order_id) values (${sql.placeholder("orderId")}) returning order_id)
    select send_notification('orders', order_id::text) from event`,
);

/** Deletes events that are too old to resume from (contract 4.10: 24 hours). */
export async function deleteOldEvents(db: Database) {
  await emptyOldDay(db, orderEvents);
}

/** The id of the last event of these orders after `since`; null without one. */
export async function lastEventId(db: Database, orderIds: number[], since = 0) {
  const [event] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, orderIds), gt(orderEvents.id, since)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.id ?? null;
}

/** Whether these orders have an event of this id, so that none after it has been deleted. */
export async function isStored(db: Database, orderIds: number[], id: number): Promise<boolean> {
  const isEvent = and(inArray(orderEvents.orderId, orderIds), eq(orderEvents.id, id));
  return (await db.$count(orderEvents, isEvent)) > 0;
}
