import { testReceipt } from "@errand/core/orders/testing-order";
import { expect, test } from "vitest";
import { changesBetween } from "./price-change.ts";

test("lists changed, added and removed lines", () => {
  const before = testReceipt(10);
  const [items, , tax] = testReceipt(11).lines;
  if (!items || !tax) throw new Error("The receipt has no such line.");
  const tip = { ...tax, key: "dm_tips" as const, label: "Tip", amount: 1 };
  expect(changesBetween(before, { ...before, lines: [items, tax, tip] })).toEqual([
    { label: "Rye loaf", before: 8, now: 9 },
    { label: "Tip", before: null, now: 1 },
    { label: "Delivery fee", before: 2, now: null },
  ]);
});

test("lists nothing for equal receipts", () => {
  expect(changesBetween(testReceipt(10), testReceipt(10))).toEqual([]);
});
