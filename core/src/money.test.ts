import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  basisPoints,
  fromMinor,
  fromPercent,
  minor,
  percentOf,
  percentWithin,
  splitBy,
  sumOf,
  toMinor,
} from "./money.ts";

const amounts = fc.nat({ max: 999_999_999_999 }).map(minor);
const rates = fc.nat({ max: 10_000 }).map(basisPoints);

test.each([
  [1000, 10, 100],
  [5, 10, 1],
  [4, 10, 0],
  [1999, 33.33, 666],
  [0, 50, 0],
  [100, 100, 100],
  [100_000_125, 20.4, 20_400_026],
])("rounds a percentage half up: of %i, %f percent is %i", (amount, percent, result) => {
  expect(percentOf(minor(amount), fromPercent(percent))).toBe(result);
});

test("rounds a percentage of an amount of any size to the nearest minor unit", () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const exact = BigInt(amount) * BigInt(rate);
      const rounded = BigInt(percentOf(amount, rate)) * 10_000n;
      expect(rounded - exact).toBeGreaterThan(-5000n);
      expect(rounded - exact).toBeLessThanOrEqual(5000n);
    }),
  );
});

test("finds in the sum of an amount and a percentage of it that percentage", () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const added = percentOf(amount, rate);
      expect(percentWithin(minor(amount + added), rate)).toBe(added);
    }),
  );
});

test("converts minor units to a decimal number and back without loss", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(toMinor(fromMinor(amount))).toBe(amount);
    }),
  );
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d as an amount", (n) => {
  expect(() => minor(n)).toThrow(RangeError);
});

describe("splitBy", () => {
  const split = (amount: number, weights: number[]) => splitBy(minor(amount), weights.map(minor));

  test.each([
    [100, [1, 1], [50, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [300, 100], [75, 25]],
    [1, [1, 2, 3], [0, 0, 1]],
    [10, [0, 5], [0, 10]],
    [0, [3, 4], [0, 0]],
    [7, [0, 0], [0, 0]],
    [5, [], []],
  ])("splits %i by %j into %j", (amount, weights, shares) => {
    expect(split(amount, weights)).toEqual(shares);
  });

  test("gives shares that add up to the amount and are within one unit of the exact share", () => {
    const weights = fc.array(fc.nat({ max: 99_999_999 }).map(minor), { minLength: 1 });
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        fc.pre(sumOf(parts) > 0);
        const shares = splitBy(amount, parts);
        expect(sumOf(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = (amount * (parts[index] ?? 0)) / sumOf(parts);
          expect(Math.abs(share - exact)).toBeLessThan(1.001);
        }
      }),
    );
  });
});
