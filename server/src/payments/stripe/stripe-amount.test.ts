import { minor } from "@errand/core/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromStripeAmount, toStripeAmount } from "./stripe-amount.ts";

describe("an amount at Stripe", () => {
  test.each([
    ["EUR", 1299, 1299],
    ["JPY", 1200, 12],
    ["JPY", 1250, null],
    ["KWD", 1299, 12_990],
    ["ISK", 1200, 1200],
    ["ISK", 1250, null],
  ])("of %s %i hundredths is %s", (currency, amount, expected) => {
    expect(toStripeAmount(minor(amount), currency)).toBe(expected);
  });

  test("comes back as it was sent, in every currency", () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.constantFrom("eur", "JPY", "kwd", "UGX"),
        (amount, currency) => {
          const sent = toStripeAmount(minor(amount), currency);
          if (sent !== null) expect(fromStripeAmount(sent, currency)).toBe(amount);
        },
      ),
    );
  });

  test("is never rounded up to what was to be paid", () => {
    expect(fromStripeAmount(12_989, "KWD")).toBe(1298);
  });
});
