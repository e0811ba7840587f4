import {
  applyCoupon,
  type ClosedCoupon,
  listClosedCoupons,
  listCoupons,
} from "@errand/core/checkout/coupons.contract";
import { AppError, AppErrors } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import { type CouponRefusal, couponRefusal } from "@errand/core/pricing/coupon-refusal";
import { localTime } from "@errand/core/time";
import {
  findCouponStore,
  readAnnouncedCoupons,
  readRunningCoupons,
  toCouponResponse,
} from "../catalog/coupon.data.ts";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { readCouponUsage, readOrderCoupon } from "./order-coupon.ts";

/** The coupons of a signed-in customer (contract 4.7). */
export function couponRoutes(api: CheckoutApi) {
  serve(api, listCoupons, async ({ store_id: storeId }, ctx) => {
    const { db, language, module, now, shopper, zoneIds } = ctx;
    const today = localTime(now, (await api.shop()).timeZone).day;
    const store = storeId === undefined ? null : await findCouponStore(db, module.id, storeId);
    if (storeId !== undefined && !store) return [];
    const rows = await readRunningCoupons(db, { moduleId: module.id, zoneIds, storeId }, today);
    const ids = rows.map(({ coupon }) => coupon.id);
    const usage = await readCouponUsage(db, shopper.customerId, ids);
    const order = { today, moduleId: module.id, store, subtotal: null };
    return rows
      .filter(({ coupon }) => !couponRefusal(coupon, { ...order, ...usage.of(coupon.id) }))
      .map(({ coupon, store }) => toCouponResponse(coupon, store, language));
  });

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

  serve(api, applyCoupon, async ({ code, store_id, amount }, ctx) => {
    const store = await findCouponStore(ctx.db, ctx.module.id, store_id);
    const subtotal = amount === undefined ? null : toMinor(amount);
    const { coupon, errors } = store
      ? await readOrderCoupon(code, ctx, await api.shop(), { store, subtotal })
      : { coupon: null, errors: [new AppError("coupon", { field: "coupon_code" })] };
    if (!coupon) throw new AppErrors(errors);
    return toCouponResponse(coupon, coupon.storeId === null ? null : store, ctx.language);
  });
}

const closed: CouponRefusal[] = [
  "coupon_not_started",
  "coupon_used_up",
  "coupon_first_order",
] satisfies ClosedCoupon["reason"][];

function isClosed(reason: CouponRefusal | null): reason is ClosedCoupon["reason"] {
  return reason !== null && closed.includes(reason);
}
