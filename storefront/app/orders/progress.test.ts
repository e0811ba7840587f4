import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { expect, test } from "vitest";
import { progressOf, stepsOf } from "./progress.ts";

const at = "2026-03-05T09:20:00.000Z";
const statuses = (order: Order, acceptsFirst = true) =>
  stepsOf(order, acceptsFirst).map(({ status }) => status);

test("a delivery includes the steps of the courier", () => {
  expect(statuses(testOrder({ order_type: "delivery" }))).toEqual([
    "pending",
    "confirmed",
    "accepted",
    "processing",
    "handover",
    "picked_up",
    "delivered",
  ]);
});

test("leaves out accepted in modules without this step", () => {
  expect(statuses(testOrder({ order_type: "delivery" }), false)).not.toContain("accepted");
});

test("a take-away order is never picked up", () => {
  expect(statuses(testOrder())).toEqual([
    "pending",
    "confirmed",
    "processing",
    "handover",
    "delivered",
  ]);
});

test("shows a reached step even when the module leaves it out", () => {
  const order = testOrder({ order_type: "delivery", order_status: "accepted", accepted: at });
  expect(statuses(order, false)).toContain("accepted");
});

test("an order that was moved to another time waits for a courier again", () => {
  const order = testOrder({ order_type: "delivery", order_status: "confirmed", accepted: at });
  expect(stepsOf(order, true).find(({ status }) => status === "accepted")?.at).toBeNull();
});

test("shows the refund request before the refund", () => {
  const delivered = { handover: at, delivered: at, refund_requested: at };
  const requested = testOrder({ ...delivered, order_status: "refund_requested" });
  expect(statuses(requested).slice(-2)).toEqual(["delivered", "refund_requested"]);
  const refunded = testOrder({ ...delivered, order_status: "refunded", refunded: at });
  expect(statuses(refunded).slice(-3)).toEqual(["delivered", "refund_requested", "refunded"]);
});

test("a parcel that was paid after a declined card is booked once", () => {
  const order = testOrder({
    order_type: "parcel",
    order_status: "confirmed",
    pending: at,
    failed: at,
    confirmed: at,
  });
  const booked = statuses(order).filter((status) => ["pending", "confirmed"].includes(status));
  expect(booked).toEqual(["confirmed"]);
});

test("a canceled order ends with its cancellation", () => {
  const order = testOrder({ order_status: "canceled", canceled: at });
  expect(stepsOf(order, true)).toEqual([
    { status: "pending", at: order.pending, isCurrent: false },
    { status: "canceled", at, isCurrent: true },
  ]);
});

test.each([
  ["pending", "delivery", ["current", "toCome", "toCome", "toCome"]],
  ["accepted", "delivery", ["current", "toCome", "toCome", "toCome"]],
  ["processing", "delivery", ["done", "current", "toCome", "toCome"]],
  ["handover", "delivery", ["done", "current", "toCome", "toCome"]],
  ["handover", "take_away", ["done", "done", "current", "toCome"]],
  ["picked_up", "delivery", ["done", "done", "current", "toCome"]],
  ["delivered", "take_away", ["done", "done", "done", "done"]],
  ["canceled", "delivery", null],
] as const)("the progress of a %s %s order has four parts", (order_status, order_type, parts) => {
  expect(progressOf({ order_status, order_type })).toEqual(parts);
});
