import { describe, expect, test } from "vitest";
import { basisPoints, minor } from "../money.ts";
import { type ParcelService, parcelServices } from "../orders/parcel.types.ts";
import { amountOf, priceOrder } from "../pricing/receipt.ts";
import { parcelToPrice } from "./parcel-price.ts";
import {
  defaultShippingTerms,
  parcelSurcharge,
  shippingMinutes,
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

describe("the price of a service", () => {
  const terms = { perKm: minor(80), minimum: minor(550), taxRate: basisPoints(2000) };
  const priceOf = (service: ParcelService, meters: number, kg: number) => {
    const items = [{ ...item, weight: kg, height: 1 }];
    return priceOrder(
      parcelToPrice(terms, {
        meters,
        rise: basisPoints(0),
        taxIncluded: false,
        surcharge: parcelSurcharge({ service, items }, defaultShippingTerms),
      }),
    );
  };
  const chargeOf = (...parameters: Parameters<typeof priceOf>) =>
    amountOf(priceOf(...parameters).lines, "delivery_charge");

  test("is that of the way up to the included weight", () => {
    for (let tenths = 1; tenths <= 50; tenths++) {
      expect(priceOf("standard", 3000, tenths / 10)).toMatchObject({
        lines: [
          { key: "delivery_charge", amount: 550 },
          { key: "tax", amount: 110 },
        ],
        total: 660,
      });
    }
  });

  test("rounds each half a cent up once", () => {
    expect([chargeOf("standard", 0, 5.1), chargeOf("express", 0, 5.1)]).toEqual([555, 833]);
  });

  test("never falls with the weight or the distance", () => {
    for (const service of parcelServices) {
      for (let step = 1; step < 300; step++) {
        const [nearer, farther] = [(step - 1) * 70, step * 70];
        expect(chargeOf(service, farther, 4)).toBeGreaterThanOrEqual(chargeOf(service, nearer, 4));
        const [lighter, heavier] = [step / 10, (step + 1) / 10];
        expect(chargeOf(service, 0, heavier)).toBeGreaterThanOrEqual(chargeOf(service, 0, lighter));
      }
    }
  });
});

test("express comes sooner than standard", () => {
  const [standard, express] = [shippingMinutes("standard", 4000), shippingMinutes("express", 4000)];
  expect(standard).toEqual({ min: 32, max: 62 });
  expect(express).toEqual({ min: 25, max: 37 });
});
