import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor, noRate, nothing, sumOf } from "../money.ts";
import { expectedTotal, type MissingPieces, withoutMissing, withWeights } from "./changed-order.ts";
import type { Discount } from "./discount.ts";
import { type LineToPrice, type OrderToPrice, priceOrder } from "./receipt.ts";

const bread: LineToPrice = {
  itemId: 1,
  quantity: 3,
  unitPrice: minor(1000),
  addOns: [],
  discount: null,
  flashSale: null,
  isCampaign: false,
};

function order(changes: Partial<OrderToPrice> = {}): OrderToPrice {
  return {
    lines: [bread],
    storeDiscount: null,
    coupon: null,
    referralBonus: null,
    tax: { rate: noRate, included: true },
    delivery: null,
    charges: [],
    ...changes,
  };
}

const missing = (quantity: number, replacement: MissingPieces["replacement"] = null) => [
  { line: 0, quantity, replacement },
];
const total = (changed: OrderToPrice) => priceOrder(changed).total;

test("missing pieces cost nothing", () => {
  expect(total(withoutMissing(order(), missing(1)))).toBe(2000);
  expect(withoutMissing(order(), missing(3)).lines).toEqual([]);
});

test("a cheaper replacement costs its own price, a dearer one that of the line", () => {
  const cheaper = { itemId: 2, unitPrice: minor(700) };
  expect(total(withoutMissing(order(), missing(2, cheaper)))).toBe(2400);
  const dearer = { itemId: 2, unitPrice: minor(1700) };
  expect(total(withoutMissing(order(), missing(2, dearer)))).toBe(3000);
});

test("a replacement has the discounts of its line", () => {
  const half: Discount = { kind: "percent", rate: basisPoints(5000) };
  const reduced = order({ lines: [{ ...bread, discount: half }] });
  const same = { itemId: 2, unitPrice: minor(1000) };
  expect(total(withoutMissing(reduced, missing(1, same)))).toBe(1500);
});

test("discounts and free delivery stay when a missing piece takes the order below their minimum", () => {
  const off = {
    discount: { kind: "amount", amount: minor(500) },
    minPurchase: minor(3000),
  } as const;
  const terms = {
    by: "zone",
    rate: { kind: "fixed", charge: minor(200) },
    extraCharges: [],
    rise: basisPoints(0),
  } as const;
  const placed = order({
    storeDiscount: { ...off, maxDiscount: nothing },
    delivery: { terms, meters: 0, freeByStore: false, freeOver: minor(3000) },
  });
  expect(total(placed)).toBe(2500);
  expect(total(withoutMissing(placed, missing(1)))).toBe(1500);
});

test("what was not reached does not apply later either", () => {
  const storeDiscount = {
    discount: { kind: "amount", amount: minor(500) },
    minPurchase: minor(3001),
    maxDiscount: nothing,
  } as const;
  expect(total(withoutMissing(order({ storeDiscount }), missing(1)))).toBe(2000);
});

const amount = (max: number) => fc.nat({ max }).map(minor);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.nat({ max: 10_000 }).map((rate): Discount => ({ kind: "percent", rate: basisPoints(rate) })),
  amount(3000).map((off): Discount => ({ kind: "amount", amount: off })),
);
const anyPieces: fc.Arbitrary<LineToPrice> = fc.record({
  itemId: fc.integer({ min: 1, max: 9 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: amount(3000),
  addOns: fc.array(fc.record({ price: amount(500), quantity: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 2,
  }),
  discount: maybe(anyDiscount),
  flashSale: maybe(anyDiscount),
  isCampaign: fc.boolean(),
});
const anyWeight = fc.record({
  step: fc.integer({ min: 10, max: 1000 }),
  tolerance: fc.nat({ max: 25 }),
  weighed: fc.constant(null),
});
const anyLine: fc.Arbitrary<LineToPrice> = fc.oneof(
  anyPieces,
  fc.tuple(anyPieces, anyWeight).map(([line, weight]) => ({ ...line, weight })),
);
const offer = { minPurchase: amount(20_000), maxDiscount: amount(2000) };
const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  storeDiscount: maybe(fc.record({ discount: anyDiscount, ...offer })),
  coupon: maybe(
    fc.record({
      worth: fc.oneof(anyDiscount, fc.constant({ kind: "free_delivery" as const })),
      ...offer,
    }),
  ),
  referralBonus: maybe(anyDiscount),
  tax: fc.record({ rate: fc.nat({ max: 3000 }).map(basisPoints), included: fc.boolean() }),
  delivery: maybe(
    fc.record({
      terms: fc.record({
        by: fc.constant("zone" as const),
        rate: fc.record({ kind: fc.constant("fixed" as const), charge: amount(900) }),
        extraCharges: fc.array(fc.record({ fromMeters: fc.nat(9000), charge: amount(200) }), {
          maxLength: 2,
        }),
        rise: fc.constant(basisPoints(0)),
      }),
      meters: fc.constant(0),
      freeByStore: fc.boolean(),
      freeOver: maybe(amount(20_000)),
    }),
  ),
  charges: amount(500).map((tip) => [{ key: "dm_tips" as const, amount: tip }]),
});
/** For each line: how many of its pieces are missing, and what one of the replacement costs. */
const anyMissing = fc.array(
  fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), price: maybe(amount(4000)) }),
  {
    minLength: 5,
    maxLength: 5,
  },
);

test("the total is never negative and never rises, and is the sum of its lines, edit after edit", () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyMissing, { minLength: 1, maxLength: 3 }), (placed, edits) => {
      let before = placed;
      for (const edit of edits) {
        const missing = before.lines.flatMap((line, index) => {
          const { share = 0, price = null } = edit[index] ?? {};
          const quantity = Math.round(share * line.quantity);
          const replacement = price === null ? null : { itemId: 10 + index, unitPrice: price };
          return quantity === 0 ? [] : [{ line: index, quantity, replacement }];
        });
        const after = withoutMissing(before, missing);
        const receipt = priceOrder(after);
        expect(receipt.total).toBeGreaterThanOrEqual(0);
        expect(receipt.total).toBeLessThanOrEqual(priceOrder(before).total);
        const added = receipt.lines.filter((line) => line.added);
        expect(receipt.total).toBe(sumOf(added.map((line) => line.amount)));
        before = after;
      }
    }),
    { numRuns: 2000 },
  );
});

/** Comté at 12.90 a kilogram, in steps of 100 g. */
const cheese: LineToPrice = {
  ...bread,
  quantity: 5,
  unitPrice: minor(1290),
  weight: { step: 100, tolerance: 10, weighed: null },
};
const weighedAt = (grams: number, placed = order({ lines: [cheese] })) =>
  total(withWeights(placed, [{ line: 0, grams }]));

test("what is sold by weight costs the most that it can until it is weighed, and then its weight", () => {
  const placed = order({ lines: [cheese] });
  expect(total(placed)).toBe(710);
  expect(expectedTotal(placed)).toBe(645);
  expect([weighedAt(512), weighedAt(550), weighedAt(1)]).toEqual([660, 710, 1]);
});

test("grams above the most that can be charged do not count, nor what is weighed more later", () => {
  expect([weighedAt(551), weighedAt(100_000)]).toEqual([710, 710]);
  const weighed = withWeights(order({ lines: [cheese] }), [{ line: 0, grams: 480 }]);
  expect(weighedAt(520, weighed)).toBe(total(weighed));
  expect(weighedAt(470, weighed)).toBe(606);
});

test("a weighed line keeps its weight when pieces of it are taken out, up to what is left of it", () => {
  const weighed = withWeights(order({ lines: [cheese] }), [{ line: 0, grams: 480 }]);
  expect(total(withoutMissing(weighed, missing(1)))).toBe(568);
  expect(total(withoutMissing(weighed, missing(5)))).toBe(0);
});

test("an amount off a kilogram lowers its price", () => {
  const reduced = { ...cheese, discount: { kind: "amount", amount: minor(290) } } as const;
  expect(weighedAt(512, order({ lines: [reduced] }))).toBe(512);
});

test("weighing never raises the total, which stays the sum of its lines, and less weight never costs more", () => {
  const anyGrams = fc.array(fc.integer({ min: 1, max: 12_000 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(anyOrder, anyGrams, anyGrams, (placed, first, second) => {
      const byWeight = (of: OrderToPrice, grams: number[]) =>
        withWeights(
          of,
          of.lines.map((_, line) => ({ line, grams: grams[line] ?? 1 })),
        );
      const weighed = byWeight(placed, first);
      const receipt = priceOrder(weighed);
      const added = receipt.lines.filter((line) => line.added);
      expect(receipt.total).toBe(sumOf(added.map((line) => line.amount)));
      expect(receipt.total).toBeLessThanOrEqual(total(placed));
      expect(receipt.total).toBeGreaterThanOrEqual(0);
      expect(total(byWeight(weighed, second))).toBeLessThanOrEqual(receipt.total);
      expect(expectedTotal(placed) ?? 0).toBeLessThanOrEqual(total(placed));
      const lighter = first.map((grams) => Math.max(1, grams - 1));
      expect(total(byWeight(placed, lighter))).toBeLessThanOrEqual(receipt.total);
    }),
    { numRuns: 2000 },
  );
});
