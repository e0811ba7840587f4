import { type Minor, minor } from "../money.ts";

/**
 * How far an order is below the store's minimum order, in minor units; 0 when it can be placed.
 * `subtotal` is S of contract 4.4: items with options and add-ons, before any discount.
 */
export function missingToMinimum(subtotal: Minor, minimumOrder: Minor): Minor {
  return minor(Math.max(0, minimumOrder - subtotal));
}
