import type { Order, OrderStatus } from "@errand/core/orders/orders.types";

const minuteMs = 60_000;

/**
 * How far an arrival may be from its estimate, as a part of the time until then, and at least in
 * minutes.
 */
const uncertainty: Partial<Record<OrderStatus, { part: number; atLeast: number }>> = {
  pending: { part: 0.25, atLeast: 5 },
  confirmed: { part: 0.25, atLeast: 5 },
  accepted: { part: 0.25, atLeast: 5 },
  processing: { part: 0.2, atLeast: 3 },
  handover: { part: 0.15, atLeast: 2 },
  picked_up: { part: 0.1, atLeast: 0 },
};

type Estimated = Pick<Order, "order_status" | "expected_at">;

/**
 * Between which times an order is expected: the estimate, with less around it the further the order
 * is and the less time is left. Null without an estimate, or when there is less than a minute
 * between both times.
 */
export function arrivalRange(order: Estimated, now: number): { from: Date; to: Date } | null {
  const estimate = estimateOf(order, now);
  if (estimate === null) return null;
  const { expected, spread } = estimate;
  // Rounded to minutes, some seconds around the full minute would be two minutes.
  if (2 * spread < minuteMs) return null;
  const from = Math.max(floorToMinute(expected - spread), floorToMinute(now));
  const to = ceilToMinute(expected + spread);
  return to - from <= minuteMs ? null : { from: new Date(from), to: new Date(to) };
}

/**
 * In how many minutes an order arrives at the latest, when it may arrive at any moment until then.
 * Null while it is sure to take longer, once its estimate has passed, and without one.
 */
export function withinMinutes(order: Estimated, now: number): number | null {
  const estimate = estimateOf(order, now);
  if (estimate === null) return null;
  const { expected, left, spread } = estimate;
  if (left === 0 || left > spread) return null;
  return Math.ceil((ceilToMinute(expected + spread) - now) / minuteMs);
}

/** The estimate, the time until then and that around it, in milliseconds. */
function estimateOf({ order_status, expected_at }: Estimated, now: number) {
  const rule = uncertainty[order_status];
  if (expected_at === null || !rule) return null;
  const expected = Date.parse(expected_at);
  const left = Math.max(0, expected - now);
  return { expected, left, spread: Math.max(rule.part * left, rule.atLeast * minuteMs) };
}

function floorToMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}

function ceilToMinute(time: number): number {
  return Math.ceil(time / minuteMs) * minuteMs;
}
