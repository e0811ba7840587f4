import { describe, expect, test } from "vitest";
import { minor } from "../money.ts";
import { paymentEffect } from "./order-payments.ts";
import { orderStatus } from "./orders.types.ts";

const amount = minor(5000);
const effect = (status: (typeof orderStatus)["options"][number], paid: number, payment: number) =>
  paymentEffect({ status, amount, paid: minor(paid) }, minor(payment));

const active = ["confirmed", "accepted", "processing", "handover", "picked_up"];

describe.each(orderStatus.options)("the whole amount for an order that is %s", (status) => {
  const expected = () => {
    if (status === "pending") return "confirm";
    if (status === "failed") return "revive";
    return active.includes(status) ? "keep" : "return";
  };
  test("has the effect of the contract", () => {
    expect(effect(status, 0, 5000)).toBe(expected());
  });
  test("goes back when the order is paid already", () => {
    expect(effect(status, 5000, 5000)).toBe("return");
    expect(effect(status, 1, 5000)).toBe("return");
  });
});

test("confirms an order together with the part from the wallet", () => {
  expect(effect("pending", 2000, 3000)).toBe("confirm");
  expect(effect("pending", 2000, 2999)).toBe("keep");
});
