import { expect, test } from "vitest";
import { deliveryMinutes } from "./delivery-minutes.ts";

const until = new Date("2026-03-20T12:00:00Z");
const store = { minDeliveryMinutes: 20, maxDeliveryMinutes: 30, busyMinutes: 15, busyUntil: until };

test("a busy store promises its extra minutes until a time", () => {
  expect(deliveryMinutes(store, new Date(until.getTime() - 1))).toEqual({ min: 35, max: 45 });
  expect(deliveryMinutes(store, until)).toEqual({ min: 20, max: 30 });
});

test("a store that is not busy promises its own minutes", () => {
  expect(deliveryMinutes({ ...store, busyUntil: null }, until)).toEqual({ min: 20, max: 30 });
});
