import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { chargedGrams, maximumGrams, orderedGrams, priceOfGrams } from "./weight.ts";

test.each([
  [5, 100, 10, 550],
  [1, 10, 0, 10],
  [1, 55, 10, 61],
  [3, 333, 25, 1249],
])("%i steps of %i g may weigh %i %% more: at most %i g", (quantity, step, tolerance, maximum) => {
  expect(maximumGrams(quantity, { step, tolerance })).toBe(maximum);
});

test("a gram is rounded once, half up, for the whole line", () => {
  expect(priceOfGrams(minor(1290), 512)).toBe(660);
  expect(priceOfGrams(minor(1000), 5)).toBe(5);
  expect(priceOfGrams(minor(100), 5)).toBe(1);
  expect(priceOfGrams(minor(100), 4)).toBe(0);
});

test("what is charged is what was weighed, and never more than the maximum", () => {
  const anyWeight = fc.record({
    step: fc.integer({ min: 10, max: 5000 }),
    tolerance: fc.integer({ min: 0, max: 25 }),
    weighed: fc.option(fc.integer({ min: 1, max: 100_000 })),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), anyWeight, (quantity, weight) => {
      const maximum = maximumGrams(quantity, weight);
      const ordered = orderedGrams(quantity, weight);
      expect(maximum * 100).toBeGreaterThanOrEqual(ordered * (100 + weight.tolerance));
      expect((maximum - 1) * 100).toBeLessThan(ordered * (100 + weight.tolerance));
      expect(chargedGrams(quantity, weight)).toBe(Math.min(weight.weighed ?? maximum, maximum));
    }),
  );
});
