import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";

/** Whether the courier is bringing a canceled parcel back to its sender. */
export function isReturning({ order_type, order_status, picked_up }: Order): boolean {
  return order_type === "parcel" && order_status === "canceled" && picked_up !== null;
}

/**
 * What is still to be paid: of an order that is over, only what the courier collects who brings a
 * parcel back.
 */
export function dueOf(order: Order): number {
  return isUnderWay(order) || isPayableAgain(order) ? order.receipt.due : 0;
}

/** Whether an order whose payment failed can still be paid. */
function isPayableAgain({ actions }: Order): boolean {
  return actions.includes("pay") || actions.includes("payment_method");
}

/** Whether there is something to follow on the map. */
export function isUnderWay(order: Order): boolean {
  return isActiveStatus(order.order_status) || isReturning(order);
}
