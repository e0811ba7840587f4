import { type Actor, type ActorKind, actorKinds } from "./order-actor.ts";
import { hasBegun } from "./order-begun.ts";
import type { Order, OrderStatus } from "./orders.types.ts";
import { findRefusal, findTransitionError } from "./transition-rules.ts";
import { type OrderFacts, orderTable, transitions } from "./transition-table.ts";

function isPossible(order: OrderFacts, to: OrderStatus, by: ActorKind, now: number): boolean {
  return findRefusal(orderTable, order, to, by, now) === null;
}

/**
 * Why the actor may not change the order to this status now: `order_not_found` (404) when it is not
 * the actor's own, `order_status` (409) when the present status does not allow it; null when it
 * may.
 */
export function transitionError(
  order: OrderFacts,
  to: OrderStatus,
  actor: Actor,
  now: Date,
): "order_not_found" | "order_status_conflict" | null {
  return findTransitionError(orderTable, order, to, actor, now);
}

/**
 * The statuses that the order can change to next, by any actor at any time; empty when it is over.
 */
export function nextStatuses(order: OrderFacts): OrderStatus[] {
  const absent = getShopperKind(order) === "guest" ? "customer" : "guest";
  const kinds = actorKinds.filter((kind) => kind !== absent);
  const next = transitions
    .map(({ to }) => to)
    .filter((to) => kinds.some((kind) => isPossible(order, to, kind, Number.POSITIVE_INFINITY)));
  return [...new Set(next)];
}

function getShopperKind({ customerId }: OrderFacts): "customer" | "guest" {
  return customerId === null ? "guest" : "customer";
}

/**
 * The status of a new order: one that is paid, or whose rest is cash, waits for the store alone.
 */
export function initialStatus(
  order: Pick<OrderFacts, "paymentMethod" | "paymentStatus">,
): "pending" | "confirmed" {
  if (order.paymentStatus === "paid") return "confirmed";
  const isRestCash = order.paymentMethod === "cash_on_delivery";
  return order.paymentStatus === "partially_paid" && isRestCash ? "confirmed" : "pending";
}

/** What decides who confirms an order. */
export type Confirmation = Pick<OrderFacts, "paymentMethod" | "prescription" | "wasPending">;

/**
 * Whether the confirmation of an order is its acceptance by the store: of one in cash. Others are
 * confirmed from the beginning, by their payment, or by the customer's agreement to a price, and
 * wait for the store then.
 */
export function isConfirmedByStore({ paymentMethod, prescription, wasPending }: Confirmation) {
  return paymentMethod === "cash_on_delivery" && !prescription && wasPending;
}

/** Statuses of an order in progress, in their usual sequence. */
export const activeStatuses = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
] as const satisfies readonly OrderStatus[];

export function isActiveStatus(status: OrderStatus): boolean {
  return activeStatuses.some((active) => active === status);
}

/**
 * Whether its customer can rate the order: delivered, and neither refunded nor to be decided about
 * (contract 4.2).
 */
export function isReviewable(status: OrderStatus): boolean {
  return status === "delivered" || status === "refund_request_canceled";
}

/** The actions that the customer or guest can take on the order now. */
export function actionsFor(order: OrderFacts, now: Date): Order["actions"] {
  const may = (to: OrderStatus) => isPossible(order, to, getShopperKind(order), now.getTime());
  const owesMoney = may("pending") || (order.status === "pending" && awaitsPayment(order));
  const offered: [Order["actions"][number], boolean][] = [
    ["agree", order.type !== "parcel" && may("confirmed")],
    ["cancel", may("canceled")],
    ["reschedule", isReschedulable(order, now)],
    ["request_cancel", canRequestCancel(order, now)],
    ["pay", owesMoney && order.paymentMethod === "digital_payment"],
    ["payment_method", owesMoney],
    ["offline_payment", order.status === "pending" && order.paymentMethod === "offline_payment"],
    ["refund_request", may("refund_requested")],
    ["parcel_return", may("returned")],
  ];
  return offered.filter(([, now]) => now).map(([action]) => action);
}

/** True for an order that is to be paid in advance and is not paid yet. */
function awaitsPayment({ paymentMethod, isPaid }: OrderFacts): boolean {
  return paymentMethod !== "cash_on_delivery" && !isPaid;
}

/** Whether the customer can move an order to another time: until it has begun (contract 10.4). */
function isReschedulable(order: OrderFacts, now: Date): boolean {
  return order.schedulable && isActiveStatus(order.status) && !hasBegun(order, now.getTime());
}

/**
 * Whether the customer can ask the store or the desk, once, to cancel an order that has begun
 * (contract 10.4).
 */
function canRequestCancel(order: OrderFacts, now: Date): boolean {
  const isRunning = order.type !== "parcel" && isActiveStatus(order.status);
  return isRunning && !order.cancelRequested && hasBegun(order, now.getTime());
}

/**
 * Until when the customer can cancel a scheduled order; null for one that has begun, and where no
 * time is known.
 */
export function cancelUntil(order: OrderFacts, now: Date): Date | null {
  const { preparationStart: start } = order;
  const isOpen = isActiveStatus(order.status) && !hasBegun(order, now.getTime());
  return isOpen && start && start > now ? start : null;
}
