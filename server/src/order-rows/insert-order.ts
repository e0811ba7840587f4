import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRow } from "../database/insert-row.ts";
import type { InsertRow } from "../database/insert-rows.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { isNonTripRow, type NonTrip } from "./order-kind.ts";
import { orders } from "./orders.tables.ts";

/**
 * The id of the next order, read with what the order is planned from, so that nothing waits for its
 * row. An order that is refused leaves a gap.
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
