import { expect, test } from "vitest";
import { priceRangeOf } from "./price-range.ts";

type PricedItem = Parameters<typeof priceRangeOf>[0];

const item = (changes: Partial<PricedItem> = {}): PricedItem => ({
  price: 10,
  discount: 0,
  discount_type: "percent",
  flash_sale: 0,
  isCampaignItem: false,
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max: 0,
  variations: [],
  food_variations: [],
  ...changes,
});

test.each([
  ["one price", item(), { low: 10, lowBefore: 10, high: 10, highBefore: 10 }],
  [
    "a percentage off",
    item({ price: 4.2, discount: 20 }),
    { low: 3.36, lowBefore: 4.2, high: 3.36, highBefore: 4.2 },
  ],
  [
    "an amount off",
    item({ discount: 2.5, discount_type: "amount" }),
    { low: 7.5, lowBefore: 10, high: 7.5, highBefore: 10 },
  ],
  [
    "the discount of the store",
    item({ discount: 10, store_discount: 20 }),
    { low: 8, lowBefore: 10, high: 8, highBefore: 10 },
  ],
  [
    "never below zero",
    item({ discount: 12, discount_type: "amount" }),
    { low: 0, lowBefore: 10, high: 0, highBefore: 10 },
  ],
  [
    "from the cheapest to the most expensive variation",
    item({
      price: 20,
      discount: 50,
      variations: [20, 21, 24, 25].map((price) => ({
        id: price,
        type: `Size ${price}`,
        price,
        stock: 1,
      })),
    }),
    { low: 10, lowBefore: 20, high: 12.5, highBefore: 25 },
  ],
  [
    "required options at their cheapest",
    item({
      food_variations: [
        {
          id: "filling",
          name: "Filling",
          type: "multi",
          min: 2,
          max: 3,
          required: "on",
          values: [3, 1, 2].map((optionPrice) => ({
            id: String(optionPrice),
            label: `Filling ${optionPrice}`,
            optionPrice,
            isSelected: false,
          })),
        },
      ],
    }),
    { low: 13, lowBefore: 13, high: 13, highBefore: 13 },
  ],
])("computes the price range of an item: %s", (_what, priced, range) => {
  expect(priceRangeOf(priced)).toEqual(range);
});
