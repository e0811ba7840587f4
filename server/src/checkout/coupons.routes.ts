import {
  applyCoupon,
  type ClosedCoupon,
  listClosedCoupons,
  listCoupons,
} from "@errand/core/checkout/coupons.contract";
import { type CouponRefusal, couponRefusal } from "@errand/core/pricing/coupon-refusal";
import { localTime } from "@errand/core/time";
import { readAnnouncedCoupons, toCouponResponse } from "../catalog/coupon.data.ts";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { findUsableCoupon, listUsableCoupons } from "./customer-coupons.ts";
import { readCouponUsage } from "./order-coupon.ts";

/** The coupons of a signed-in customer (contract 4.7). */
export function couponRoutes(api: CheckoutApi) {
  serve(api, listCoupons, ({ store_id }, ctx) => listUsableCoupons(api, ctx, store_id));

  serve(api, listClosedCoupons, async (_input, { db, language, module, now, shopper, zoneIds }) => {
    const today = localTime(now, (await api.shop()).timeZone).day;
    const place = { moduleId: module.id, zoneIds, storeId: undefined };
    const rows = await readAnnouncedCoupons(db, place, today);
    const ids = rows.map(({ coupon }) => coupon.id);
    const usage = await readCouponUsage(db, shopper.customerId, ids);
    const order = { today, moduleId: module.id, store: null, subtotal: null };
    return rows.flatMap(({ coupon, store }) => {
      const reason = couponRefusal(coupon, { ...order, ...usage.of(coupon.id) });
      return isClosed(reason) ? [{ ...toCouponResponse(coupon, store, language), reason }] : [];
    });
  });

  serve(api, applyCoupon, ({ code, store_id: storeId, amount }, ctx) =>
    findUsableCoupon(api, ctx, { code, storeId, amount }),
  );
}

const closed: CouponRefusal[] = [
  "coupon_not_started",
  "coupon_used_up",
  "coupon_first_order",
] satisfies ClosedCoupon["reason"][];

function isClosed(reason: CouponRefusal | null): reason is ClosedCoupon["reason"] {
  return reason !== null && closed.includes(reason);
}
