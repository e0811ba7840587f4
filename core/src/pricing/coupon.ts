import type { Minor } from "../money.ts";
import type { Discount } from "./discount.ts";
import { reductionOf } from "./store-discount.ts";

/** What a coupon is worth to an order. Whether this customer may use it is decided before. */
export interface Coupon {
  worth: Discount | { kind: "free_delivery" };
  minPurchase: Minor;
  /** Caps a percentage; 0: no cap. */
  maxDiscount: Minor;
}

/**
 * What a coupon takes off the items: `base` is what is left of them after the other discounts,
 * `subtotal` the whole cart, compared with the minimum. A free-delivery coupon takes nothing off the
 * items. Source: spec §9 Coupon, contract 4.4, row 5; for an amount larger than what is left, see
 * docs/decisions/004.
 */
export function couponDiscountOn(base: Minor, subtotal: Minor, coupon: Coupon): Minor {
  const { worth } = coupon;
  if (!isReached(subtotal, coupon) || worth.kind === "free_delivery") return 0;
  return reductionOf(base, worth, worth.kind === "percent" ? coupon.maxDiscount : 0);
}

/** A coupon that pays for the delivery of an order with this subtotal. */
export function freesDelivery(subtotal: Minor, coupon: Coupon): boolean {
  return coupon.worth.kind === "free_delivery" && isReached(subtotal, coupon);
}

function isReached(subtotal: Minor, coupon: Coupon): boolean {
  return subtotal >= coupon.minPurchase;
}
