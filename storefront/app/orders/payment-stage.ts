import type { Order } from "@errand/core/orders/orders.types";
import type { PaymentReturn } from "./payment-return.ts";

/**
 * How an order stands that is to be paid through a gateway; `checking` is never shown as failed.
 */
export type PaymentStage = "unpaid" | "checking" | "failed";

type PaymentFacts = Pick<Order, "order_status" | "payment_state" | "actions">;

/** Whether the customer has to report a transfer, or the desk has to verify it. */
export function awaitsTransfer({ actions }: Pick<Order, "actions">): boolean {
  return actions.includes("offline_payment");
}

/**
 * Whether the store does not see the order before money arrives, so that nobody knows when it will
 * come.
 */
export function awaitsMoney(order: PaymentFacts): boolean {
  return paymentStageOf(order) !== null || awaitsTransfer(order);
}

/** Whether nothing is delivered before money arrives or the price of a prescription is agreed. */
export function isDeliveryUncertain(
  order: PaymentFacts & Pick<Order, "prescription_order">,
): boolean {
  return awaitsMoney(order) || (order.prescription_order && order.order_status === "pending");
}

/** Null for an order that has nothing to pay through a gateway. */
export function paymentStageOf(order: PaymentFacts): PaymentStage | null {
  if (!order.actions.includes("pay")) return null;
  if (order.order_status === "failed") return "failed";
  return order.payment_state === "checking" ? "checking" : "unpaid";
}

/**
 * The order for a customer who returns from the gateway's page. Where the gateway has nothing yet
 * of a payment that the customer has made there, it is being checked; paying again would be wrong
 * advice.
 */
export function withReturn<Facts extends Pick<PaymentFacts, "payment_state">>(
  order: Facts,
  returned: PaymentReturn | null,
): Facts {
  const isDone = returned !== null && returned.flag !== "cancel";
  if (!isDone || order.payment_state !== "open") return order;
  return { ...order, payment_state: "checking" };
}
