import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { useTimeLeft } from "../promotions/time-left.ts";
import { arrivalRange, withinMinutes } from "./arrival-range.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A scheduled order may arrive this much after its time. */
const scheduledToleranceMs = 15 * minuteMs;

/**
 * When the order should have arrived at the latest; null when the store states no delivery time.
 */
export function promisedBy(order: Order): Date | null {
  const at = Date.parse(order.schedule_at);
  if (order.scheduled === 1) return new Date(at + scheduledToleranceMs);
  const { max_delivery_time: max } = order;
  return max === null ? null : new Date(at + max * minuteMs);
}

/** Whether an order in progress is expected, or was delivered, after the time that was promised. */
export function isLate(order: Order): boolean {
  const arrival = order.delivered ?? order.expected_at;
  const promised = promisedBy(order);
  return arrival !== null && promised !== null && Date.parse(arrival) > promised.getTime();
}

/**
 * The time until an order arrives: minutes, below one minute seconds, null when it is due; for an
 * order that is scheduled for later hours or days, at least two of them.
 */
export type TimeLeft =
  | { days: number }
  | { hours: number }
  | { minutes: number }
  | { seconds: number }
  | null;

export function timeLeftOf(leftMs: number): TimeLeft {
  if (leftMs <= 0) return null;
  if (leftMs >= 2 * dayMs) return { days: Math.floor(leftMs / dayMs) };
  if (leftMs >= 2 * hourMs) return { hours: Math.floor(leftMs / hourMs) };
  // Rounded like a clock: "2 min" until 60 seconds are left.
  if (leftMs > minuteMs) return { minutes: Math.ceil(leftMs / minuteMs) };
  return { seconds: Math.ceil(leftMs / 1000) };
}

/** The time until an order arrives, or at most how many minutes that takes. */
export type Arrival = TimeLeft | { within: number };

/**
 * Counts down to the arrival of an order; undefined without an estimate. Where the order may arrive
 * at any moment of its range, a countdown to the middle of it would be more exact than it is.
 */
export function useArrival(order: Order): Arrival | undefined {
  const { order_status, expected_at, scheduled } = order;
  const left = useTimeLeft(expected_at ?? new Date(0).toISOString());
  if (expected_at === null || !isActiveStatus(order_status)) return undefined;
  // A scheduled order has a time instead of a range.
  const within = scheduled === 1 ? null : withinMinutes(order, Date.parse(expected_at) - left);
  return within === null ? timeLeftOf(left) : { within };
}

/**
 * Between which times an order is expected; it narrows while the page is open. Null without a
 * range.
 */
export function useArrivalRange(order: Order) {
  const { expected_at } = order;
  const left = useTimeLeft(expected_at ?? new Date(0).toISOString());
  return expected_at === null ? null : arrivalRange(order, Date.parse(expected_at) - left);
}
