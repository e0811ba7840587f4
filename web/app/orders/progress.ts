import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order, OrderStatus } from "@errand/core/orders/orders.types";

export interface Step {
  status: OrderStatus;
  /** When the order got there; null while it has not. */
  at: string | null;
  /** Where it stands now. */
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
 * The way of an order from its placing to its end: what it has passed, and, while it goes on, what is
 * still to come. `acceptsFirst`: in this module a courier accepts before anything is prepared.
 */
export function stepsOf(order: Order, acceptsFirst: boolean): Step[] {
  const { order_status: current } = order;
  const isOnItsWay = isActiveStatus(current) || current === "delivered";
  const passed = usual.filter((status) => order[status] !== null);
  const asked = order.refund_requested && current !== "refund_requested";
  const toCome = usual.filter((status) => {
    if (status === "picked_up") return order.order_type !== "take_away";
    if (status === "accepted") return acceptsFirst && order.order_type !== "take_away";
    return true;
  });
  const statuses: OrderStatus[] = isOnItsWay
    ? usual.filter((status) => passed.includes(status) || toCome.includes(status))
    : [...passed, ...(asked ? (["refund_requested"] as const) : []), current];
  return statuses.map((status) => ({
    status,
    at: order[status],
    isCurrent: status === current,
  }));
}

/** Between which moments the order is expected; null when it is over or nobody can say. */
export function expectedAt(order: Order): { from: Date; until: Date } | null {
  const { min_delivery_time: least, max_delivery_time: most } = order;
  if (!isActiveStatus(order.order_status) || least === null || most === null) return null;
  const start = new Date(order.scheduled === 1 ? order.schedule_at : order.created_at).getTime();
  if (order.scheduled === 1) return { from: new Date(start), until: new Date(start) };
  return { from: new Date(start + least * 60_000), until: new Date(start + most * 60_000) };
}
