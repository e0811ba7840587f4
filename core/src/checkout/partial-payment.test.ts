import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor, sumOf } from "../money.ts";
import {
  type CheckoutMethod,
  canPayRest,
  checkoutMethods,
  type RestMethods,
  walletPart,
} from "./partial-payment.ts";

test.each<[RestMethods, CheckoutMethod[]]>([
  ["cod", ["cash_on_delivery"]],
  ["digital_payment", ["digital_payment", "offline_payment"]],
  ["both", ["cash_on_delivery", "digital_payment", "offline_payment"]],
])("with %s, the rest can be paid by %j", (allowed, methods) => {
  expect(checkoutMethods.filter((method) => canPayRest(method, allowed))).toEqual(methods);
});

describe("the part of the wallet in a total of 10.00", () => {
  const of = (method: CheckoutMethod, isPartial: boolean, balance: number) =>
    walletPart({ method, isPartial }, { total: minor(1000), balance: minor(balance) });

  test.each<[string, number, ReturnType<typeof walletPart>]>([
    ["is the total when the balance covers it", 1000, { amount: minor(1000) }],
    ["is refused when a cent is missing", 999, { refused: "wallet_balance_low" }],
  ])("paid from the wallet %s", (_title, balance, part) => {
    expect(of("wallet", false, balance)).toEqual(part);
  });

  test.each<[string, number, ReturnType<typeof walletPart>]>([
    ["is the balance", 999, { amount: minor(999) }],
    ["is refused when the wallet is empty", 0, { refused: "partial_payment" }],
    ["is refused when the balance covers all", 1000, { refused: "partial_payment" }],
  ])("paid partly %s", (_title, balance, part) => {
    expect(of("cash_on_delivery", true, balance)).toEqual(part);
  });

  test("is nothing without a partial payment", () => {
    expect(of("cash_on_delivery", false, 500)).toEqual({ amount: 0 });
  });
});

test("a part leaves something to pay, and both add up to the total", () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(minor);
  const rest = fc.constantFrom(...checkoutMethods.filter((method) => method !== "wallet"));
  fc.assert(
    fc.property(rest, amount, amount, (method, total, balance) => {
      const part = walletPart({ method, isPartial: true }, { total, balance });
      if ("refused" in part) {
        expect(balance === 0 || balance >= total).toBe(true);
        return;
      }
      const due = minor(total - part.amount);
      expect(part.amount).toBe(balance);
      expect(due).toBeGreaterThan(0);
      expect(sumOf([part.amount, due])).toBe(total);
    }),
  );
});

test("never exceeds the balance or the total", () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(minor);
  fc.assert(
    fc.property(
      fc.constantFrom(...checkoutMethods),
      fc.boolean(),
      amount,
      amount,
      (method, isPartial, total, balance) => {
        const part = walletPart({ method, isPartial }, { total, balance });
        if ("refused" in part) return;
        expect(part.amount).toBeLessThanOrEqual(Math.min(total, balance));
      },
    ),
  );
});
