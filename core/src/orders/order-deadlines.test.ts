import { expect, test } from "vitest";
import {
  acceptanceExpiry,
  paymentExpiry,
  refundExpiry,
  retryExpiry,
  transferExpiry,
} from "./order-deadlines.ts";

const at = (clock: string) => new Date(`2026-03-20T${clock}:00Z`);

test("a digital order has half an hour to be paid", () => {
  expect(paymentExpiry(at("10:00"))).toEqual(at("10:30"));
});

test("a transfer has two days to be reported, or the hours of the shop's setting", () => {
  expect(transferExpiry(at("10:00"))).toEqual(new Date("2026-03-22T10:00:00Z"));
  expect(transferExpiry(at("10:00"), 36)).toEqual(new Date("2026-03-21T22:00:00Z"));
});

test("a failed order has a day to be paid after all", () => {
  expect(retryExpiry(at("10:00"))).toEqual(new Date("2026-03-21T10:00:00Z"));
});

test("a store has the minutes of its setting to start an order", () => {
  expect(acceptanceExpiry(at("10:00"), null, 8)).toEqual(at("10:08"));
  expect(acceptanceExpiry(at("10:00"), null, 15)).toEqual(at("10:15"));
});

test("the time of a scheduled order starts with its preparation", () => {
  const scheduled = { at: at("14:00"), preparationMinutes: 20 };
  expect(acceptanceExpiry(at("10:00"), scheduled, 8)).toEqual(at("13:48"));
});

test("an order that is scheduled sooner than it can be prepared has its full time", () => {
  const scheduled = { at: at("10:10"), preparationMinutes: 20 };
  expect(acceptanceExpiry(at("10:00"), scheduled, 8)).toEqual(at("10:08"));
});

test("a refund can be asked for until the same time of its last day, over a clock change", () => {
  const delivered = new Date("2026-03-27T18:00:00Z");
  expect(refundExpiry(delivered, "Europe/Paris", 7)).toEqual(new Date("2026-04-03T17:00:00Z"));
});
