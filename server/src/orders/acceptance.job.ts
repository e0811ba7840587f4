import {
  acceptanceExpiry,
  acceptanceStart,
  type ScheduledPreparation,
} from "@errand/core/orders/order-deadlines";
import { eq } from "drizzle-orm";
import * as z from "zod";
import type { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import type { orders } from "./orders.tables.ts";

/** Starts an order whose store accepts automatically; cancels one whose store let the time pass. */
export const acceptanceJob = defineJob({
  name: "end-acceptance",
  data: z.object({ orderId: z.int() }),
});

/**
 * Enqueues the end of acceptance of the orders whose time is over and that still wait. Most are started in time, so
 * that a job for each would be in vain, and cost more than the order's own row.
 */
export const dueAcceptancesJob = defineJob({
  name: "find-due-acceptances",
  data: z.object({}),
  schedule: "* * * * *",
});

/** What decides by when a store is to start an order. */
export interface AwaitedOrder {
  order: Pick<typeof orders.$inferSelect, "status" | "scheduled" | "scheduleAt">;
  cart: Pick<typeof cartOrders.$inferInsert, "minDeliveryMinutes" | "acceptBy">;
  store: Pick<typeof stores.$inferSelect, "acceptMinutes" | "autoAccept">;
}

/**
 * Stores the end of the time in which a store is to start an order, in the transaction that makes
 * the order wait for it: placed in cash, or confirmed. `since` is when that happens. What is due at once is
 * enqueued instead. A new order is inserted with its time.
 */
export async function expectAcceptance(
  tx: Database,
  orderId: number,
  awaited: AwaitedOrder,
  since: Date,
) {
  const acceptBy = acceptByOf(awaited, since);
  if (!acceptBy) return endAcceptanceNow(tx, orderId);
  const isStored = awaited.cart.acceptBy?.getTime() === acceptBy.getTime();
  if (!isStored) await endAcceptanceLater(tx, orderId, acceptBy);
}

/** When an order moves on by itself that waits for its store since `since`; null when it does so at once. */
export function acceptByOf(awaited: AwaitedOrder, since: Date): Date | null {
  const { autoAccept } = awaited.store;
  const at = (autoAccept ? autoAcceptance : acceptanceExpiryOf)(awaited, since);
  return at > since ? at : null;
}

/** Whether an order waits for its store: placed in cash, or confirmed. */
export function awaitsStore({ status, paymentMethod }: WaitingFields): boolean {
  return (status === "pending" && paymentMethod === "cash_on_delivery") || status === "confirmed";
}

type WaitingFields = Pick<typeof orders.$inferSelect, "status" | "paymentMethod">;

export async function endAcceptanceNow(tx: Database, orderId: number) {
  await enqueue(tx, acceptanceJob, { orderId });
}

export async function endAcceptanceLater(tx: Database, orderId: number, acceptBy: Date) {
  await tx.update(cartOrders).set({ acceptBy }).where(eq(cartOrders.orderId, orderId));
}

/** When an order is canceled that its store does not start. */
export function acceptanceExpiryOf(awaited: AwaitedOrder, since: Date): Date {
  return acceptanceExpiry(since, scheduledOf(awaited), awaited.store.acceptMinutes);
}

/** When an order of a store that accepts automatically moves on: a new one at once, a confirmed one at its start. */
export function autoAcceptance(awaited: AwaitedOrder, since: Date): Date {
  const isNew = awaited.order.status === "pending";
  return isNew ? since : acceptanceStartOf(awaited, since);
}

/** When the store is to start an order that waits for it since `since`. */
export function acceptanceStartOf(awaited: AwaitedOrder, since: Date): Date {
  return acceptanceStart(since, scheduledOf(awaited));
}

/** Since when an order is in its present status, or at its present time; null when it never was. */
export function waitsSince({
  status,
  statusTimestamps,
  rescheduledAt,
}: Pick<typeof orders.$inferSelect, "status" | "statusTimestamps" | "rescheduledAt">): Date | null {
  const entered = statusTimestamps[status];
  if (entered === undefined) return null;
  const since = new Date(entered);
  return rescheduledAt && rescheduledAt > since ? rescheduledAt : since;
}

/** The time of a scheduled order, and how long it is prepared; null for an order for now. */
export function scheduledOf({
  order,
  cart,
}: Pick<AwaitedOrder, "order" | "cart">): ScheduledPreparation | null {
  if (!order.scheduled) return null;
  return { at: order.scheduleAt, preparationMinutes: cart.minDeliveryMinutes ?? 0 };
}
