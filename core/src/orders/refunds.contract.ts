import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, imageFile, note, text } from "../values.ts";
import { order } from "./orders.types.ts";
import { requestedRefundMethod } from "./payment.types.ts";

/** What customers do about a refund of a delivered order (contract 4.2). */

export const listRefundReasons = endpoint("GET /customer/order/refund-reasons", {
  about: "The reasons that a customer can choose from when requesting a refund.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({ refund_reasons: z.array(z.object({ id, reason: z.string() })) }),
  errors: [],
});

export const maxRefundPictures = 5;

export const requestRefund = endpoint("POST /customer/order/refund-request", {
  about: "Requests the refund of a delivered and paid order, once, with pictures for the desk.",
  allow: "customer",
  form: true,
  status: 201,
  input: z.object({
    order_id: id,
    customer_reason: text(254),
    customer_note: note(500).optional(),
    refund_method: requestedRefundMethod.default("wallet"),
    image: z.array(imageFile).max(maxRefundPictures).optional(),
  }),
  reply: z.object({ message: z.string(), order }),
  errors: ["feature_off", "order", "refund", "order_status", "picture_type"],
});
