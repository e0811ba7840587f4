import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor } from "../money.ts";
import {
  dueAmount,
  type OrderPayments,
  paidAmount,
  paymentStatusOf,
  type ReceivedPayment,
} from "./paid-amount.ts";

const of = (amount: number, returned = 0): ReceivedPayment => ({
  amount: minor(amount),
  returned: minor(returned),
});

describe("the payment status of an order of 50.00", () => {
  test.each<[string, ReceivedPayment[], boolean, string]>([
    ["nothing received", [], true, "unpaid"],
    ["nothing received at the end", [], false, "unpaid"],
    ["a part from the wallet", [of(2000)], true, "partially_paid"],
    ["one cent missing", [of(4999)], false, "partially_paid"],
    ["the whole", [of(5000)], false, "paid"],
    ["wallet and gateway", [of(2000), of(3000)], false, "paid"],
    ["everything returned", [of(5000, 5000)], false, "refunded"],
    ["a part of the money returned after delivery", [of(5000, 4000)], false, "refunded"],
    ["the wallet part returned with a failed order", [of(2000, 2000)], false, "refunded"],
    [
      "the wallet part returned and taken again",
      [of(2000, 2000), of(2000)],
      true,
      "partially_paid",
    ],
    ["a second payment returned", [of(5000), of(5000, 5000)], false, "paid"],
    ["a late payment returned while another is awaited", [of(5000, 5000)], true, "unpaid"],
  ])("%s", (_title, received, awaitsPayment, status) => {
    const order = { amount: minor(5000), refundable: minor(0) };
    expect(paymentStatusOf({ ...order, received, awaitsPayment })).toBe(status);
  });

  test("is partially refunded while something can still be returned", () => {
    const order = { amount: minor(5000), received: [of(5000, 4000)], awaitsPayment: false };
    expect(paymentStatusOf({ ...order, refundable: minor(1) })).toBe("partially_refunded");
    expect(paymentStatusOf({ ...order, refundable: minor(0) })).toBe("refunded");
    expect(paymentStatusOf({ ...order, received: [of(5000)], refundable: minor(1) })).toBe("paid");
  });

  test("stays paid when the total falls by what was returned", () => {
    const order = { received: [of(5000, 1500)], awaitsPayment: false, refundable: minor(0) };
    expect(paymentStatusOf({ amount: minor(3500), ...order })).toBe("paid");
    expect(paymentStatusOf({ amount: minor(3501), ...order })).toBe("refunded");
  });
});

const received = fc.array(
  fc
    .record({
      amount: fc.integer({ min: 1, max: 10_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ amount, share }) => of(amount, Math.floor(amount * share))),
);
const anyOrder: fc.Arbitrary<OrderPayments> = fc.record({
  amount: fc.integer({ min: 0, max: 20_000 }).map(minor),
  received,
  awaitsPayment: fc.boolean(),
  refundable: fc.integer({ min: 0, max: 20_000 }).map(minor),
});

test("is paid exactly when payments less refunds cover the total", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const paid = paidAmount(order.received);
      const covers = paid > 0 && paid >= order.amount;
      expect(paymentStatusOf(order) === "paid").toBe(covers);
      expect(dueAmount(order.amount, order.received)).toBe(Math.max(order.amount - paid, 0));
    }),
  );
});

test("does not depend on the order of the payments", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const reversed = { ...order, received: order.received.toReversed() };
      expect(paymentStatusOf(reversed)).toBe(paymentStatusOf(order));
    }),
  );
});
