import { describe, expect, test } from "vitest";
import { testItem } from "../testing-items.ts";
import { toPriceInput } from "./changed-rows.ts";
import { toChangedPrice } from "./price-change.ts";
import { toRange } from "./use-selection.ts";

describe("a changed price", () => {
  test.each([
    [10, "up", "percent", 5, 10.5],
    [9.99, "down", "percent", 10, 8.99],
    [4.5, "up", "amount", 0.25, 4.75],
    [1, "down", "amount", 3, 0],
  ] as const)("of %d, %s by %s %d, is %d", (price, direction, kind, by, expected) => {
    expect(toChangedPrice(price, { direction, kind, by })).toBe(expected);
  });

  test("of an item with variations is that of each, which keeps its stock", () => {
    const item = testItem({
      variation_choices: [
        { title: "Size", title_fr: "Taille", options: ["S", "L"], options_fr: ["S", "L"] },
      ],
      variations: [
        { id: 1, type: "S", type_fr: "S", price: 10, stock: 2 },
        { id: 2, type: "L", type_fr: "L", price: 12, stock: 0 },
      ],
    });
    expect(toPriceInput(item, { direction: "up", kind: "amount", by: 1 })).toEqual({
      variations: [
        { id: 1, options: ["S"], price: 11 },
        { id: 2, options: ["L"], price: 13 },
      ],
    });
  });
});

test("a range goes in either direction, and needs a beginning that is shown", () => {
  expect(toRange([1, 2, 3, 4], 3, 1)).toEqual([1, 2, 3]);
  expect(toRange([1, 2, 3, 4], 2, 4)).toEqual([2, 3, 4]);
  expect([toRange([1, 2], null, 2), toRange([1, 2], 9, 2)]).toEqual([[2], [2]]);
});
