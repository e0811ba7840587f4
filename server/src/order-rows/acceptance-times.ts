import {
  acceptanceExpiry,
  acceptanceStart,
  type ScheduledPreparation,
} from "@errand/core/orders/order-deadlines";
import type { stores } from "../catalog/catalog.tables.ts";
import type { cartOrders } from "./cart-orders.tables.ts";
import type { orders } from "./orders.tables.ts";

/** What decides by when a store is to start an order. */
export interface AwaitedOrder {
  order: Pick<typeof orders.$inferSelect, "status" | "scheduled" | "scheduleAt">;
  cart: Pick<typeof cartOrders.$inferInsert, "minDeliveryMinutes" | "acceptBy">;
  store: Pick<typeof stores.$inferSelect, "acceptMinutes" | "autoAccept">;
}

/**
 * When an order moves on by itself that waits for its store since `since`; null when it does so at
 * once.
 */
export function getAcceptBy(awaited: AwaitedOrder, since: Date): Date | null {
  const { autoAccept } = awaited.store;
  const at = (autoAccept ? autoAcceptance : getAcceptanceExpiry)(awaited, since);
  return at > since ? at : null;
}

/** Whether an order waits for its store: placed in cash, or confirmed. */
export function awaitsStore({ status, paymentMethod }: WaitingFields): boolean {
  return (status === "pending" && paymentMethod === "cash_on_delivery") || status === "confirmed";
}

type WaitingFields = Pick<typeof orders.$inferSelect, "status" | "paymentMethod">;

/** When an order is canceled that its store does not start. */
export function getAcceptanceExpiry(awaited: AwaitedOrder, since: Date): Date {
  return acceptanceExpiry(since, findScheduledTime(awaited), awaited.store.acceptMinutes);
}

/**
 * When an order of a store that accepts automatically moves on: a new one at once, a confirmed one
 * at its start.
 */
export function autoAcceptance(awaited: AwaitedOrder, since: Date): Date {
  const isNew = awaited.order.status === "pending";
  return isNew ? since : getAcceptanceStart(awaited, since);
}

/** When the store is to start an order that waits for it since `since`. */
export function getAcceptanceStart(awaited: AwaitedOrder, since: Date): Date {
  return acceptanceStart(since, findScheduledTime(awaited));
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
export function findScheduledTime({
  order,
  cart,
}: Pick<AwaitedOrder, "order" | "cart">): ScheduledPreparation | null {
  if (!order.scheduled) return null;
  return { at: order.scheduleAt, preparationMinutes: cart.minDeliveryMinutes ?? 0 };
}
