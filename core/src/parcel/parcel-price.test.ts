import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints, minor, noRate, nothing, sumOf } from "../money.ts";
import { amountOf, type Charge, priceOrder } from "../pricing/receipt.ts";
import { parcelToPrice } from "./parcel-price.ts";
import { returnFee } from "./return-fee.ts";

const amounts = (max: number) => fc.integer({ min: 0, max }).map(minor);
const rates = (max: number) => fc.integer({ min: 0, max }).map(basisPoints);

describe("the price of a parcel", () => {
  test("is the larger of the minimum and the distance, raised and taxed, each rounded once", () => {
    const parcels = fc.record({
      perKm: amounts(400),
      minimum: amounts(2000),
      taxRate: rates(3000),
      meters: fc.nat(40_000),
      rise: rates(10_000),
      taxIncluded: fc.boolean(),
      tip: amounts(500),
      fee: amounts(100),
    });
    fc.assert(
      fc.property(parcels, ({ perKm, minimum, taxRate, tip, fee, ...trip }) => {
        const charges: Charge[] = [
          { key: "dm_tips", amount: tip },
          { key: "additional_charge", amount: fee },
        ];
        const terms = { perKm, minimum, taxRate };
        const { lines, total } = priceOrder(parcelToPrice(terms, { ...trip, charges }));
        const charge = amountOf(lines, "delivery_charge");
        const raised = (100 * (10_000 + trip.rise)) / 1_000_000;
        const exact = Math.max(minimum, (perKm * trip.meters) / 1000) * raised;
        expect(Math.abs(charge - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        const tax = amountOf(lines, "tax");
        const base = trip.taxIncluded ? 10_000 + taxRate : 10_000;
        expect(Math.abs(tax - (charge * taxRate) / base)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(total).toBe(sumOf([charge, trip.taxIncluded ? nothing : tax, tip, fee]));
      }),
    );
  });

  test("prints the charge before its tax", () => {
    const terms = { perKm: minor(100), minimum: minor(400), taxRate: basisPoints(2000) };
    const trip = { meters: 5500, rise: noRate, taxIncluded: false };
    expect(priceOrder(parcelToPrice(terms, trip)).lines).toEqual([
      { key: "delivery_charge", amount: 550, added: true },
      { key: "tax", amount: 110, added: true },
    ]);
  });
});

describe("the fee of a return", () => {
  const half = basisPoints(5000);

  test.each([
    ["counts an added tax", true, 330],
    ["does not count an included tax twice", false, 275],
  ])("%s", (_title, added, fee) => {
    const lines = [
      { key: "delivery_charge" as const, amount: minor(550), added: true },
      { key: "tax" as const, amount: minor(110), added },
      { key: "dm_tips" as const, amount: minor(200), added: true },
    ];
    expect(returnFee(lines, half)).toBe(fee);
  });

  test("is rounded half up", () => {
    const lines = [{ key: "delivery_charge" as const, amount: minor(555), added: true }];
    expect(returnFee(lines, half)).toBe(278);
  });
});
