import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quantityProblem } from "./stock.ts";

test.each([
  ["as many as there are", { stock: 3, maxPerCart: null }, 3, null],
  ["one more than there are", { stock: 3, maxPerCart: null }, 4, "stock"],
  ["anything of what is sold out", { stock: 0, maxPerCart: null }, 1, "stock"],
  ["as many as one cart may hold", { stock: null, maxPerCart: 5 }, 5, null],
  ["one more than one cart may hold", { stock: null, maxPerCart: 5 }, 6, "cart_item_limit"],
  ["food without a limit", { stock: null, maxPerCart: null }, 999, null],
  ["too many by both: what is missing is said first", { stock: 3, maxPerCart: 2 }, 4, "stock"],
])("%s", (_title, item, wanted, expected) => {
  expect(quantityProblem(item, wanted)).toBe(expected);
});

test("what is allowed stays allowed for less", () => {
  const limit = fc.option(fc.nat({ max: 50 }), { nil: null });
  fc.assert(
    fc.property(limit, limit, fc.integer({ min: 1, max: 60 }), (stock, maxPerCart, wanted) => {
      if (quantityProblem({ stock, maxPerCart }, wanted) === null) {
        for (let less = 1; less < wanted; less++) {
          expect(quantityProblem({ stock, maxPerCart }, less)).toBeNull();
        }
      }
    }),
  );
});
