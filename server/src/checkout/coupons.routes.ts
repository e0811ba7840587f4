import {
  applyCoupon,
  listClosedCoupons,
  listCoupons,
} from "@errand/core/checkout/coupons.contract";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { findUsableCoupon, listUnusableCoupons, listUsableCoupons } from "./customer-coupons.ts";

/** The coupons of a signed-in customer (contract 4.7). */
export function couponRoutes(api: CheckoutApi) {
  serve(api, listCoupons, ({ store_id }, ctx) => listUsableCoupons(api, ctx, store_id));

  serve(api, listClosedCoupons, ({ store_id }, ctx) => listUnusableCoupons(api, ctx, store_id));

  serve(api, applyCoupon, ({ code, store_id: storeId, amount }, ctx) =>
    findUsableCoupon(api, ctx, { code, storeId, amount }),
  );
}
