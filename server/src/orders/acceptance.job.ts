import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import { type AwaitedOrder, getAcceptBy } from "../order-rows/acceptance-times.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";

/** Starts an order whose store accepts automatically; cancels one whose store let the time pass. */
export const acceptanceJob = defineJob({
  name: "end-acceptance",
  data: z.object({ orderId: z.int() }),
});

/**
 * Enqueues the end of acceptance of the orders whose time is over and that still wait. Most are
 * started in time, so that a job for each would be in vain, and cost more than the order's own row.
 */
export const dueAcceptancesJob = defineJob({
  name: "find-due-acceptances",
  data: z.object({}),
  schedule: "* * * * *",
});

/**
 * Stores the end of the time in which a store is to start an order, in the transaction that makes
 * the order wait for it: placed in cash, or confirmed. `since` is when that happens. What is due at
 * once is enqueued instead. A new order is inserted with its time.
 */
export async function expectAcceptance(
  tx: Database,
  orderId: number,
  awaited: AwaitedOrder,
  since: Date,
) {
  const acceptBy = getAcceptBy(awaited, since);
  if (!acceptBy) return endAcceptanceNow(tx, orderId);
  const isStored = awaited.cart.acceptBy?.getTime() === acceptBy.getTime();
  if (!isStored) await endAcceptanceLater(tx, orderId, acceptBy);
}

export async function endAcceptanceNow(tx: Database, orderId: number) {
  await enqueue(tx, acceptanceJob, { orderId });
}

export async function endAcceptanceLater(tx: Database, orderId: number, acceptBy: Date) {
  await tx.update(cartOrders).set({ acceptBy }).where(eq(cartOrders.orderId, orderId));
}
