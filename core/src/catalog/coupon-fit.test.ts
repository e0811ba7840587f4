import { expect, test } from "vitest";
import { minor } from "../money.ts";
import type { CouponResponse } from "./catalog.types.ts";
import { type CouponCart, type CouponFit, couponFit } from "./coupon-fit.ts";

const coupon: CouponResponse = {
  id: 1,
  title: "Five off",
  code: "FIVE",
  coupon_type: "default",
  discount: 5,
  discount_type: "amount",
  min_purchase: 25,
  max_discount: 0,
  limit: null,
  start_date: "2026-03-01",
  expire_date: "2026-03-31",
  module_id: 1,
  store_id: null,
  store: null,
  zoneId: [],
  data: [],
};
const cart: CouponCart = { storeId: 3, zoneId: 7, subtotal: minor(2500) };

test.each<[string, Partial<CouponResponse>, Partial<CouponCart>, CouponFit]>([
  ["applies from its minimum on", {}, {}, "applies"],
  ["misses what is left to it", {}, { subtotal: minor(2080) }, { missing: minor(420) }],
  ["applies in its store", { store_id: 3 }, {}, "applies"],
  ["does not apply in another one", { store_id: 4 }, {}, "other_store"],
  ["applies in its zones", { zoneId: [6, 7] }, {}, "applies"],
  ["does not apply in others", { zoneId: [6] }, { subtotal: minor(1) }, "other_store"],
])("%s", (_what, terms, changes, expected) => {
  expect(couponFit({ ...coupon, ...terms }, { ...cart, ...changes })).toEqual(expected);
});
