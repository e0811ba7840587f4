import { describe, expect, test } from "vitest";
import { basisPoints, minor } from "../money.ts";
import { priceOrder } from "../pricing/receipt.ts";
import { parcelToPrice } from "./parcel-price.ts";
import {
  defaultShippingTerms,
  shippingMinutes,
  shippingRates,
  shippingWeight,
} from "./shipping-rates.ts";

const item = { quantity: 1, weight: 2, length: 30, width: 20, height: 5 };

describe("the billed weight", () => {
  test.each([
    ["is the weight of what is heavier than large", [item], 2, 20],
    [
      "is the room of what is larger than heavy",
      [{ ...item, length: 50, width: 40, height: 20 }],
      2,
      80,
    ],
    ["counts every piece", [{ ...item, quantity: 3 }, item], 8, 80],
    ["is rounded up to a tenth of a kilogram", [{ ...item, weight: 2.01 }], 2.01, 21],
    ["is exact where binary fractions are not", [{ ...item, quantity: 3, weight: 1.1 }], 3.3, 33],
  ])("%s", (_title, items, kg, billableTenths) => {
    expect(shippingWeight(items)).toEqual({ kg, billableTenths });
  });
});

describe("shipping rates", () => {
  const terms = { perKm: minor(80), minimum: minor(550), taxRate: basisPoints(2000) };
  const tax = { rate: terms.taxRate, included: false };
  const receiptOf = (meters: number) =>
    priceOrder(parcelToPrice(terms, { meters, rise: basisPoints(0), taxIncluded: false }));

  test("equal the delivery of the parcel up to the included weight", () => {
    for (let tenths = 1; tenths <= 50; tenths++) {
      const [standard] = shippingRates(receiptOf(3000), tenths, defaultShippingTerms, tax);
      expect(standard).toMatchObject({ price: 550, tax: 110, total: 660 });
    }
  });

  test("round each half a cent up once", () => {
    const [standard, express] = shippingRates(receiptOf(0), 51, defaultShippingTerms, tax);
    expect([standard?.price, express?.price]).toEqual([555, 833]);
  });

  test("never fall with the weight or the distance", () => {
    const priceAt = (meters: number, tenths: number) =>
      shippingRates(receiptOf(meters), tenths, defaultShippingTerms, tax).map(({ total }) => total);
    for (let step = 1; step < 300; step++) {
      for (const index of [0, 1]) {
        expect(priceAt(step * 70, 40)[index]).toBeGreaterThanOrEqual(
          priceAt((step - 1) * 70, 40)[index] ?? 0,
        );
        expect(priceAt(0, step)[index]).toBeGreaterThanOrEqual(priceAt(0, step - 1)[index] ?? 0);
      }
    }
  });
});

test("express comes sooner than standard", () => {
  const [standard, express] = [shippingMinutes("standard", 4000), shippingMinutes("express", 4000)];
  expect(standard).toEqual({ min: 32, max: 62 });
  expect(express).toEqual({ min: 25, max: 37 });
});
