import { testOrder } from "@errand/core/orders/testing-order";
import { describe, expect, test } from "vitest";
import { paymentReturnOf, withoutReturn } from "./payment-return.ts";
import { paymentStageOf, withReturn } from "./payment-stage.ts";

const payable = { actions: ["cancel", "pay"] } satisfies Parameters<typeof testOrder>[0];
const paymentId = "AAAAAAAAAAAAAAAAAAAAAA";

describe("the stage of a payment", () => {
  test.each([
    ["pending", null, "unpaid"],
    ["pending", "open", "unpaid"],
    ["pending", "checking", "checking"],
    // A page that could not be created ends its payment, but not the order.
    ["pending", "canceled", "unpaid"],
    ["failed", "failed", "failed"],
    ["failed", "expired", "failed"],
  ] as const)("of a %s order whose payment is %s is %s", (order_status, payment_state, stage) => {
    expect(paymentStageOf(testOrder({ ...payable, order_status, payment_state }))).toBe(stage);
  });

  test("is null when nothing is to be paid", () => {
    expect(paymentStageOf(testOrder())).toBeNull();
    expect(paymentStageOf(testOrder({ payment_state: "succeeded", actions: [] }))).toBeNull();
  });
});

describe("a return from the gateway", () => {
  const order = testOrder({ ...payable, payment_state: "open" });

  test.each([
    ["success", "checking"],
    ["fail", "checking"],
    ["cancel", "unpaid"],
  ] as const)("with %s shows an open payment as %s", (flag, stage) => {
    expect(paymentStageOf(withReturn(order, { paymentId, flag }))).toBe(stage);
  });

  test("never changes what the gateway has decided", () => {
    const failed = testOrder({ ...payable, order_status: "failed", payment_state: "failed" });
    expect(withReturn(failed, { paymentId, flag: "success" })).toEqual(failed);
    expect(withReturn(order, null)).toEqual(order);
  });

  test("is read from the address of the page, and leaves it", () => {
    const query = new URLSearchParams(`order_id=7&flag=fail&payment_id=${paymentId}`);
    expect(paymentReturnOf(query)).toEqual({ paymentId, flag: "fail" });
    expect(withoutReturn(query).toString()).toBe("order_id=7");
    expect(paymentReturnOf(new URLSearchParams("order_id=7"))).toBeNull();
    expect(paymentReturnOf(new URLSearchParams("flag=paid&payment_id=1"))).toBeNull();
  });
});
