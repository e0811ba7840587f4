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
 * The steps of an order: the reached ones and, while it is active, the coming ones. `acceptsFirst`:
 * in this module a courier accepts before the store prepares the order.
 */
export function stepsOf(order: Order, acceptsFirst: boolean): OrderStep[] {
  if (order.order_type === "parcel") return parcelSteps(order, acceptsFirst);
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
  return toSteps(statuses, order);
}

/** Nobody prepares a parcel; one that is canceled on its way comes back. */
function parcelSteps(order: Order, acceptsFirst: boolean): OrderStep[] {
  const { order_status: current } = order;
  const isOngoing = isActiveStatus(current) || current === "delivered";
  const toCome: OrderStatus[] = [
    "confirmed",
    ...(acceptsFirst ? (["accepted"] as const) : []),
    "handover",
    "picked_up",
    "delivered",
  ];
  // One that waited for its payment was booked when it was confirmed.
  const wasBooked = order.confirmed !== null;
  const reached = usual.filter(
    (status) => order[status] !== null && !(status === "pending" && wasBooked),
  );
  const wentBack: OrderStatus[] =
    order.canceled !== null && order.picked_up !== null ? ["canceled", "returned"] : [current];
  const statuses = isOngoing
    ? usual.filter((status) => reached.includes(status) || toCome.includes(status))
    : [...reached, ...wentBack];
  return toSteps(statuses, order);
}

/** A step after the current one is still to come, also when a moved order had reached it before. */
function toSteps(statuses: readonly OrderStatus[], order: Order): OrderStep[] {
  const current = statuses.indexOf(order.order_status);
  return statuses.map((status, index) => ({
    status,
    at: current !== -1 && index > current ? null : order[status],
    isCurrent: index === current,
  }));
}

export type PartState = "done" | "current" | "toCome";

const partOfStatus: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  confirmed: 0,
  accepted: 0,
  processing: 1,
  handover: 1,
  picked_up: 2,
  delivered: 4,
};

/** The state of each of the four parts; null for an order that has left the usual way. */
export function progressOf({
  order_status,
  order_type,
}: Pick<Order, "order_status" | "order_type">): PartState[] | null {
  const isReady = order_type === "take_away" && order_status === "handover";
  const isOnItsWayToSender = order_type === "parcel" && order_status === "accepted";
  const current = isReady ? 2 : isOnItsWayToSender ? 1 : partOfStatus[order_status];
  if (current === undefined) return null;
  return [0, 1, 2, 3].map((part) =>
    part < current ? "done" : part === current ? "current" : "toCome",
  );
}
