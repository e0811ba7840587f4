import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";

/** Whether the courier is bringing a canceled parcel back to its sender. */
export function isReturning({ order_type, order_status, picked_up }: Order): boolean {
  return order_type === "parcel" && order_status === "canceled" && picked_up !== null;
}

/** Whether there is something to follow on the map. */
export function isUnderWay(order: Order): boolean {
  return isActiveStatus(order.order_status) || isReturning(order);
}
