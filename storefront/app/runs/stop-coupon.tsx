import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { toMinor } from "@errand/core/money";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { CouponSection } from "../checkout/coupon-section.tsx";
import { couponBasis, useCoupon } from "../checkout/use-coupon.ts";
import { useShop } from "../config/shop.ts";
import type { RunCheckout } from "./use-run-checkout.ts";

interface StopCouponProps {
  cart: ShopperCart;
  /** Its place among the stops of the request. */
  index: number;
  checkout: RunCheckout;
}

/** The coupon of one store's order. */
export function StopCoupon({ cart, index, checkout }: StopCouponProps) {
  const t = useMessages("runs");
  const { config } = useShop();
  const { store_id, module_id, subtotal, store_name } = cart;
  const scope = { ...useScope(), moduleId: module_id };
  const { choices, quote } = checkout;
  const receipt = quote.run?.receipts.find(({ stop }) => stop === index)?.receipt;
  const coupon = useCoupon({
    code: choices.coupons[store_id] ?? null,
    isGuest: checkout.isGuest,
    list: endpointQuery(scope, "GET /coupon/list", { store_id }),
    find: (code) => call("GET /coupon/apply", { code, store_id, amount: subtotal }, { scope }),
    basis: couponBasis(receipt, toMinor(subtotal), {
      byStore: false,
      over: config.free_delivery_over === null ? null : toMinor(config.free_delivery_over),
    }),
    errors: checkout.stopErrors[index] ?? [],
    change: (code) => {
      const { [store_id]: _former, ...others } = choices.coupons;
      checkout.changeChoices({ coupons: code === null ? others : { ...others, [store_id]: code } });
    },
    drop: () => checkout.dropCoupon(store_id),
  });
  return <CouponSection coupon={coupon} title={t("coupon", { store: store_name })} />;
}
