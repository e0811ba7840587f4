import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { refund } from "../orders/payment.types.ts";
import { flag, id, imageFile, note, page, paging, timestamp } from "../values.ts";
import { maxDisputePictures } from "./dispute-limits.ts";

/** Refunds at the expense of a store, and what it says about them (contract 7.5). */

/** How long a store can answer a refund that it bears, in days. */
export const disputeDays = 3;

/**
 * `accepted` by the store · `open`: disputed, waits for the desk · `upheld`: the store bears it ·
 * `shifted`: the shop or the courier bears it instead.
 */
export const disputeStates = ["accepted", "open", "upheld", "shifted"] as const;

export const refundDispute = z.object({
  state: z.enum(disputeStates),
  /** Why the store disputes it; null for an accepted one. */
  reason: z.string().nullable(),
  /** Links that end after an hour. */
  image_full_url: z.array(z.string()),
  at: timestamp,
  /** What the desk says about its decision. */
  admin_note: z.string().nullable(),
  decided_at: timestamp.nullable(),
});

export const storeRefund = refund.extend({
  /** Of a provider the number of the trip. */
  order_id: id,
  kind: z.enum(["order", "trip"]),
  /** Until when the store can accept or dispute it. */
  answer_until: timestamp,
  /** Null until the store answers. */
  dispute: refundDispute.nullable(),
});

/** What the stream of a store says about a refund that it bears; the list has the rest. */
export const storeRefundUpdate = storeRefund
  .pick({ id: true, order_id: true, refund_amount: true, borne_by: true, answer_until: true })
  .extend({ dispute: refundDispute.pick({ state: true, at: true }).nullable() });

const own = { staff: "store", permission: "payouts" } as const;
const ownRefund = { ...own, owns: "refund" } as const;
const answered = z.object({ message: z.string(), refund: storeRefund });

export const listStoreRefunds = endpoint("GET /store/refunds", {
  about:
    "Refunds that the store bears, and those that were shifted from it, newest first. `open` selects those that it can still answer.",
  allow: own,
  input: z.object({ ...paging, open: flag.optional() }),
  reply: page("refunds", storeRefund),
  errors: ["offset_too_large"],
});

export const acceptStoreRefund = endpoint("POST /store/refunds/{id}/accept", {
  about: "Accepts a refund at the expense of the store.",
  allow: ownRefund,
  keyRequired: true,
  input: z.object({ id }),
  reply: answered,
  errors: ["refund_not_found", "refund_decided"],
});

export const disputeStoreRefund = endpoint("POST /store/refunds/{id}/dispute", {
  about:
    "Disputes that the store bears a refund, once, within three days, with pictures for the desk. The customer keeps the money in any case.",
  allow: ownRefund,
  form: true,
  keyRequired: true,
  input: z.object({
    id,
    reason: note(500),
    image: z.array(imageFile).max(maxDisputePictures).optional(),
  }),
  reply: answered,
  errors: ["refund_not_found", "refund_decided", "picture_type_unsupported", "throttled"],
});
