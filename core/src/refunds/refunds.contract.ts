import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { orderProof } from "../orders/orders.contract.ts";
import { order } from "../orders/orders.types.ts";
import { requestedRefundMethod } from "../orders/payment.types.ts";
import { id, imageFile, money, note, text } from "../values.ts";
import { maxRefundPictures } from "./refund-limits.ts";

/** What customers do about a refund of a delivered order (contract 4.2). */

export const listRefundReasons = endpoint("GET /customer/order/refund-reasons", {
  about: "The reasons that a customer can choose from when requesting a refund.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({ refund_reasons: z.array(z.object({ id, reason: z.string() })) }),
  errors: [],
});

/** Pieces of lines to return, each line once. */
export const piecesToRefund = z
  .array(z.object({ detail_id: id, quantity: z.int().min(1) }))
  .min(1)
  .max(100);

/** What is left of an order after refunds. */
export const refundable = z.object({
  /** In all, with the delivery and the tip. */
  left: money,
  delivery: money,
  tip: money,
  lines: z.array(
    z.object({
      detail_id: id,
      /** The pieces that are left. */
      quantity: z.int(),
      /** What all pieces that are left return. */
      left: money,
      /** The pieces with those that were returned, and what all of them return. */
      ordered_quantity: z.int(),
      entitled: money,
      /** What of it has been returned, or is about to be. */
      returned: money,
    }),
  ),
});
export type RefundableResponse = z.infer<typeof refundable>;

export const readRefundable = endpoint("GET /customer/order/refundable", {
  about: "What can still be returned of a delivered order, by its lines.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: refundable,
  errors: ["order_not_found"],
});

export const requestRefund = endpoint("POST /customer/order/refund-request", {
  about:
    "Requests the refund of some lines of a delivered order, or without lines of the whole order that never arrived, with pictures for the desk. Again while something is left, one request at a time.",
  allow: "shopper",
  form: true,
  status: 201,
  input: z.object({
    ...orderProof,
    lines: piecesToRefund.optional(),
    customer_reason: text(254),
    customer_note: note(500).optional(),
    refund_method: requestedRefundMethod.default("wallet"),
    image: z.array(imageFile).max(maxRefundPictures).optional(),
  }),
  reply: z.object({ message: z.string(), order }),
  errors: [
    "feature_off",
    "order_not_found",
    "refund_decided",
    "order_status_conflict",
    "refund_days",
    "refund_lines_invalid",
    "picture_type_unsupported",
  ],
});
