import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Minor, minor, nothing, sumOf } from "../money.ts";
import { getRestParts, getRunFee, splitRunAmount } from "./run-fee.ts";

const terms = { extraStopFee: minor(80), cap: 80 };
const amount = fc.integer({ min: 0, max: 100_000 }).map(minor);
const fees = fc.array(amount, { minLength: 1, maxLength: 4 });
const anyTerms = fc.record({ extraStopFee: amount, cap: fc.integer({ min: 1, max: 100 }) });
const runs = { numRuns: 10_000 };

const toRest = (alone: Minor[], parts: Minor[]) =>
  alone.map((each, index) => ({ alone: each, part: parts[index] ?? nothing }));

test.each([
  { title: "adds the extra stop to the dearest", fees: [420, 420], fee: 500 },
  { title: "stops at the percentage of the separate fees", fees: [150, 150], fee: 230 },
  { title: "is never below the dearest", fees: [400, 10], fee: 400 },
  { title: "adds each further stop", fees: [400, 400, 400], fee: 560 },
  { title: "is that of the order for a single stop", fees: [320], fee: 320 },
  { title: "rounds half a cent up", fees: [1, 2, 2, 3], fee: 6 },
  { title: "is nothing when all stops are free", fees: [0, 0], fee: 0 },
])("the fee of a run $title", ({ fees: each, fee }) => {
  expect(getRunFee(each.map(minor), terms)).toBe(fee);
});

test("is between the dearest stop and the separate fees, whatever a shop has set", () => {
  fc.assert(
    fc.property(fees, anyTerms, (each, any) => {
      const fee = getRunFee(each, any);
      expect(fee).toBeGreaterThanOrEqual(Math.max(...each));
      expect(fee).toBeLessThanOrEqual(Math.max(sumOf(each), Math.max(...each)));
    }),
    runs,
  );
});

test("the parts of the orders sum to the fee, and are whole cents", () => {
  fc.assert(
    fc.property(fees, anyTerms, (each, any) => {
      const fee = getRunFee(each, any);
      const parts = splitRunAmount(fee, each);
      expect(sumOf(parts)).toBe(fee);
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

test("a tip goes to the first order when all deliveries are free", () => {
  expect(splitRunAmount(minor(200), [nothing, nothing])).toEqual([200, 0]);
});

test("the rest never pays more once a store refuses, and its parts sum to its fee", () => {
  fc.assert(
    fc.property(fees, anyTerms, fc.nat(), (each, any, seed) => {
      const fee = getRunFee(each, any);
      const all = toRest(each, splitRunAmount(fee, each));
      const rest = all.filter((_, index) => index !== seed % all.length);
      const parts = getRestParts(rest, any, { fee, isByCustomer: false });
      const before = sumOf(rest.map(({ part }) => part));
      const alone = getRunFee(
        rest.map(({ alone }) => alone),
        any,
      );
      expect(sumOf(parts)).toBe(Math.min(before, alone));
    }),
    runs,
  );
});

test("the rest costs at most the fee of the run when the customer cancels an order", () => {
  fc.assert(
    fc.property(fees, anyTerms, fc.nat(), (each, any, seed) => {
      const fee = getRunFee(each, any);
      const all = toRest(each, splitRunAmount(fee, each));
      const rest = all.filter((_, index) => index !== seed % all.length);
      const parts = getRestParts(rest, any, { fee, isByCustomer: true });
      expect(sumOf(parts)).toBeLessThanOrEqual(fee);
    }),
    runs,
  );
});
