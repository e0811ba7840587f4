import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinor, percentOf, toMinor } from "./money.ts";

test.each([
  [1000, 10, 100],
  [5, 10, 1],
  [4, 10, 0],
  [1999, 33.33, 666],
  [0, 50, 0],
  [100, 100, 100],
])("rounds a percentage half up: of %i, %f percent is %i", (amount, percent, result) => {
  expect(percentOf(amount, percent)).toBe(result);
});

test("converts minor units to a decimal number and back without loss", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      expect(toMinor(fromMinor(amount))).toBe(amount);
    }),
  );
});
