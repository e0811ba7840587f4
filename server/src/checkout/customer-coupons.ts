import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import type { applyCoupon, ClosedCoupon } from "@errand/core/checkout/coupons.contract";
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
import type { ShopApi } from "../config/shop.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { readCouponUsage, readOrderCoupon } from "./order-coupon.ts";

type CustomerContext = Pick<
  RequestContext<typeof applyCoupon>,
  "db" | "language" | "module" | "now" | "shopper" | "zoneIds"
>;

/**
 * The coupons that a customer can use now, whatever the amount; with a store only those valid in
 * it.
 */
export async function listUsableCoupons(
  api: Pick<ShopApi, "shop">,
  ctx: CustomerContext,
  storeId?: number,
): Promise<CouponResponse[]> {
  const judged = await judgeCoupons(api, ctx, storeId, readRunningCoupons);
  return judged.flatMap(({ response, refusal }) => (refusal ? [] : [response]));
}

/**
 * The coupons that a customer cannot use now, with the reason; with a store only those meant for
 * it.
 */
export async function listUnusableCoupons(
  api: Pick<ShopApi, "shop">,
  ctx: CustomerContext,
  storeId?: number,
): Promise<ClosedCoupon[]> {
  const judged = await judgeCoupons(api, ctx, storeId, readAnnouncedCoupons);
  return judged.flatMap(({ response, refusal }) =>
    isClosed(refusal) ? [{ ...response, reason: refusal }] : [],
  );
}

const closed: CouponRefusal[] = [
  "coupon_not_started",
  "coupon_used_up",
  "coupon_first_order",
] satisfies ClosedCoupon["reason"][];

function isClosed(refusal: CouponRefusal | null): refusal is ClosedCoupon["reason"] {
  return refusal !== null && closed.includes(refusal);
}

/** Coupons with what speaks against their use by a customer; none for an unknown store. */
async function judgeCoupons(
  api: Pick<ShopApi, "shop">,
  { db, language, module, now, shopper, zoneIds }: CustomerContext,
  storeId: number | undefined,
  read: typeof readRunningCoupons,
): Promise<{ response: CouponResponse; refusal: CouponRefusal | null }[]> {
  const today = localTime(now, (await api.shop()).timeZone).day;
  const store = storeId === undefined ? null : await findCouponStore(db, module.id, storeId);
  if (storeId !== undefined && !store) return [];
  const rows = await read(db, { moduleId: module.id, zoneIds, storeId }, today);
  const ids = rows.map(({ coupon }) => coupon.id);
  const usage = await readCouponUsage(db, shopper.customerId, ids);
  const order = { today, moduleId: module.id, store, subtotal: null };
  return rows.map(({ coupon, store }) => ({
    response: toCouponResponse(coupon, store, language),
    refusal: couponRefusal(coupon, { ...order, ...usage.of(coupon.id) }),
  }));
}

/** The coupon with a code, if a customer can use it in a store for this amount. Throws why not. */
export async function findUsableCoupon(
  api: Pick<ShopApi, "shop">,
  ctx: CustomerContext,
  { code, storeId, amount }: { code: string; storeId: number; amount: number | undefined },
): Promise<CouponResponse> {
  const store = await findCouponStore(ctx.db, ctx.module.id, storeId);
  const subtotal = amount === undefined ? null : toMinor(amount);
  const { coupon, errors } = store
    ? await readOrderCoupon(code, ctx, await api.shop(), { store, subtotal })
    : { coupon: null, errors: [new AppError("coupon_not_found", { field: "coupon_code" })] };
  if (!coupon) throw new AppErrors(errors);
  return toCouponResponse(coupon, coupon.storeId === null ? null : store, ctx.language);
}
