import { fromMinor, minor } from "@errand/core/money";
import { priceOrder } from "@errand/core/pricing/receipt";
import { type CouponRow, couponOf } from "../catalog/coupon.data.ts";
import type { Database } from "../database/database.ts";
import type { StatedEffect } from "../entries/entry-source.ts";
import { readPricedOrders } from "../order-rows/priced-orders.data.ts";

type CouponTerms = Pick<
  CouponRow,
  | "moduleId"
  | "storeId"
  | "zoneIds"
  | "type"
  | "discount"
  | "discountKind"
  | "minPurchase"
  | "maxDiscount"
  | "borneBy"
>;

/**
 * What the orders of the last 24 hours that used no coupon would have cost with this one: at most
 * what it gives in a day. Of a coupon for first orders nothing is said.
 */
export async function findCouponSavings(
  db: Database,
  terms: CouponTerms,
  now: Date,
): Promise<StatedEffect[]> {
  if (terms.type === "first_order") return [];
  const { moduleId, storeId, zoneIds } = terms;
  const placed = await readPricedOrders(db, now, { moduleId, storeId, zoneIds });
  const coupon = couponOf(terms);
  const cheaper = placed
    .filter(({ pricing }) => pricing.coupon === null)
    .map(({ pricing }) => ({
      before: priceOrder(pricing).total,
      after: priceOrder({ ...pricing, coupon }).total,
    }))
    .filter(({ before, after }) => after < before);
  if (cheaper.length === 0) return [];
  const sum = (when: "before" | "after") =>
    fromMinor(minor(cheaper.reduce((total, each) => total + each[when], 0)));
  const count = cheaper.length;
  return [{ code: "coupon_could_save", count, before: sum("before"), after: sum("after") }];
}
