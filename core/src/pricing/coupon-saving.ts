import { type Minor, minor, nothing, sumOf } from "../money.ts";
import { type Coupon, couponDiscountOn } from "./coupon.ts";
import { amountOf, type ReceiptLine } from "./receipt.ts";

/** What a coupon would reduce. */
export interface CouponBasis {
  /** S of contract 4.4, which the minimum purchase is compared with. */
  subtotal: Minor;
  /** The items after all other discounts. */
  items: Minor;
  /** What the customer pays for the delivery without a coupon. */
  delivery: Minor;
}

/** What a coupon takes off, or how much more the cart needs before it applies. */
export type CouponSaving = { saving: Minor } | { missing: Minor };

/**
 * The basis of coupons in a receipt, which may already have one. `isFree`: others pay for the
 * delivery.
 */
export function couponBasisOf(
  lines: Pick<ReceiptLine, "key" | "amount">[],
  isFree: boolean,
): CouponBasis {
  const sum = (...keys: ReceiptLine["key"][]) => sumOf(keys.map((key) => amountOf(lines, key)));
  const subtotal = sum("items", "add_ons");
  const discounts = sum("flash_sale_discount", "item_discount", "store_discount");
  return {
    subtotal,
    items: sumOf([subtotal, discounts]),
    delivery: isFree ? nothing : sum("delivery_charge"),
  };
}

/** How much more the cart needs before a coupon applies; 0 when it does. */
export function missingToCoupon({ minPurchase }: Coupon, subtotal: Minor): Minor {
  return subtotal < minPurchase ? minor(minPurchase - subtotal) : nothing;
}

/** What a coupon that the customer can use takes off an order, by the rule of its receipt. */
export function couponSaving(coupon: Coupon, basis: CouponBasis): CouponSaving {
  const { subtotal, items, delivery } = basis;
  const missing = missingToCoupon(coupon, subtotal);
  if (missing > 0) return { missing };
  if (coupon.worth.kind === "free_delivery") return { saving: delivery };
  return { saving: couponDiscountOn(items, subtotal, coupon) };
}

/** The first coupon that takes off the most; null when none takes off anything. */
export function bestCoupon<Offer extends { saving: Minor }>(offers: Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (offer.saving > (best?.saving ?? nothing) ? offer : best),
    null,
  );
}
