import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor } from "../money.ts";
import { type Discount, discountedPrice, discountOn } from "./discount.ts";

test.each<[string, number, number, Discount, number]>([
  ["takes off the percentage", 1000, 1, { kind: "percent", rate: fromPercent(15) }, 150],
  ["rounds half up", 333, 1, { kind: "percent", rate: fromPercent(50) }, 167],
  ["rounds once for all pieces", 333, 2, { kind: "percent", rate: fromPercent(50) }, 333],
  ["supports fractions of a percent", 2000, 1, { kind: "percent", rate: fromPercent(12.25) }, 245],
  ["takes the amount off each piece", 1000, 3, { kind: "amount", amount: minor(250) }, 750],
  ["takes off no more than the price", 200, 3, { kind: "amount", amount: minor(250) }, 600],
  ["takes off nothing at 0 percent", 1000, 2, { kind: "percent", rate: fromPercent(0) }, 0],
])("%s", (_title, unitPrice, quantity, discount, expected) => {
  expect(discountOn(minor(unitPrice), quantity, discount)).toBe(expected);
});

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.nat({ max: 10_000 }).map((rate): Discount => ({ kind: "percent", rate: basisPoints(rate) })),
  fc.nat({ max: 10_000_000 }).map((off): Discount => ({ kind: "amount", amount: minor(off) })),
);

test("is a whole number between 0 and the price, for any discount", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }).map(minor),
      fc.integer({ min: 1, max: 999 }),
      anyDiscount,
      (price, quantity, discount) => {
        const off = discountOn(price, quantity, discount);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price * quantity);
        expect(discountedPrice(price, discount)).toBe(price - discountOn(price, 1, discount));
      },
    ),
  );
});
