import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "./cart.contract.ts";
import { countOf, subtotalOf, withoutLine, withQuantity } from "./cart-lines.ts";

const olives = { id: 7, name: "Olives", price: 0.35, store_id: 1 };

/** A line at 2.10 with three times 0.35 of olives. */
function line(id: number, quantity: number, weight_step: number | null = null): CartLine {
  return {
    id,
    quantity,
    price: 2.1,
    totalPrice: Math.round(210 * quantity + 105) / 100,
    addons: [{ ...olives, quantity: 3 }],
    item: { weight_step },
  } as CartLine;
}

const cart = [line(1, 1), line(2, 3)];

test("adds up lines without floating-point errors", () => {
  expect(subtotalOf(cart)).toBe(315 + 735);
  expect(subtotalOf([])).toBe(0);
});

test("counts pieces", () => {
  expect(countOf(cart)).toBe(4);
});

test("what is weighed counts as one piece, and costs its grams at the price of a kilogram", () => {
  const byWeight = line(3, 5, 250);
  expect(countOf([...cart, byWeight])).toBe(5);
  const [changed] = withQuantity([byWeight], { cart_id: 3, quantity: 3 });
  // 750 g at 2.10 a kilogram, 1.575, and 1.05 for the olives.
  expect(changed?.totalPrice).toBe(2.63);
});

test("changes the total with the quantity and leaves the add-ons as they are", () => {
  const [first, second] = withQuantity(cart, { cart_id: 1, quantity: 2 });
  expect(first).toMatchObject({ quantity: 2, totalPrice: 5.25, addons: [{ quantity: 3 }] });
  expect(second).toBe(cart[1]);
});

test("leaves the cart unchanged when the line does not exist", () => {
  expect(withQuantity(cart, { cart_id: 9, quantity: 2 })).toEqual(cart);
  expect(withoutLine(cart, 9)).toEqual(cart);
});

test("removes one line", () => {
  expect(withoutLine(cart, 1)).toEqual([cart[1]]);
});

test("adds one unit price for one more piece, at any quantity", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 998 }), (quantity) => {
      const at = (pieces: number) =>
        subtotalOf(withQuantity(cart, { cart_id: 1, quantity: pieces }));
      expect(at(quantity + 1) - at(quantity)).toBe(210);
    }),
  );
});
