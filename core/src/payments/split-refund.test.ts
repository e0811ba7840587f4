import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minor, splitBy, sumOf } from "../money.ts";
import { splitRefund } from "./split-refund.ts";

const host = (left: number) => ({ memberId: null, left: minor(left) });
const member = (memberId: number, left: number) => ({ memberId, left: minor(left) });
const part = (memberId: number, amount: number) => ({ memberId, amount: minor(amount) });

test("returns a line to the member who has paid it", () => {
  const payments = [host(1000), member(2, 700), member(3, 900)];
  expect(splitRefund(minor(300), payments, [part(2, 300)])).toEqual([0, 300, 0]);
});

test("returns to the host what the payment of a member lacks", () => {
  const payments = [host(1000), member(2, 200)];
  expect(splitRefund(minor(300), payments, [part(2, 300)])).toEqual([100, 200]);
});

test("returns the lines of a member for whom the host has paid to the host", () => {
  expect(splitRefund(minor(300), [host(1000), member(3, 900)], [part(2, 300)])).toEqual([300, 0]);
});

test("returns all else in proportion to what is left then", () => {
  const payments = [host(600), member(2, 700)];
  expect(splitRefund(minor(500), payments, [part(2, 300)])).toEqual([120, 380]);
});

const cents = fc.integer({ min: 0, max: 20_000 }).map(minor);
const anyPayments = fc.array(
  fc.record({ memberId: fc.option(fc.integer({ min: 1, max: 5 })), left: cents }),
  { minLength: 1, maxLength: 8 },
);
const anyParts = fc.array(fc.record({ memberId: fc.integer({ min: 1, max: 5 }), amount: cents }), {
  maxLength: 5,
});

test("returns exactly the amount, and of no payment more than is left of it", () => {
  fc.assert(
    fc.property(anyPayments, anyParts, fc.nat(), (payments, parts, seed) => {
      const all = sumOf(payments.map(({ left }) => left));
      const amount = minor(seed % (all + 1));
      const amounts = splitRefund(amount, payments, parts);
      expect(sumOf(amounts)).toBe(amount);
      for (const [index, each] of amounts.entries()) {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(payments[index]?.left ?? 0);
      }
    }),
    { numRuns: 10_000 },
  );
});

test("is in proportion, as before, for an order of one customer", () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), fc.nat(), (left, seed) => {
      const amount = minor(seed % (sumOf(left) + 1));
      const payments = left.map((each) => ({ memberId: null, left: each }));
      expect(splitRefund(amount, payments)).toEqual(splitBy(amount, left));
    }),
  );
});
