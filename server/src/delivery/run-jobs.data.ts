import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isTakenAlong, type OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { isOffered } from "./courier-jobs.data.ts";

/** The other orders of the run of an order, which are locked with it; none without a run. */
export async function readOthersOfRun(
  db: Database,
  { order: { id, runId } }: Pick<OrderRow, "order">,
): Promise<OrderRow[]> {
  if (runId === null) return [];
  const isOther = and(eq(orders.runId, runId), ne(orders.id, id));
  return readOrderRows(db, isOther, { sorting: "oldest", limit: 10 });
}

/**
 * What is paid together where an order is handed over: the other orders of its run that the courier
 * has aboard for the same door, and the parcel that the courier takes along there, as its sender
 * pays once for all.
 */
export async function readAtSameDoor(
  db: Database,
  row: OrderRow,
): Promise<{ aboard: OrderRow[]; toTake: OrderRow[] }> {
  if (isTakenAlong(row)) return { aboard: [], toTake: [] };
  const others = await readOthersOfRun(db, row);
  const own = others.filter(({ order }) => order.courierId === row.order.courierId);
  return {
    aboard: own.filter((other) => other.order.status === "picked_up" && !isTakenAlong(other)),
    toTake: own.filter((other) => isTakenAlong(other) && isOffered(other)),
  };
}
