import { type Minor, minor, nothing, percentOf } from "../money.ts";
import type { Discount } from "./discount.ts";

/** A store's discount on whole orders. */
export interface StoreDiscount {
  discount: Discount;
  minPurchase: Minor;
  /** 0: no cap. */
  maxDiscount: Minor;
}

/**
 * The reduction by a store's running discount. It applies to `base`, the lines in neither flash
 * sale nor campaign with their add-ons; `subtotal`, the whole cart, must reach its minimum. Never
 * more than `base` or its cap. Source: contract 4.4, row 4.
 */
export function storeDiscountOn(base: Minor, subtotal: Minor, offer: StoreDiscount): Minor {
  if (subtotal < offer.minPurchase) return nothing;
  return reductionOf(base, offer.discount, offer.maxDiscount);
}

/** A percentage of `base` or an amount off it, limited to `base` and to `cap` (0: none). */
export function reductionOf(base: Minor, discount: Discount, cap: Minor = nothing): Minor {
  const reduction = discount.kind === "percent" ? percentOf(base, discount.rate) : discount.amount;
  return minor(Math.min(reduction, base, cap === 0 ? base : cap));
}
