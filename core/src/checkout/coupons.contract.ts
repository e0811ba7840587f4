import * as z from "zod";
import { coupon } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";
import { id, money, text } from "../values.ts";

export const listCoupons = endpoint("GET /coupon/list", {
  about:
    "The coupons that this customer can use now, whatever the amount; with a store only those valid in it.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({ store_id: id.optional() }),
  reply: z.array(coupon),
  errors: [],
});

const closedCoupon = coupon.extend({
  /** An error code of `GET /coupon/apply`. */
  reason: z.enum(["coupon_not_started", "coupon_used_up", "coupon_first_order"]),
});
export type ClosedCoupon = z.infer<typeof closedCoupon>;

export const listClosedCoupons = endpoint("GET /coupon/list/closed", {
  about:
    "The coupons that this customer cannot use now, each with the reason: those that start within two weeks, those used up and those for first orders; with a store only those meant for it.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({ store_id: id.optional() }),
  reply: z.array(closedCoupon),
  errors: [],
});

export const applyCoupon = endpoint("GET /coupon/apply", {
  about:
    "The coupon with a code, if this customer can use it in a store; `amount` is the price of the items before discounts.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({ code: text(50), store_id: id, amount: money.optional() }),
  reply: coupon,
  errors: [
    "coupon_not_found",
    "coupon_used_up",
    "coupon_expired",
    "coupon_not_started",
    "coupon_first_order",
    "coupon_min_purchase",
  ],
  rateLimit: "coupons",
});
