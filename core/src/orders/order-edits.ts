import type { OrderStatus } from "./orders.types.ts";
import type { OrderFacts } from "./transition-table.ts";

const statusesBeforeReady: readonly OrderStatus[] = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
];

/**
 * Whether the store is still preparing an order or is about to, so that it may find an item sold
 * out.
 */
export function isBeforeReady(status: OrderStatus): boolean {
  return statusesBeforeReady.includes(status);
}

/**
 * Whether the store can set the price of an order: a prescription, until the customer agrees to its
 * price.
 */
export function canBePriced({ prescription, status }: OrderFacts): boolean {
  return prescription && status === "pending";
}

/**
 * Whether the store can take lines out of an order: before it is ready, and not while it waits for
 * a payment of the present amount. A prescription is priced again instead.
 */
export function canChangeLines({ prescription, status, paymentMethod }: OrderFacts): boolean {
  if (prescription) return false;
  if (status === "pending") return paymentMethod === "cash_on_delivery";
  return isBeforeReady(status);
}

const pickedStatuses: readonly OrderStatus[] = ["confirmed", "accepted", "processing", "handover"];

/** Whether the store can state what it found of an order: once confirmed, until it is gone. */
export function canBePicked({ status }: Pick<OrderFacts, "status">): boolean {
  return pickedStatuses.includes(status);
}

/** Whether the store can announce a delay: while it prepares the order or is about to. */
export function canBeDelayed({ status }: Pick<OrderFacts, "status">): boolean {
  return status === "confirmed" || status === "accepted" || status === "processing";
}
