import type { ActorKind } from "./order-actor.ts";
import { type Confirmation, isConfirmedByStore } from "./order-states.ts";
import type { Order, OrderStatus } from "./orders.types.ts";

/** The messages that a customer gets about an order, each at most once for the same change. */
export const orderMessages = [
  "placed",
  "changed",
  "weighed",
  "priced",
  "paid",
  "transfer_denied",
  "confirmed",
  "delayed",
  "rescheduled",
  "on_its_way",
  "ready",
  "delivered",
  "cancel_refused",
  "canceled",
  "coming_back",
  "returned",
  "expired",
  "refunded",
  "refund_declined",
] as const;
export type OrderMessage = (typeof orderMessages)[number];

/** The messages that the receiver of a parcel gets, each at most once for the same change. */
export const receiverMessages = ["coming", "rescheduled", "on_its_way", "not_coming"] as const;
export type ReceiverMessage = (typeof receiverMessages)[number];

/** The message to the receiver about a change of a parcel's status; null for none. */
export function receiverMessageAbout(to: OrderStatus): ReceiverMessage | null {
  if (to === "confirmed") return "coming";
  if (to === "picked_up") return "on_its_way";
  return to === "canceled" ? "not_coming" : null;
}

const repeatable: ReadonlySet<OrderMessage | ReceiverMessage> = new Set([
  "changed",
  "weighed",
  "rescheduled",
  "priced",
  "delayed",
  "transfer_denied",
  "refunded",
  "refund_declined",
]);

/** Whether a message is about a change that an order may see several times, such as a delay. */
export function isRepeatable(message: OrderMessage | ReceiverMessage): boolean {
  return repeatable.has(message);
}

const progress: ReadonlySet<OrderMessage> = new Set([
  "confirmed",
  "delayed",
  "on_its_way",
  "ready",
]);

/**
 * Whether a message is about the progress of an order: no receipt, no payment, no cancellation and
 * no refund.
 */
export function isAboutProgress(message: OrderMessage): boolean {
  return progress.has(message);
}

interface MessageFacts extends Confirmation {
  type: Order["order_type"];
  /** The store delivers its orders itself, so that no courier picks them up. */
  selfDelivery: boolean;
}

/**
 * The message about a change of an order's status; null for none. `from` is null when the order is
 * placed, whatever status it starts with. With `handover`, an order that is collected is ready, and
 * one that the store delivers is on its way. A store confirms an order that it has accepted: one
 * that is confirmed by its payment or by its customer's agreement to a price when its preparation
 * starts. A gateway shows its own failures, so that a failed order has a message only if it waited
 * for a transfer, whose time ends days later. A parcel that is canceled after its pickup comes
 * back.
 */
export function messageAbout(
  { from, to, by }: { from: OrderStatus | null; to: OrderStatus; by: ActorKind },
  order: MessageFacts,
): OrderMessage | null {
  const { type, selfDelivery, paymentMethod } = order;
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
      if (isConfirmedByStore(order)) return "confirmed";
      return by === "payment" || by === "desk" ? "paid" : null;
    case "processing":
      return isConfirmedByStore(order) ? null : "confirmed";
    case "refund_request_canceled":
      return "refund_declined";
    case "delivered":
      // After a refund of a part of it, an order is delivered as before.
      return from === "refund_requested" || from === "refund_request_canceled" ? "refunded" : to;
    case "canceled":
      return type === "parcel" && from === "picked_up" ? "coming_back" : "canceled";
    case "returned":
    case "refunded":
      return to;
    default:
      return null;
  }
}
