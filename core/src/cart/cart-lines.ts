import { fromMinor, type Minor, sumOf, times, toMinor } from "../money.ts";
import { itemsOf } from "../pricing/line-discounts.ts";
import { toLineWeight } from "../pricing/weight.ts";
import type { CartLine } from "./cart.contract.ts";
import type { SoldOutChoice } from "./sold-out.ts";

/**
 * The cart subtotal S of contract 4.4, in minor units: items with their options and add-ons, before
 * discounts.
 */
export function subtotalOf(lines: Pick<CartLine, "totalPrice">[]): Minor {
  return sumOf(lines.map((line) => toMinor(line.totalPrice)));
}

/** The number of pieces in the cart; what is weighed counts as one. */
export function countOf(lines: Pick<CartLine, "quantity" | "item">[]): number {
  return lines.reduce((sum, { quantity, item }) => sum + (item.weight_step ? 1 : quantity), 0);
}

/**
 * The cart with another quantity in one line. Add-ons are counted for the whole line, so they stay.
 */
export function withQuantity(
  lines: CartLine[],
  change: { cart_id: number; quantity: number },
): CartLine[] {
  return lines.map((line) => {
    if (line.id !== change.cart_id) return line;
    const { quantity } = change;
    return { ...line, quantity, totalPrice: getLineTotal({ ...line, quantity }) };
  });
}

/**
 * The cart with another wish for a line: what happens if its item is sold out, or its note. What
 * the change does not name stays.
 */
export function withWish(
  lines: CartLine[],
  {
    cart_id,
    if_sold_out,
    note,
  }: { cart_id: number; if_sold_out?: SoldOutChoice | undefined; note?: string | undefined },
): CartLine[] {
  const wish = {
    ...(if_sold_out !== undefined && { if_sold_out }),
    ...(note !== undefined && { note: note || null }),
  };
  return lines.map((line) => (line.id === cart_id ? { ...line, ...wish } : line));
}

export function withoutLine(lines: CartLine[], cartId: number): CartLine[] {
  return lines.filter((line) => line.id !== cartId);
}

/** A line with its add-ons as ordered, before discounts, in the API's decimal amounts. */
export function getLineTotal({
  price,
  quantity,
  addons,
  item,
}: Pick<CartLine, "price" | "quantity"> & {
  addons: Pick<CartLine["addons"][number], "price" | "quantity">[];
  item: Pick<CartLine["item"], "weight_step">;
}): number {
  const pieces = { unitPrice: toMinor(price), quantity, ...toLineWeight(item.weight_step, 0) };
  const extras = addons.map((addOn) => times(toMinor(addOn.price), addOn.quantity));
  return fromMinor(sumOf([itemsOf(pieces), ...extras]));
}
