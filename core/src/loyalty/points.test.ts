import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor, nothing, toMinor } from "../money.ts";
import { getMinimumPoints, pointsFor, worthOf } from "./points.ts";

test.each([
  [12.99, 500, 0],
  [19.99, 500, 0],
  [20, 500, 1],
  [39.99, 500, 1],
  [13, 10_000, 13],
  [13.99, 10_000, 13],
  [40, 250, 1],
  [0, 10_000, 0],
  [100, 0, 0],
])("an order of %d earns at %d basis points %d points", (amount, rate, points) => {
  expect(pointsFor(toMinor(amount), basisPoints(rate))).toBe(points);
});

test.each([
  [100, 10, 1000],
  [1, 3, 33],
  [2, 3, 66],
  [1, 100, 1],
  [199, 200, 99],
  [1, 101, 0],
  [7, 0, 700],
])("%d points are worth at %d per unit %d cents", (points, pointsPerUnit, worth) => {
  expect(worthOf(points, { pointsPerUnit, minimumPoints: 0 })).toBe(worth);
});

test.each([
  [10, 200, 200],
  [10, 0, 1],
  [0, 0, 1],
  [100, 1, 1],
  [101, 1, 2],
  [1000, 5, 10],
])("with %d per unit and a minimum of %d at least %d are exchanged", (rate, minimum, least) => {
  expect(getMinimumPoints({ pointsPerUnit: rate, minimumPoints: minimum })).toBe(least);
});

test("the fewest points are worth a cent or more, and an exchange in parts is never worth more", () => {
  const rate = fc.nat(100_000);
  const points = fc.nat(1_000_000_000);
  fc.assert(
    fc.property(rate, fc.nat(1000), points, points, (pointsPerUnit, minimumPoints, one, other) => {
      const terms = { pointsPerUnit, minimumPoints };
      const least = getMinimumPoints(terms);
      expect(worthOf(least, terms)).toBeGreaterThan(nothing);
      if (least > minimumPoints) expect(worthOf(least - 1, terms)).toBe(nothing);
      const parts = minor(worthOf(one, terms) + worthOf(other, terms));
      expect(parts).toBeLessThanOrEqual(worthOf(one + other, terms));
    }),
  );
});
