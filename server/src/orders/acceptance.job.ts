import {
  acceptanceExpiry,
  acceptanceStart,
  type ScheduledPreparation,
} from "@errand/core/orders/order-deadlines";
import * as z from "zod";
import type { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob } from "../jobs/job.ts";
import type { cartOrders } from "./cart-orders.tables.ts";
import type { orders } from "./orders.tables.ts";

/** Starts an order whose store accepts automatically; cancels one whose store let the time pass. */
export const acceptanceJob = defineJob({
  name: "end-acceptance",
  data: z.object({ orderId: z.int() }),
});

/** What decides by when a store is to start an order. */
export interface AwaitedOrder {
  order: Pick<typeof orders.$inferSelect, "status" | "scheduled" | "scheduleAt">;
  cart: Pick<typeof cartOrders.$inferInsert, "minDeliveryMinutes">;
  store: Pick<typeof stores.$inferSelect, "acceptMinutes" | "autoAccept">;
}

/**
 * Enqueues the end of the time in which the store is to start an order, in the transaction that makes
 * the order wait for it: placed in cash, or confirmed. `since` is when that happens.
 */
export async function expectAcceptance(
  tx: Database,
  orderId: number,
  awaited: AwaitedOrder,
  since: Date,
) {
  const at = awaited.store.autoAccept
    ? autoAcceptance(awaited, since)
    : acceptanceExpiryOf(awaited, since);
  await endAcceptanceLater(tx, orderId, at);
}

export async function endAcceptanceLater(tx: Database, orderId: number, startAfter: Date) {
  await enqueue(tx, acceptanceJob, { orderId }, { startAfter });
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

function scheduledOf({ order, cart }: AwaitedOrder): ScheduledPreparation | null {
  if (!order.scheduled) return null;
  return { at: order.scheduleAt, preparationMinutes: cart.minDeliveryMinutes ?? 0 };
}
