import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, fromPercent, minor, nothing } from "../money.ts";
import { type CashbackTerms, cashbackOn, rankCashbacks } from "./cashback.ts";

const terms = (changes: Partial<CashbackTerms> = {}): CashbackTerms => ({
  worth: { kind: "percent", rate: fromPercent(5) },
  minPurchase: minor(2000),
  maxDiscount: minor(300),
  ...changes,
});
const two = terms({ worth: { kind: "amount", amount: minor(200) } });

test.each<[string, number, CashbackTerms, number]>([
  ["a percentage from its minimum on", 2000, terms(), 100],
  ["nothing below the minimum", 1999, terms(), 0],
  ["a percentage rounded half up", 2050, terms(), 103],
  ["at most the cap", 9000, terms(), 300],
  ["without a cap all of it", 9000, terms({ maxDiscount: nothing }), 450],
  ["an amount, which has no cap", 2000, { ...two, maxDiscount: minor(100) }, 200],
  ["never more than the order", 150, { ...two, minPurchase: nothing }, 150],
])("gives %s", (_what, amount, offer, cashback) => {
  expect(cashbackOn(minor(amount), offer)).toBe(cashback);
});

test("ranks the best offer for the amount first, and leaves out those without effect", () => {
  const large = terms({ minPurchase: minor(5000) });
  const best = (amount: number) =>
    rankCashbacks([terms(), two, large], minor(amount)).map(({ offer }) => offer);
  expect(best(2000)).toEqual([two, terms()]);
  expect(best(5000)).toEqual([terms(), large, two]);
  expect(best(100)).toEqual([]);
});

test("is a whole amount between nothing and the order", () => {
  const offers = fc.record({ amount: fc.nat(1_000_000), rate: fc.nat(10_000) });
  fc.assert(
    fc.property(offers, ({ amount, rate }) => {
      const offer = terms({ worth: { kind: "percent", rate: basisPoints(rate) } });
      const cashback = cashbackOn(minor(amount), offer);
      return Number.isInteger(cashback) && cashback >= 0 && cashback <= amount;
    }),
  );
});
