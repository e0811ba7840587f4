import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readOrderRows } from "../orders/orders.data.ts";

/** The other orders of the run of an order, which are locked with it; none without a run. */
export async function readOthersOfRun(
  db: Database,
  { order: { id, runId } }: Pick<OrderRow, "order">,
): Promise<OrderRow[]> {
  if (runId === null) return [];
  const isOther = and(eq(orders.runId, runId), ne(orders.id, id));
  return readOrderRows(db, isOther, { sorting: "oldest", limit: 10 });
}

/** Those of them that the courier has aboard, for the same door. */
export async function readAboardTogether(db: Database, row: OrderRow): Promise<OrderRow[]> {
  const others = await readOthersOfRun(db, row);
  return others.filter(
    ({ order }) => order.status === "picked_up" && order.courierId === row.order.courierId,
  );
}
