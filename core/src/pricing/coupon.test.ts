import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coupon, couponDiscountOn, freesDelivery } from "./coupon.ts";
import type { Discount } from "./discount.ts";

const percent = (of: number, cap = 0, minPurchase = 0): Coupon => ({
  worth: { kind: "percent", percent: of },
  minPurchase,
  maxDiscount: cap,
});
const amount = (off: number, cap = 0): Coupon => ({
  worth: { kind: "amount", amount: off },
  minPurchase: 0,
  maxDiscount: cap,
});
const delivery: Coupon = { worth: { kind: "free_delivery" }, minPurchase: 1000, maxDiscount: 0 };

test.each<[string, Coupon, number, number]>([
  ["takes the percentage", percent(15), 2000, 300],
  ["rounds half up", percent(50), 333, 167],
  ["stops at the cap", percent(50, 400), 2000, 400],
  ["takes what is under the cap", percent(50, 1001), 2000, 1000],
  ["has no cap at 0", percent(100, 0), 2000, 2000],
  ["takes the amount", amount(500), 2000, 500],
  ["does not cap an amount", amount(500, 100), 2000, 500],
  ["takes no more than there is", amount(500), 499, 499],
  ["holds at its minimum", percent(10, 0, 2000), 2000, 200],
  ["does not hold one cent under the minimum", percent(10, 0, 2001), 2000, 0],
  ["takes nothing off the items for free delivery", delivery, 2000, 0],
])("%s", (_title, coupon, subtotal, discount) => {
  expect(couponDiscountOn(subtotal, subtotal, coupon)).toBe(discount);
});

test("compares its minimum with the cart, and takes from what other discounts left", () => {
  expect(couponDiscountOn(1500, 2000, percent(10, 0, 2000))).toBe(150);
});

test("frees the delivery from its minimum on", () => {
  expect(freesDelivery(1000, delivery)).toBe(true);
  expect(freesDelivery(999, delivery)).toBe(false);
  expect(freesDelivery(1000, amount(500))).toBe(false);
});

test("is a whole number between nothing, its cap and what is left, whatever the coupon", () => {
  const worth: fc.Arbitrary<Discount> = fc.oneof(
    fc
      .integer({ min: 0, max: 10_000 })
      .map((hundredths): Discount => ({ kind: "percent", percent: hundredths / 100 })),
    fc.nat({ max: 100_000 }).map((off): Discount => ({ kind: "amount", amount: off })),
  );
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      worth,
      fc.nat({ max: 50_000 }),
      (base, worth, maxDiscount) => {
        const discount = couponDiscountOn(base, base, { worth, minPurchase: 0, maxDiscount });
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
