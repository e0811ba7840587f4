import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { entryStatuses } from "../entries/entry-schema.ts";
import {
  flag,
  id,
  messageResponse,
  money,
  page,
  paging,
  requestedTime,
  timestamp,
} from "../values.ts";
import { couponTerms } from "./coupon-entries.contract.ts";

/** The coupons of a store or a rental provider, which it bears itself (contract 7.7). */

const own = { staff: "store", permission: "marketing" } as const;
const ownCoupon = { ...own, owns: "coupon" } as const;
const values = z.object({
  ...couponTerms,
  /** A percentage, or an amount of at least a cent. */
  discount: couponTerms.discount.min(0.01),
});

export const storeCoupon = z.object({
  /** `coupons/12` */
  path: z.string(),
  id,
  version: z.int(),
  values: values.extend({
    discount: couponTerms.discount,
    coupon_type: z.literal("store_wise"),
    borne_by: z.enum(["platform", "store"]),
  }),
  status: z.enum(entryStatuses),
  /** The first midnight at which it is valid, and the one at which it ends; null: never. */
  from: timestamp,
  until: timestamp.nullable(),
  uses: z.int(),
  /** What it has taken off the orders that use it. */
  given: money,
  /** Null until it is changed. */
  updated_at: timestamp.nullable(),
});

/** Midnights in the time zone of the shop; missing: from today, and without an end. */
const stated = {
  values,
  active: flag.default(1),
  from: requestedTime.optional(),
  until: requestedTime.nullable().optional(),
};

const saved = z.object({ message: z.string(), entry: storeCoupon });
const invalid = ["coupon_code_taken", "coupon_discount", "entry_time_invalid"] as const;

export const listStoreCoupons = endpoint("GET /store/coupons", {
  about: "The coupons of the store, newest first, with how often they are used.",
  allow: own,
  input: z.object({ ...paging, status: z.enum(entryStatuses).optional() }),
  reply: page("entries", storeCoupon),
  errors: ["offset_too_large"],
});

export const createStoreCoupon = endpoint("POST /store/coupons", {
  about:
    "Adds a coupon for the orders of the store. What it takes off lowers what the store sells, and the commission on it.",
  allow: own,
  status: 201,
  keyRequired: true,
  input: z.object(stated),
  reply: saved,
  errors: invalid,
});

export const readStoreCoupon = endpoint("GET /store/coupons/{id}", {
  about: "A coupon of the store.",
  allow: ownCoupon,
  input: z.object({ id }),
  reply: storeCoupon,
  errors: ["store_coupon_not_found"],
});

export const changeStoreCoupon = endpoint("PUT /store/coupons/{id}", {
  about: "Changes a coupon. Orders that use it keep their terms.",
  allow: ownCoupon,
  input: z.object({ id, version: z.int(), ...stated }),
  reply: saved,
  errors: [...invalid, "store_coupon_not_found", "version_changed"],
});

export const deleteStoreCoupon = endpoint("DELETE /store/coupons/{id}", {
  about: "Deletes a coupon. Orders that use it keep it.",
  allow: ownCoupon,
  input: z.object({ id, version: z.int() }),
  reply: messageResponse,
  errors: ["store_coupon_not_found", "version_changed"],
});
