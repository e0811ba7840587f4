import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor, nothing } from "../money.ts";
import { type Coupon, couponDiscountOn, freesDelivery } from "./coupon.ts";
import type { Discount } from "./discount.ts";

const percent = (of: number, cap = 0, minPurchase = 0): Coupon => ({
  worth: { kind: "percent", rate: fromPercent(of) },
  minPurchase: minor(minPurchase),
  maxDiscount: minor(cap),
});
const amount = (off: number, cap = 0): Coupon => ({
  worth: { kind: "amount", amount: minor(off) },
  minPurchase: nothing,
  maxDiscount: minor(cap),
});
const delivery: Coupon = {
  worth: { kind: "free_delivery" },
  minPurchase: minor(1000),
  maxDiscount: nothing,
};

test.each<[string, Coupon, number, number]>([
  ["takes off the percentage", percent(15), 2000, 300],
  ["rounds half up", percent(50), 333, 167],
  ["limits the discount to the cap", percent(50, 400), 2000, 400],
  ["takes off the whole percentage below the cap", percent(50, 1001), 2000, 1000],
  ["has no cap at 0", percent(100, 0), 2000, 2000],
  ["takes off the amount", amount(500), 2000, 500],
  ["does not cap an amount", amount(500, 100), 2000, 500],
  ["takes off no more than the subtotal", amount(500), 499, 499],
  ["applies at its minimum purchase", percent(10, 0, 2000), 2000, 200],
  ["does not apply one cent below its minimum purchase", percent(10, 0, 2001), 2000, 0],
  ["takes nothing off the items for free delivery", delivery, 2000, 0],
])("%s", (_title, coupon, subtotal, discount) => {
  expect(couponDiscountOn(minor(subtotal), minor(subtotal), coupon)).toBe(discount);
});

test("compares its minimum with the cart and reduces what other discounts left", () => {
  expect(couponDiscountOn(minor(1500), minor(2000), percent(10, 0, 2000))).toBe(150);
});

test("makes the delivery free from its minimum purchase", () => {
  expect(freesDelivery(minor(1000), delivery)).toBe(true);
  expect(freesDelivery(minor(999), delivery)).toBe(false);
  expect(freesDelivery(minor(1000), amount(500))).toBe(false);
});

test("is a whole number, at least 0 and at most the cap and the remaining amount, for any coupon", () => {
  const worth: fc.Arbitrary<Discount> = fc.oneof(
    fc.nat({ max: 10_000 }).map((rate): Discount => ({ kind: "percent", rate: basisPoints(rate) })),
    fc.nat({ max: 100_000 }).map((off): Discount => ({ kind: "amount", amount: minor(off) })),
  );
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }).map(minor),
      worth,
      fc.nat({ max: 50_000 }).map(minor),
      (base, worth, maxDiscount) => {
        const discount = couponDiscountOn(base, base, { worth, minPurchase: nothing, maxDiscount });
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(base);
        if (worth.kind === "percent" && maxDiscount > 0) {
          expect(discount).toBeLessThanOrEqual(maxDiscount);
        }
      },
    ),
  );
});
