import type { Order, OrderStatus } from "./orders.types.ts";

/** The properties of an order that decide whether its store has begun it. */
export interface PreparationFacts {
  status: OrderStatus;
  type: Order["order_type"];
  paymentMethod: string;
  /** Nothing is left to pay. */
  isPaid: boolean;
  /** Ordered with pictures of a prescription alone. */
  prescription: boolean;
  /** The store has accepted it and stated how long it takes. */
  hasPreparationTime: boolean;
  /**
   * When the preparation of a scheduled order starts; null for an order for now, and for a parcel.
   */
  preparationStart: Date | null;
}

/**
 * Whether the store has begun an order: it accepted it with a time, or a scheduled order reached
 * the moment at which its preparation starts. How an order is paid does not matter, and neither
 * does a courier who has accepted it. Of a parcel, whether the courier has collected it. Source:
 * contract 10.4.
 */
export function hasBegun(order: PreparationFacts, now: number): boolean {
  if (!beforeStart.includes(order.status)) return true;
  if (order.type === "parcel" || isBeforeStore(order)) return false;
  const { preparationStart, hasPreparationTime } = order;
  return preparationStart ? now >= preparationStart.getTime() : hasPreparationTime;
}

const beforeStart: readonly OrderStatus[] = ["pending", "failed", "confirmed", "accepted"];

/**
 * Whether an order waits for its payment or for the customer's agreement to a price, so that the
 * store has nothing to begin.
 */
function isBeforeStore({ status, prescription, paymentMethod, isPaid }: PreparationFacts): boolean {
  if (status === "failed") return true;
  const isUnpaid = paymentMethod !== "cash_on_delivery" && !isPaid;
  return status === "pending" && (prescription || isUnpaid);
}
