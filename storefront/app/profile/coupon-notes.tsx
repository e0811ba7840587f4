import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { type CouponCart, couponFit } from "@errand/core/catalog/coupon-fit";
import type { ClosedCoupon } from "@errand/core/checkout/coupons.contract";
import { fromMinor } from "@errand/core/money";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useCart } from "../cart/use-cart.ts";
import { useClosedReason } from "../catalog/closed-coupon.ts";
import { useMoney } from "../config/shop.ts";

/** The cart of the module as coupons see it; null while it is empty. */
export function useCouponCart(): CouponCart | null {
  const lines = useCart().data ?? [];
  const [first] = lines;
  if (!first) return null;
  return { storeId: first.store_id, zoneId: first.item.zone_id, subtotal: subtotalOf(lines) };
}

/** What a coupon does for the present cart, by the rule of the checkout. */
export function CartFit({ coupon, cart }: { coupon: CouponResponse; cart: CouponCart }) {
  const t = useMessages("profile");
  const money = useMoney();
  const fit = couponFit(coupon, cart);
  if (fit === "applies") {
    return <p className="text-sm font-medium text-good">{t("coupons.fit.applies")}</p>;
  }
  return (
    <p className="text-sm font-medium text-warn">
      {fit === "other_store"
        ? t("coupons.fit.otherStore")
        : t("coupons.fit.missing", { amount: money(fromMinor(fit.missing)) })}
    </p>
  );
}

export function ClosedReason({ coupon }: { coupon: ClosedCoupon }) {
  return <p className="text-sm font-medium">{useClosedReason()(coupon)}</p>;
}
