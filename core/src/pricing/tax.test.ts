import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor, sumOf } from "../money.ts";
import { taxOn } from "./tax.ts";

test.each([
  [1000, 10, 100],
  [1005, 10, 101],
  [1004, 10, 100],
  [999, 5.5, 55],
  [0, 20, 0],
  [1000, 0, 0],
])("adds tax on %i at %f percent: %i", (base, percent, tax) => {
  expect(taxOn(minor(base), { rate: fromPercent(percent), included: false })).toBe(tax);
});

test.each([
  [1100, 10, 100],
  [1000, 10, 91],
  [1000, 20, 167],
  [0, 20, 0],
])("extracts the tax included in %i at %f percent: %i", (base, percent, tax) => {
  expect(taxOn(minor(base), { rate: fromPercent(percent), included: true })).toBe(tax);
});

test("extracts from the sum the tax that was added to the net amount", () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 10_000 }), (amount, points) => {
      const [net, rate] = [minor(amount), basisPoints(points)];
      const tax = taxOn(net, { rate, included: false });
      expect(taxOn(sumOf([net, tax]), { rate, included: true })).toBe(tax);
    }),
    { numRuns: 2000 },
  );
});
