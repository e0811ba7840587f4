import type { OrderStatus } from "@errand/core/orders/orders.types";
import { ne, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRow } from "../database/insert-row.ts";
import type { InsertRow } from "../database/insert-rows.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { orders } from "./orders.tables.ts";

/**
 * Orders of items and parcels. A trip is a row of `orders` as well, because it is paid, canceled and watched like
 * one, but has endpoints and statuses of its own: what reads orders by their status leaves trips out.
 */
export type NonTrip = typeof orders.$inferSelect & {
  kind: "cart" | "parcel";
  status: OrderStatus;
  statusTimestamps: Partial<Record<OrderStatus, string>>;
};

/** Of a query over `orders`: no trip. */
export const isNonTrip = ne(orders.kind, "trip");

/** The status in a query over `orders` that leaves trips out. */
export const nonTripStatus = sql<OrderStatus>`${orders.status}`;

export function isNonTripRow(order: typeof orders.$inferSelect): order is NonTrip {
  return order.kind !== "trip";
}

export function hasNonTrip<Row extends { order: typeof orders.$inferSelect }>(
  row: Row,
): row is Row & { order: NonTrip } {
  return isNonTripRow(row.order);
}

/**
 * The id of the next order, read with what the order is planned from, so that nothing waits for its row. An order that is
 * refused leaves a gap.
 */
export async function nextOrderId(tx: Database): Promise<number> {
  const [next] = await nextId(tx);
  if (!next) throw new Error("there is no next id of an order");
  return next.id;
}

const nextId = preparedStatement<{ id: number }>(
  "next_order_id",
  sql`select nextval('orders_id_seq') as id`,
);

/** Inserts an order of items or a parcel, with its id where that is known. */
export async function insertOrder(
  tx: Database,
  values: InsertRow<typeof orders> & Pick<NonTrip, "kind" | "status">,
): Promise<NonTrip> {
  const order = await insertRow(tx, orders, values);
  if (!isNonTripRow(order)) throw new Error(`order ${order.id} is a trip`);
  return order;
}
