import { activeStatuses } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivalRange, withinMinutes } from "./arrival-range.ts";

const now = Date.parse("2026-03-05T09:00:00Z");
const at = (minutes: number) => new Date(now + minutes * 60_000);

function range(order_status: OrderStatus, minutes: number | null) {
  const expected_at = minutes === null ? null : at(minutes).toISOString();
  return arrivalRange({ order_status, expected_at }, now);
}

test.each<[OrderStatus, number, [number, number] | null]>([
  ["pending", 40, [30, 50]],
  ["confirmed", 12, [7, 17]],
  ["processing", 20, [16, 24]],
  ["processing", 5, [2, 8]],
  ["handover", 20, [17, 23]],
  ["picked_up", 20, [18, 22]],
  // One minute is a time, not a range.
  ["picked_up", 0.5, null],
  ["picked_up", 2, null],
])("%s with %d minutes left: %o", (status, left, expected) => {
  expect(range(status, left)).toEqual(expected && { from: at(expected[0]), to: at(expected[1]) });
});

test("has no range without an estimate, or when the order is over", () => {
  expect(range("processing", null)).toBeNull();
  expect(range("delivered", 10)).toBeNull();
  expect(range("canceled", 10)).toBeNull();
});

test("never begins in the past", () => {
  expect(range("pending", 2)?.from).toEqual(at(0));
});

test.each<[OrderStatus, number | null, number | null]>([
  ["pending", 5.5, null],
  ["pending", 5, 10],
  ["confirmed", 2, 7],
  ["processing", 3, 6],
  ["processing", 0.5, 4],
  ["handover", 2, 4],
  // On its way the estimate is as exact as a countdown.
  ["picked_up", 1, null],
  ["pending", 0, null],
  ["pending", null, null],
  ["delivered", 2, null],
])("%s with %s minutes left may arrive any moment within %s", (order_status, left, within) => {
  const expected_at = left === null ? null : at(left).toISOString();
  expect(withinMinutes({ order_status, expected_at }, now)).toBe(within);
});

test("contains the estimate, and narrows with each status and each minute", () => {
  const width = (status: OrderStatus, left: number) => {
    const found = range(status, left);
    return found ? found.to.getTime() - found.from.getTime() : 0;
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 180 }),
      fc.integer({ min: 0, max: activeStatuses.length - 2 }),
      (left, index) => {
        const [status = "pending", next = "pending"] = activeStatuses.slice(index);
        const found = range(status, left);
        if (found) expect([found.from <= at(left), at(left) <= found.to]).toEqual([true, true]);
        expect(width(next, left)).toBeLessThanOrEqual(width(status, left));
        expect(width(status, left)).toBeLessThanOrEqual(width(status, left + 10) + 60_000);
      },
    ),
  );
});
