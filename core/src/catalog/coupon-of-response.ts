import { fromPercent, toMinor } from "../money.ts";
import type { Coupon } from "../pricing/coupon.ts";
import type { CouponResponse } from "./catalog.types.ts";

/** A coupon of the API in the form of the pricing rules. */
export function couponOfResponse(response: CouponResponse): Coupon {
  const { coupon_type, discount, discount_type, min_purchase, max_discount } = response;
  const worth: Coupon["worth"] =
    coupon_type === "free_delivery"
      ? { kind: "free_delivery" }
      : discount_type === "percent"
        ? { kind: "percent", rate: fromPercent(discount) }
        : { kind: "amount", amount: toMinor(discount) };
  return { worth, minPurchase: toMinor(min_purchase), maxDiscount: toMinor(max_discount) };
}
