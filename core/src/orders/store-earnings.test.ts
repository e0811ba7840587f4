import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor, noRate, nothing } from "../money.ts";
import { amountOf, priceOrder } from "../pricing/receipt.ts";
import type { ReceiptKey } from "../pricing/receipt-keys.ts";
import { storeEarnings } from "./store-earnings.ts";

const line = (key: ReceiptKey, amount: number, added = true) => ({
  key,
  amount: minor(amount),
  added,
});

const order = {
  receipt: [line("items", 1000), line("delivery_charge", 200), line("dm_tips", 50)],
  commission: basisPoints(1500),
  isOwnDelivery: false,
  freeDeliveryBy: null,
};
type Order = Parameters<typeof storeEarnings>[0];

test.each<[string, Partial<Order>, [sales: number, commission: number, delivery: number]]>([
  ["leaves delivery and tip to the shop's courier", {}, [1000, 150, 0]],
  ["gets delivery and tip of a delivery of its own", { isOwnDelivery: true }, [1000, 150, 250]],
  [
    "pays for a delivery that it offers for nothing",
    { freeDeliveryBy: "vendor" },
    [1000, 150, -200],
  ],
  [
    "gets only the tip of its own delivery for nothing",
    { isOwnDelivery: true, freeDeliveryBy: "vendor" },
    [1000, 150, 50],
  ],
  ["does not pay for what the shop offers", { freeDeliveryBy: "admin" }, [1000, 150, 0]],
  [
    "is paid by the shop for its own delivery that a coupon makes free",
    { isOwnDelivery: true, freeDeliveryBy: "coupon" },
    [1000, 150, 250],
  ],
  ["keeps everything without a commission", { commission: noRate }, [1000, 0, 0]],
  [
    "bears its own discounts, which lower the commission, and not those of the shop",
    {
      receipt: [
        line("items", 1000),
        line("add_ons", 100),
        line("flash_sale_discount", -300),
        line("item_discount", -50),
        line("store_discount", -50),
        line("coupon_discount", -200),
        line("ref_bonus", -100),
        line("additional_charge", 99),
      ],
    },
    [1000, 150, 0],
  ],
  [
    "gets tax and packaging without a commission on them",
    { receipt: [line("items", 1000), line("tax", 100), line("extra_packaging", 40)] },
    [1140, 150, 0],
  ],
  [
    "does not get a tax twice that the prices contain",
    { receipt: [line("items", 1000), line("tax", 91, false)] },
    [1000, 150, 0],
  ],
  [
    "bears a coupon of its own, which lowers the commission",
    {
      receipt: [
        line("items", 1000),
        { ...line("coupon_discount", -200), borneByStore: true },
        line("tax", 80),
      ],
    },
    [880, 120, 0],
  ],
  ["rounds the commission half up", { receipt: [line("items", 1030)] }, [1030, 155, 0]],
])("a store %s", (_rule, overrides, [sales, commission, delivery]) => {
  expect(storeEarnings({ ...order, ...overrides })).toEqual({ sales, commission, delivery });
});

test("a commission is never more than the sales", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), fc.nat(10_000), (items, tax, rate) => {
      const receipt = [line("items", items), line("tax", tax)];
      const commission = basisPoints(rate);
      const earned = storeEarnings({ ...order, receipt, commission });
      expect(earned.commission).toBeGreaterThanOrEqual(0);
      expect(earned.commission).toBeLessThanOrEqual(earned.sales);
    }),
  );
});

test("a coupon of the store lowers the sales by what it takes off, and one of the shop by nothing", () => {
  const coupon = fc.record({ rate: fc.integer({ min: 1, max: 10_000 }), cap: fc.nat(5000) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), coupon, (price, { rate, cap }) => {
      const earned = (borneByStore: boolean) => {
        const { lines } = priceOrder({
          lines: [
            {
              ...{ itemId: 1, quantity: 1, unitPrice: minor(price), addOns: [] },
              ...{ discount: null, flashSale: null, isCampaign: false },
            },
          ],
          ...{ storeDiscount: null, referralBonus: null, delivery: null, charges: [] },
          coupon: {
            worth: { kind: "percent", rate: basisPoints(rate) },
            ...{ minPurchase: nothing, maxDiscount: minor(cap), borneByStore },
          },
          tax: { rate: noRate, included: true },
        });
        const off = minor(-amountOf(lines, "coupon_discount"));
        return { off, ...storeEarnings({ ...order, receipt: lines }) };
      };
      const [own, ofShop] = [earned(true), earned(false)];
      expect(ofShop.sales).toBe(price);
      expect(own.sales).toBe(price - own.off);
      expect(own.commission).toBeLessThanOrEqual(own.sales);
    }),
  );
});
