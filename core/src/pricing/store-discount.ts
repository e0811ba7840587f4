import { type Minor, percentOf } from "../money.ts";
import type { Discount } from "./discount.ts";

/** What a store takes off whole orders while its discount runs. */
export interface StoreDiscount {
  discount: Discount;
  minPurchase: Minor;
  /** 0: no cap. */
  maxDiscount: Minor;
}

/**
 * What a store's running discount takes off: `base` is what it holds for (lines in neither flash
 * sale nor campaign, with their add-ons), `subtotal` the whole cart, which decides whether it holds.
 * Never more than `base` nor than its cap. Source: contract 4.4, row 4.
 */
export function storeDiscountOn(base: Minor, subtotal: Minor, offer: StoreDiscount): Minor {
  if (subtotal < offer.minPurchase) return 0;
  return reductionOf(base, offer.discount, offer.maxDiscount);
}

/** A percentage of a sum or an amount off it: at most the cap (0: none) and never more than the sum. */
export function reductionOf(base: Minor, discount: Discount, cap: Minor = 0): Minor {
  const wanted = discount.kind === "percent" ? percentOf(base, discount.percent) : discount.amount;
  return Math.min(wanted, base, cap === 0 ? base : cap);
}
