import * as fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor, nothing } from "../money.ts";
import { type BonusTerms, bestBonus } from "./top-up-bonus.ts";

const percent = (rate: number, minimum: number, maximum = 0): BonusTerms => ({
  bonus: { kind: "percent", rate: basisPoints(rate) },
  minimum: minor(minimum),
  maximum: minor(maximum),
});
const fixed = (amount: number, minimum: number): BonusTerms => ({
  bonus: { kind: "amount", amount: minor(amount) },
  minimum: minor(minimum),
  maximum: nothing,
});

test.each([
  ["a cent below the minimum", [percent(1000, 5000)], 4999, null],
  ["at the minimum", [percent(1000, 5000)], 5000, 500],
  ["rounded half up", [percent(1000, 0)], 1005, 101],
  ["at the cap", [percent(1000, 0, 800)], 8000, 800],
  ["above the cap", [percent(1000, 0, 800)], 8010, 800],
  ["a cap of 0, which is none", [percent(1000, 0, 0)], 1_000_000, 100_000],
  ["a fixed amount", [fixed(300, 2000)], 2000, 300],
  ["a fixed amount that is more than the percentage", [percent(100, 0), fixed(300, 0)], 2000, 300],
  ["a percentage that is more than the amount", [fixed(300, 0), percent(5000, 0)], 2000, 1000],
  ["only the offers that are reached", [fixed(300, 5000), fixed(100, 1000)], 2000, 100],
  ["no offers", [], 2000, null],
  ["a percentage of less than half a cent", [percent(1, 0)], 1, null],
] as const)("the bonus is the best one: %s", (_name, offers, amount, expected) => {
  expect(bestBonus(offers, minor(amount))?.bonus ?? null).toBe(expected);
});

test("of equal offers the first counts", () => {
  const offers = [fixed(300, 100), fixed(300, 200)];
  expect(bestBonus(offers, minor(500))?.offer).toBe(offers[0]);
});

const terms = fc.record({
  bonus: fc.oneof(
    fc.record({
      kind: fc.constant("percent" as const),
      rate: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
    }),
    fc.record({ kind: fc.constant("amount" as const), amount: fc.nat(100_000).map(minor) }),
  ),
  minimum: fc.nat(1_000_000).map(minor),
  maximum: fc.nat(100_000).map(minor),
});

test("the bonus is a whole amount, and no other offer that is reached is worth more", () => {
  fc.assert(
    fc.property(fc.array(terms), fc.integer({ min: 1, max: 1_000_000 }), (offers, amount) => {
      const bonus = bestBonus(offers, minor(amount))?.bonus ?? nothing;
      expect(Number.isSafeInteger(bonus)).toBe(true);
      for (const offer of offers) {
        expect(bestBonus([offer], minor(amount))?.bonus ?? nothing).toBeLessThanOrEqual(bonus);
        if (offer.minimum > amount) expect(bestBonus([offer], minor(amount))).toBeNull();
      }
    }),
  );
});
