import { type BasisPoints, type Minor, minor, percentOf, times } from "../money.ts";

/** A reduction of an item: a percentage, or an amount off each piece. */
export type Discount = { kind: "percent"; rate: BasisPoints } | { kind: "amount"; amount: Minor };

/**
 * The reduction of `quantity` pieces. A percentage is rounded once, for all pieces together;
 * an amount is never more than the price. Source: contract 4.4, rows 3 and 4.
 */
export function discountOn(unitPrice: Minor, quantity: number, discount: Discount): Minor {
  if (discount.kind === "percent") return percentOf(times(unitPrice, quantity), discount.rate);
  return times(minor(Math.min(discount.amount, unitPrice)), quantity);
}

/** The price to show for one piece, next to the crossed-out `unitPrice`. */
export function discountedPrice(unitPrice: Minor, discount: Discount): Minor {
  return minor(unitPrice - discountOn(unitPrice, 1, discount));
}
