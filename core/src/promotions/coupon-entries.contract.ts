import * as z from "zod";
import { amountKind, coupon } from "../catalog/catalog.types.ts";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { id, money, text } from "../values.ts";

/** The coupons of the shop and of its stores (contract 7.3). */

const maxUses = 1_000_000;

/** Letters, digits and `-`, as customers type them. */
export const couponCode = z.stringFormat("coupon-code", /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/);

/** What a store states of a coupon, and the desk of any. */
export const couponTerms = {
  title: z.object({ en: text(100), fr: text(100) }),
  code: couponCode,
  /** A percentage, or an amount; without meaning for one that makes the delivery free. */
  discount: z.number().min(0).max(9_999_999.99),
  discount_type: amountKind,
  min_purchase: money.default(0),
  /** The most that a percentage takes off; 0: no cap. */
  max_discount: money.default(0),
  /** How often one customer uses it; null: any number. */
  limit: z.int().min(1).max(maxUses).nullable().default(null),
  /** How often all customers together use it; null: any number. */
  total_limit: z.int().min(1).max(maxUses).nullable().default(null),
};

export const couponValues = z.object({
  module_id: id,
  coupon_type: coupon.shape.coupon_type,
  ...couponTerms,
  /** Null: every store. */
  store_id: id.nullable().default(null),
  /** Empty: every zone. */
  zone_ids: z.array(id).max(200).default([]),
  /** Who gives it; never changes, as orders have used it. */
  borne_by: z.enum(["platform", "store"]).default("platform"),
});
export type CouponValues = z.output<typeof couponValues>;

export const deskCoupons = entryListEndpoints({
  path: "/desk/coupons",
  permission: "marketing",
  one: "coupon",
  many: "coupons",
  values: couponValues,
  errors: ["coupon_code_taken", "coupon_discount", "coupon_target", "coupon_bearer"],
});

export const namedDeskCoupons = nameEndpoints("Coupons", deskCoupons);
