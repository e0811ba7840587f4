import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import {
  type CouponOrder,
  type CouponRefusal,
  couponRefusal,
} from "@errand/core/pricing/coupon-refusal";
import type { Receipt } from "@errand/core/pricing/receipt";
import { amountOf } from "@errand/core/pricing/receipt";
import { localTime } from "@errand/core/time";
import { type CouponRow, findCoupon } from "../catalog/coupon.data.ts";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import { type Database, sendTogether } from "../database/database.ts";
import { hasEarlierOrder } from "../order-rows/order-count.data.ts";
import { readCouponUses } from "../rewards/coupon-uses.ts";
import type { CheckoutContext } from "./checkout-input.ts";

/** The coupon of an order that is quoted or placed: the one to price, or why there is none. */
export interface OrderCoupon {
  coupon: CouponRow | null;
  errors: AppError[];
}

/** Reads and checks the coupon of an order. Only customers have coupons (contract 4.3). */
export async function readOrderCoupon(
  code: string | undefined,
  { db, shopper, module, now, language }: CheckoutContext,
  shop: ShopSettings,
  order: Pick<CouponOrder, "store" | "subtotal">,
): Promise<OrderCoupon> {
  if (code === undefined) return { coupon: null, errors: [] };
  if (shopper.kind === "guest") {
    return { coupon: null, errors: [new AppError("coupon_code", { field: "coupon_code" })] };
  }
  const coupon = await findCoupon(db, code);
  const usage = await readCouponUsage(db, shopper.customerId, coupon ? [coupon.id] : []);
  const today = localTime(now, shop.timeZone).day;
  const refusal = coupon
    ? couponRefusal(coupon, { ...order, ...usage.of(coupon.id), today, moduleId: module.id })
    : "coupon_not_found";
  if (!refusal) return { coupon, errors: [] };
  const minPurchase = coupon?.minPurchase;
  return { coupon: null, errors: [couponError(refusal, { shop, language, minPurchase })] };
}

/** What a customer has ordered and redeemed, as the conditions of coupons read it. */
export async function readCouponUsage(db: Database, customerId: number, couponIds: number[]) {
  const [uses, hasOrdered] = await sendTogether(
    readCouponUses(db, customerId, couponIds),
    hasEarlierOrder(db, customerId),
  );
  return {
    of: (couponId: number): Pick<CouponOrder, "uses" | "hasOrdered"> => ({
      uses: uses.get(couponId) ?? 0,
      hasOrdered,
    }),
  };
}

/** The error of a coupon that does not apply; its text names the missing amount. */
export function couponError(
  refusal: CouponRefusal,
  details: { shop: ShopSettings; language: Language; minPurchase: Minor | undefined },
): AppError {
  const field = "coupon_code";
  const { shop, language, minPurchase } = details;
  if (refusal !== "coupon_min_purchase" || minPurchase === undefined) {
    return new AppError(refusal, { field });
  }
  const amount = fromMinor(minPurchase);
  return new AppError(refusal, {
    field,
    data: { min_purchase: amount },
    values: { amount: moneyIn(shop, language)(amount) },
  });
}

/**
 * Whether a coupon reduces anything. One that does not, such as free delivery for take-away, is not
 * used up.
 */
export function hasCouponEffect({ lines, freeDeliveryBy }: Receipt): boolean {
  return amountOf(lines, "coupon_discount") !== 0 || freeDeliveryBy === "coupon";
}
