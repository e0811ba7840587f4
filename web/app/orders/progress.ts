import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order, OrderStatus } from "@errand/core/orders/orders.types";

export interface OrderStep {
  status: OrderStatus;
  /** When the order reached this step; null before. */
  at: string | null;
  isCurrent: boolean;
}

const usual = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
  "delivered",
] as const;

/**
 * The steps of an order: the reached ones and, while it is active, the coming ones. `acceptsFirst`: in
 * this module a courier accepts before the store prepares the order.
 */
export function stepsOf(order: Order, acceptsFirst: boolean): OrderStep[] {
  const { order_status: current } = order;
  const isOngoing = isActiveStatus(current) || current === "delivered";
  const reached = usual.filter((status) => order[status] !== null);
  const hadRefundRequest = order.refund_requested && current !== "refund_requested";
  const toCome = usual.filter((status) => {
    if (status === "picked_up") return order.order_type !== "take_away";
    if (status === "accepted") return acceptsFirst && order.order_type !== "take_away";
    return true;
  });
  const statuses: OrderStatus[] = isOngoing
    ? usual.filter((status) => reached.includes(status) || toCome.includes(status))
    : [...reached, ...(hadRefundRequest ? (["refund_requested"] as const) : []), current];
  return statuses.map((status) => ({
    status,
    at: order[status],
    isCurrent: status === current,
  }));
}

/** When the order is expected; null when it has ended or the store states no delivery time. */
export function expectedAt(order: Order): { from: Date; until: Date } | null {
  const { min_delivery_time: min, max_delivery_time: max } = order;
  if (!isActiveStatus(order.order_status) || min === null || max === null) return null;
  const start = new Date(order.scheduled === 1 ? order.schedule_at : order.created_at).getTime();
  if (order.scheduled === 1) return { from: new Date(start), until: new Date(start) };
  return { from: new Date(start + min * 60_000), until: new Date(start + max * 60_000) };
}
