import type { Order } from "@errand/core/orders/orders.types";
import { expect, test } from "vitest";
import { expectedAt, stepsOf } from "./progress.ts";
import { testOrder } from "./testing.ts";

const at = "2026-03-05T09:20:00.000Z";
const statuses = (order: Order, acceptsFirst = true) =>
  stepsOf(order, acceptsFirst).map(({ status }) => status);

test("a delivery goes by way of the courier", () => {
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

test("no courier accepts where the module has none do so", () => {
  expect(statuses(testOrder({ order_type: "delivery" }), false)).not.toContain("accepted");
});

test("what is collected is never on its way", () => {
  expect(statuses(testOrder())).toEqual([
    "pending",
    "confirmed",
    "processing",
    "handover",
    "delivered",
  ]);
});

test("a step that was passed is shown, whatever the module usually does", () => {
  const order = testOrder({ order_type: "delivery", order_status: "accepted", accepted: at });
  expect(statuses(order, false)).toContain("accepted");
});

test("a refund was asked for before it was given", () => {
  const delivered = { handover: at, delivered: at, refund_requested: at };
  const asked = testOrder({ ...delivered, order_status: "refund_requested" });
  expect(statuses(asked).slice(-2)).toEqual(["delivered", "refund_requested"]);
  const refunded = testOrder({ ...delivered, order_status: "refunded", refunded: at });
  expect(statuses(refunded).slice(-3)).toEqual(["delivered", "refund_requested", "refunded"]);
});

test("a canceled order ends where it was canceled", () => {
  const order = testOrder({ order_status: "canceled", canceled: at });
  expect(stepsOf(order, true)).toEqual([
    { status: "pending", at: order.pending, isCurrent: false },
    { status: "canceled", at, isCurrent: true },
  ]);
});

test("is expected within the store's time of its placing", () => {
  expect(expectedAt(testOrder())).toEqual({
    from: new Date("2026-03-05T09:35:00Z"),
    until: new Date("2026-03-05T09:45:00Z"),
  });
});

test("a scheduled order is expected when it was wanted, one that is over no more", () => {
  const schedule_at = "2026-03-05T18:30:00.000Z";
  expect(expectedAt(testOrder({ scheduled: 1, schedule_at }))?.from).toEqual(new Date(schedule_at));
  expect(expectedAt(testOrder({ order_status: "delivered", delivered: at }))).toBeNull();
});
