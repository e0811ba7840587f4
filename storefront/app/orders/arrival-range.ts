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

/**
 * Between which times an order is expected: the estimate, with less around it the further the order
 * is and the less time is left. Null without an estimate, or when both times are the same minute.
 */
export function arrivalRange(
  { order_status, expected_at }: Pick<Order, "order_status" | "expected_at">,
  now: number,
): { from: Date; to: Date } | null {
  const rule = uncertainty[order_status];
  if (expected_at === null || !rule) return null;
  const expected = Date.parse(expected_at);
  const left = Math.max(0, expected - now);
  const spread = Math.max(rule.part * left, rule.atLeast * minuteMs);
  const from = Math.max(floorToMinute(expected - spread), floorToMinute(now));
  const to = ceilToMinute(expected + spread);
  return to - from <= minuteMs ? null : { from: new Date(from), to: new Date(to) };
}

function floorToMinute(time: number): number {
  return Math.floor(time / minuteMs) * minuteMs;
}

function ceilToMinute(time: number): number {
  return Math.ceil(time / minuteMs) * minuteMs;
}
