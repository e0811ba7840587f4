import { testOrder } from "@errand/core/orders/testing-order";
import { expect, test } from "vitest";
import { isLate, promisedBy, timeLeftOf } from "./arrival.ts";

test.each([
  [-1, null],
  [0, null],
  [1, { seconds: 1 }],
  [60_000, { seconds: 60 }],
  [60_001, { minutes: 2 }],
  [120_000, { minutes: 2 }],
  [420_000, { minutes: 7 }],
  [2 * 3_600_000 - 1, { minutes: 120 }],
  [2 * 3_600_000, { hours: 2 }],
  [35.9 * 3_600_000, { hours: 35 }],
  [48 * 3_600_000, { days: 2 }],
])("%i ms are shown as %j", (left, shown) => {
  expect(timeLeftOf(left)).toEqual(shown);
});

test("promises the store's longest delivery time", () => {
  expect(promisedBy(testOrder())).toEqual(new Date("2026-03-05T09:45:00Z"));
  expect(promisedBy(testOrder({ max_delivery_time: null }))).toBeNull();
});

test("a scheduled order may be a quarter of an hour late", () => {
  const order = testOrder({ scheduled: 1, schedule_at: "2026-03-05T18:30:00.000Z" });
  expect(isLate({ ...order, expected_at: "2026-03-05T18:45:00.000Z" })).toBe(false);
  expect(isLate({ ...order, expected_at: "2026-03-05T18:45:01.000Z" })).toBe(true);
});

test("an order is late when its estimate or its delivery is after the promise", () => {
  expect(isLate(testOrder({ expected_at: "2026-03-05T09:45:00.000Z" }))).toBe(false);
  expect(isLate(testOrder({ expected_at: "2026-03-05T09:46:00.000Z" }))).toBe(true);
  expect(isLate(testOrder({ delivered: "2026-03-05T09:46:00.000Z" }))).toBe(true);
  expect(isLate(testOrder({ max_delivery_time: null }))).toBe(false);
});
