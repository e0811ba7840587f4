import type { Minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { runOrders } from "../order-rows/run-orders.tables.ts";
import { runs } from "../order-rows/runs.tables.ts";
import { notifyWatchers } from "./order-events.ts";
import { readOrderRows } from "./orders.data.ts";

export type RunRow = typeof runs.$inferSelect;

/** An order of a run, and what it has of the run. */
export interface RunOrder extends OrderRow {
  inRun: typeof runOrders.$inferSelect;
}

export async function findRun(db: Database, runId: number): Promise<RunRow | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, runId));
  return run ?? null;
}

/** The orders of a run in the order of their pickups. */
export async function readRunOrders(db: Database, runId: number): Promise<RunOrder[]> {
  const rows = await readOrderRows(db, eq(orders.runId, runId), { sorting: "oldest", limit: 10 });
  const parts = await db
    .select({ part: runOrders })
    .from(runOrders)
    .innerJoin(orders, eq(orders.id, runOrders.orderId))
    .where(eq(orders.runId, runId));
  const byId = new Map(parts.map(({ part }) => [part.orderId, part]));
  return rows
    .flatMap((row): RunOrder[] => {
      const inRun = byId.get(row.order.id);
      return inRun ? [{ ...row, inRun }] : [];
    })
    .toSorted((one, other) => one.inRun.seq - other.inRun.seq);
}

/** Ends the question about a run, whose orders are locked. */
export async function withdrawQuestion(
  tx: Database,
  runId: number,
  orderIds: number[],
): Promise<void> {
  await tx.update(runs).set({ question: null }).where(eq(runs.id, runId));
  for (const orderId of orderIds) await notifyWatchers(tx, orderId);
}

export async function writePart(tx: Database, orderId: number, part: Minor): Promise<void> {
  await tx.update(runOrders).set({ part }).where(eq(runOrders.orderId, orderId));
}
