import { type Minor, nothing } from "../money.ts";
import type { Discount } from "./discount.ts";
import { reductionOf } from "./store-discount.ts";

/** The reduction by a coupon. Whether the customer may use it is checked before. */
export interface Coupon {
  worth: Discount | { kind: "free_delivery" };
  minPurchase: Minor;
  /** Caps a percentage; 0: no cap. */
  maxDiscount: Minor;
  /** The store gives it, not the shop. */
  borneByStore?: boolean;
}

/**
 * The discount of a coupon on the items: `base` is their price after the other discounts,
 * `subtotal` the whole cart, which must reach the minimum. A free-delivery coupon does not reduce
 * the items. Source: spec §9, Coupon, contract 4.4, row 5; for an amount larger than `base`, see
 * docs/decisions/004.
 */
export function couponDiscountOn(base: Minor, subtotal: Minor, coupon: Coupon): Minor {
  const { worth } = coupon;
  if (!isReached(subtotal, coupon) || worth.kind === "free_delivery") return nothing;
  return reductionOf(base, worth, worth.kind === "percent" ? coupon.maxDiscount : nothing);
}

/** Whether a coupon makes the delivery of an order with this subtotal free. */
export function freesDelivery(subtotal: Minor, coupon: Coupon): boolean {
  return coupon.worth.kind === "free_delivery" && isReached(subtotal, coupon);
}

function isReached(subtotal: Minor, coupon: Coupon): boolean {
  return subtotal >= coupon.minPurchase;
}
