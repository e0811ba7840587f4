import { expect, test } from "vitest";
import { acceptanceExpiry, paymentExpiry } from "./order-deadlines.ts";

const at = (clock: string) => new Date(`2026-03-20T${clock}:00Z`);

test("a digital order has half an hour to be paid", () => {
  expect(paymentExpiry(at("10:00"))).toEqual(at("10:30"));
});

test("a store has eight minutes to start an order", () => {
  expect(acceptanceExpiry(at("10:00"), null)).toEqual(at("10:08"));
});

test("the time of a scheduled order starts with its preparation", () => {
  const scheduled = { at: at("14:00"), preparationMinutes: 20 };
  expect(acceptanceExpiry(at("10:00"), scheduled)).toEqual(at("13:48"));
});

test("an order that is scheduled sooner than it can be prepared has its full time", () => {
  const scheduled = { at: at("10:10"), preparationMinutes: 20 };
  expect(acceptanceExpiry(at("10:00"), scheduled)).toEqual(at("10:08"));
});
