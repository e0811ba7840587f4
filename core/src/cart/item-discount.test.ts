import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor, noRate, sumOf } from "../money.ts";
import { priceOrder } from "../pricing/receipt.ts";
import { type DiscountedItem, reductionOn, reductionsOf, shownDiscount } from "./item-discount.ts";

/** An item at 10.00 without any discount. */
const item = (changes: Partial<DiscountedItem> = {}): DiscountedItem => ({
  discount: 0,
  discount_type: "percent",
  flash_sale: 0,
  isCampaignItem: false,
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max: 0,
  ...changes,
});
const percent = (rate: number, minPurchase = 0) => ({
  discount: { kind: "percent", rate },
  minPurchase,
});

test.each<[string, DiscountedItem, object | null, number]>([
  ["shows nothing without a discount", item(), null, 0],
  ["shows the item's own", item({ discount: 10 }), percent(1000), 100],
  ["shows the store's", item({ store_discount: 15 }), percent(1500), 150],
  ["shows the larger one", item({ discount: 10, store_discount: 15 }), percent(1500), 150],
  [
    "shows the item's own when both are equal",
    item({ discount: 15, store_discount: 15 }),
    percent(1500),
    150,
  ],
  [
    "compares a percentage with an amount",
    item({ discount: 2, discount_type: "amount", store_discount: 15 }),
    { discount: { kind: "amount", amount: 200 }, minPurchase: 0 },
    200,
  ],
  [
    "shows from which cart the store's counts",
    item({ store_discount: 15, store_discount_min_purchase: 25 }),
    percent(1500, 2500),
    0,
  ],
  [
    "shows the item's own while the store's needs a larger cart",
    item({ discount: 5, store_discount: 15, store_discount_min_purchase: 25 }),
    percent(500),
    50,
  ],
  [
    "counts the store's at its minimum",
    item({ store_discount: 15, store_discount_min_purchase: 10 }),
    percent(1500),
    150,
  ],
  ["caps the store's", item({ store_discount: 15, store_discount_max: 1 }), percent(1500), 100],
  [
    "shows only the flash sale of an item in one",
    item({ discount: 5, flash_sale: 1, store_discount: 15 }),
    percent(500),
    50,
  ],
  [
    "shows nothing of the store's for a campaign",
    item({ isCampaignItem: true, store_discount: 15 }),
    null,
    0,
  ],
])("%s", (_title, priced, shown, reduction) => {
  expect(shownDiscount(priced, minor(1000))).toEqual(shown);
  expect(reductionOn(priced, { unitPrice: minor(1000) })).toBe(reduction);
});

test("takes off what the receipt of the same pieces takes off", () => {
  const anyItem = fc.record({
    discount: fc.nat({ max: 60 }),
    discount_type: fc.constantFrom("percent" as const, "amount" as const),
    flash_sale: fc.constantFrom(0 as const, 1 as const),
    isCampaignItem: fc.boolean(),
    store_discount: fc.nat({ max: 60 }),
    store_discount_min_purchase: fc.nat({ max: 40 }),
    store_discount_max: fc.nat({ max: 5 }),
  });
  const pieces = fc.record({
    unitPrice: fc.nat({ max: 5000 }).map(minor),
    quantity: fc.integer({ min: 1, max: 5 }),
    addOns: fc.array(
      fc.record({
        price: fc.nat({ max: 300 }).map(minor),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(anyItem, pieces, (priced, { unitPrice, quantity, addOns }) => {
      const own =
        priced.discount === 0
          ? null
          : priced.discount_type === "percent"
            ? { kind: "percent" as const, rate: basisPoints(priced.discount * 100) }
            : { kind: "amount" as const, amount: minor(priced.discount * 100) };
      const { subtotal, total } = priceOrder({
        lines: [
          {
            itemId: 1,
            quantity,
            unitPrice,
            addOns,
            discount: own,
            flashSale: priced.flash_sale ? own : null,
            isCampaign: priced.isCampaignItem,
          },
        ],
        storeDiscount: priced.store_discount
          ? {
              discount: {
                kind: "percent",
                rate: basisPoints(priced.store_discount * 100),
              },
              minPurchase: minor(priced.store_discount_min_purchase * 100),
              maxDiscount: minor(priced.store_discount_max * 100),
            }
          : null,
        coupon: null,
        referralBonus: null,
        tax: { rate: noRate, included: false },
        delivery: null,
        charges: [],
      });
      expect(reductionOn(priced, { unitPrice, quantity, addOns })).toBe(subtotal - total);
    }),
  );
});

test("takes off each line of a cart what its receipt takes off in total, whatever the items", () => {
  const cents = fc.integer({ min: 1, max: 5000 }).map(minor);
  const store = { store_discount: 20, store_discount_min_purchase: 30, store_discount_max: 8 };
  const anyLine = fc.record({
    item: fc
      .record({
        discount: fc.integer({ min: 0, max: 60 }),
        flash_sale: fc.constantFrom(0 as const, 1 as const),
      })
      .map((changes) => item({ ...changes, ...store })),
    unitPrice: cents,
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (lines) => {
      const reductions = reductionsOf(lines);
      const { subtotal, total } = priceOrder({
        lines: lines.map(({ item: { discount, flash_sale }, unitPrice, quantity }) => {
          const own =
            discount > 0 ? { kind: "percent" as const, rate: fromPercent(discount) } : null;
          const flashSale = flash_sale === 1 ? own : null;
          return {
            itemId: 1,
            unitPrice,
            quantity,
            addOns: [],
            discount: own,
            flashSale,
            isCampaign: false,
          };
        }),
        storeDiscount: {
          discount: { kind: "percent", rate: fromPercent(20) },
          minPurchase: minor(3000),
          maxDiscount: minor(800),
        },
        coupon: null,
        referralBonus: null,
        tax: { rate: noRate, included: true },
        delivery: null,
        charges: [],
      });
      expect(reductions).toHaveLength(lines.length);
      expect(sumOf(reductions)).toBe(subtotal - total);
    }),
  );
});
