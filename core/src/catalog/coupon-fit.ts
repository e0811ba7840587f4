import type { Minor } from "../money.ts";
import { missingToCoupon } from "../pricing/coupon-saving.ts";
import type { CouponResponse } from "./catalog.types.ts";
import { couponOfResponse } from "./coupon-of-response.ts";

/** The cart that a coupon is offered for. */
export interface CouponCart {
  storeId: number;
  zoneId: number;
  /** S of contract 4.4. */
  subtotal: Minor;
}

export type CouponFit = "applies" | "other_store" | { missing: Minor };

/**
 * Whether a coupon that the customer can use fits a cart, or why it does not yet. A coupon of a
 * zone is for the stores in it (spec §9, Coupon).
 */
export function couponFit(
  coupon: CouponResponse,
  { storeId, zoneId, subtotal }: CouponCart,
): CouponFit {
  const isOfStore = coupon.store_id === null || coupon.store_id === storeId;
  const isOfZone = coupon.zoneId.length === 0 || coupon.zoneId.includes(zoneId);
  if (!isOfStore || !isOfZone) return "other_store";
  const missing = missingToCoupon(couponOfResponse(coupon), subtotal);
  return missing > 0 ? { missing } : "applies";
}
