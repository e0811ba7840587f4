import type { Order, OrderStatus } from "./orders.types.ts";

/** The messages that a customer gets about an order, each at most once for the same change. */
export const orderMessages = [
  "placed",
  "changed",
  "priced",
  "confirmed",
  "on_its_way",
  "ready",
  "delivered",
  "canceled",
  "expired",
  "refunded",
] as const;
export type OrderMessage = (typeof orderMessages)[number];

/** The messages that the receiver of a parcel gets, each at most once. */
export const receiverMessages = ["coming", "on_its_way", "not_coming"] as const;
export type ReceiverMessage = (typeof receiverMessages)[number];

/** The message to the receiver about a change of a parcel's status; null for none. */
export function receiverMessageAbout(to: OrderStatus): ReceiverMessage | null {
  if (to === "confirmed") return "coming";
  if (to === "picked_up") return "on_its_way";
  return to === "canceled" ? "not_coming" : null;
}

/** Whether a message is about what a store has changed in an order, which it may do several times. */
export function isAboutContent(message: OrderMessage): boolean {
  return message === "changed" || message === "priced";
}

/** Whether a message is about the progress of an order: no receipt, no cancellation and no refund. */
export function isAboutProgress(message: OrderMessage): boolean {
  return message === "confirmed" || message === "on_its_way" || message === "ready";
}

interface MessageFacts {
  type: Order["order_type"];
  /** The store delivers its orders itself, so that no courier picks them up. */
  selfDelivery: boolean;
  paymentMethod: string;
}

/**
 * The message about a change of an order's status; null for none. `from` is null when the order is placed,
 * whatever status it starts with. With `handover`, an order that is collected is ready, and one that the store
 * delivers is on its way. A gateway shows its own failures, so that a failed order has a message only if it waited
 * for a transfer, whose time ends days later.
 */
export function messageAbout(
  { from, to }: { from: OrderStatus | null; to: OrderStatus },
  { type, selfDelivery, paymentMethod }: MessageFacts,
): OrderMessage | null {
  if (from === null) return "placed";
  switch (to) {
    case "handover":
      if (type === "take_away") return "ready";
      return type === "delivery" && selfDelivery ? "on_its_way" : null;
    case "failed":
      return paymentMethod === "offline_payment" ? "expired" : null;
    case "picked_up":
      return "on_its_way";
    case "confirmed":
    case "delivered":
    case "canceled":
    case "refunded":
      return to;
    default:
      return null;
  }
}
