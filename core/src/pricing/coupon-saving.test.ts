import { expect, test } from "vitest";
import { fromPercent, minor, noRate, nothing } from "../money.ts";
import type { Coupon } from "./coupon.ts";
import { bestCoupon, couponBasisOf, couponSaving } from "./coupon-saving.ts";
import { type OrderToPrice, priceOrder } from "./receipt.ts";

const coupon = (worth: Coupon["worth"], changes: Partial<Coupon> = {}): Coupon => ({
  worth,
  minPurchase: nothing,
  maxDiscount: nothing,
  ...changes,
});
const fiveOff = coupon({ kind: "amount", amount: minor(500) });
const tenth = coupon({ kind: "percent", rate: fromPercent(10) }, { maxDiscount: minor(150) });
const freeDelivery = coupon({ kind: "free_delivery" }, { minPurchase: minor(1500) });

/** Two pieces at 10.00 with 10 % off, and 3.00 for the delivery. */
const order = (changes: Partial<OrderToPrice> = {}): OrderToPrice => ({
  lines: [
    {
      itemId: 1,
      quantity: 2,
      unitPrice: minor(1000),
      addOns: [],
      discount: { kind: "percent", rate: fromPercent(10) },
      flashSale: null,
      isCampaign: false,
    },
  ],
  storeDiscount: null,
  coupon: null,
  referralBonus: null,
  tax: { rate: noRate, included: false },
  delivery: {
    terms: {
      by: "zone",
      rate: { kind: "fixed", charge: minor(300) },
      extraCharges: [],
      rise: noRate,
    },
    meters: 1000,
    freeByStore: false,
    freeOver: null,
  },
  charges: [],
  ...changes,
});

test.each<[string, Coupon, object]>([
  ["the amount", fiveOff, { saving: 500 }],
  ["at most its cap", tenth, { saving: 150 }],
  ["the delivery charge", freeDelivery, { saving: 300 }],
  ["nothing yet below the minimum", { ...fiveOff, minPurchase: minor(2420) }, { missing: 420 }],
])("takes off %s", (_what, coupon, saving) => {
  const { lines } = priceOrder(order());
  expect(couponSaving(coupon, couponBasisOf(lines, false))).toEqual(saving);
});

test("takes off what the receipt then says, and the same while another coupon applies", () => {
  const without = priceOrder(order());
  for (const applied of [null, fiveOff, tenth, freeDelivery]) {
    const basis = couponBasisOf(priceOrder(order({ coupon: applied })).lines, false);
    for (const coupon of [fiveOff, tenth, freeDelivery]) {
      const saving = without.total - priceOrder(order({ coupon })).total;
      expect(couponSaving(coupon, basis)).toEqual({ saving });
    }
  }
});

test("takes off nothing where the delivery is free already, or there is none", () => {
  const { lines } = priceOrder(order());
  expect(couponSaving(freeDelivery, couponBasisOf(lines, true))).toEqual({ saving: 0 });
  const pickedUp = priceOrder(order({ delivery: null })).lines;
  expect(couponSaving(freeDelivery, couponBasisOf(pickedUp, false))).toEqual({ saving: 0 });
});

test("suggests the coupon that takes off the most", () => {
  const offers = [{ saving: minor(300) }, { saving: minor(500) }, { saving: minor(500) }];
  expect(bestCoupon(offers)).toBe(offers[1]);
  expect(bestCoupon([{ saving: nothing }])).toBeNull();
  expect(bestCoupon([])).toBeNull();
});
