import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { refundOfLines } from "./refund-amounts.ts";

const lines = [
  { id: 1, quantity: 2, net: minor(1000) },
  { id: 2, quantity: 1, net: minor(500) },
];

test.each<[string, number, { id: number; quantity: number }[], number | null]>([
  ["one of two pieces", 1500, [{ id: 1, quantity: 1 }], 500],
  ["a whole line", 1500, [{ id: 2, quantity: 1 }], 500],
  ["a line of a discounted order", 1200, [{ id: 1, quantity: 2 }], 800],
  ["a share that is rounded half up", 1, [{ id: 1, quantity: 2 }], 1],
  ["no line", 1500, [], 0],
  ["an unknown line", 1500, [{ id: 9, quantity: 1 }], null],
  ["more pieces than the line has", 1500, [{ id: 2, quantity: 2 }], null],
  [
    "a line named twice",
    1500,
    [
      { id: 1, quantity: 1 },
      { id: 1, quantity: 1 },
    ],
    null,
  ],
])("refunds %s", (_name, refundable, chosen, expected) => {
  expect(refundOfLines(minor(refundable), lines, chosen)).toBe(expected);
});

test("refunds nothing of lines that cost nothing", () => {
  const free = [{ id: 1, quantity: 1, net: minor(0) }];
  expect(refundOfLines(minor(100), free, [{ id: 1, quantity: 1 }])).toBe(0);
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  net: fc.integer({ min: 0, max: 1_000_000 }).map(minor),
});

test("all lines bring the whole refundable amount, some never more, in any order", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 9_999_999 }).map(minor),
      fc.integer({ min: 1, max: 9 }),
      (rows, refundable, pieces) => {
        const all = rows.map((row, index) => ({ ...row, id: index + 1 }));
        const whole = all.map(({ id, quantity }) => ({ id, quantity }));
        const some = all.map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, pieces) }));
        const hasPrice = all.some(({ net }) => net > 0);
        expect(refundOfLines(refundable, all, whole)).toBe(hasPrice ? refundable : 0);
        const part = refundOfLines(refundable, all, some);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(refundable);
        expect(refundOfLines(refundable, all.toReversed(), some.toReversed())).toBe(part);
      },
    ),
  );
});
