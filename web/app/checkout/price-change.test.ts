import { expect, test } from "vitest";
import { changesBetween } from "./price-change.ts";
import { testReceipt } from "./testing.ts";

test("names what costs more or less, what is new and what has gone", () => {
  const before = testReceipt(10);
  const [goods, , tax] = testReceipt(11).lines;
  if (!goods || !tax) throw new Error("there is no line");
  const tip = { ...tax, key: "dm_tips" as const, label: "Tip", amount: 1 };
  expect(changesBetween(before, { ...before, lines: [goods, tax, tip] })).toEqual([
    { label: "Rye loaf", before: 8, now: 9 },
    { label: "Tip", before: null, now: 1 },
    { label: "Delivery fee", before: 2, now: null },
  ]);
});

test("finds nothing between two that are the same", () => {
  expect(changesBetween(testReceipt(10), testReceipt(10))).toEqual([]);
});
