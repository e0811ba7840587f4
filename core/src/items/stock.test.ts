import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quantityProblem } from "./stock.ts";

test.each([
  ["accepts all pieces in stock", { stock: 3, maxPerCart: null }, 3, null],
  ["refuses one piece more than the stock", { stock: 3, maxPerCart: null }, 4, "stock_exceeded"],
  ["refuses an item that is sold out", { stock: 0, maxPerCart: null }, 1, "stock_exceeded"],
  ["accepts the maximum of one cart", { stock: null, maxPerCart: 5 }, 5, null],
  [
    "refuses one piece more than the maximum of one cart",
    { stock: null, maxPerCart: 5 },
    6,
    "cart_item_limit",
  ],
  ["accepts any quantity of food without a maximum", { stock: null, maxPerCart: null }, 999, null],
  [
    "reports the stock first when both limits are exceeded",
    { stock: 3, maxPerCart: 2 },
    4,
    "stock_exceeded",
  ],
])("%s", (_title, item, quantity, expected) => {
  expect(quantityProblem(item, quantity)).toBe(expected);
});

test("accepts every quantity below an accepted one", () => {
  const limit = fc.option(fc.nat({ max: 50 }), { nil: null });
  fc.assert(
    fc.property(limit, limit, fc.integer({ min: 1, max: 60 }), (stock, maxPerCart, quantity) => {
      if (quantityProblem({ stock, maxPerCart }, quantity) === null) {
        for (let smaller = 1; smaller < quantity; smaller++) {
          expect(quantityProblem({ stock, maxPerCart }, smaller)).toBeNull();
        }
      }
    }),
  );
});
