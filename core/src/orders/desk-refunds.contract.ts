import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money, note, page } from "../values.ts";
import { deskDelivery, deskFilter, deskSearch } from "./desk-filter.ts";
import { order } from "./orders.types.ts";
import { refund, refundMethod, refundStatus, requestedRefundMethod } from "./payment.types.ts";

/** What operators do with refund requests of their zones (contract 6.2). */

export const listDeskRefunds = endpoint("GET /desk/refunds", {
  about:
    "Refund requests in the zones of the operator; those that wait first, the oldest of them first.",
  allow: { staff: "desk", permission: "refunds" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    ...deskDelivery,
    state: refundStatus.optional(),
    /** Where the customer wants the money. */
    method: requestedRefundMethod.optional(),
  }),
  reply: page(
    "refunds",
    refund.extend({
      order,
      /** What can still be returned. */
      left: money,
    }),
  ),
  errors: ["offset"],
});

export const decideDeskRefund = endpoint("POST /desk/orders/{id}/refund", {
  about:
    "Approves or rejects a refund request; for a guest, who makes none, approves without one. Without an amount, the named lines are refunded, or all that is left.",
  allow: { staff: "desk", permission: "refunds", owns: "order" },
  input: z.object({
    id,
    decision: z.enum(["approve", "reject"]),
    amount: money.optional(),
    lines: z
      .array(z.object({ detail_id: id, quantity: z.int().min(1) }))
      .min(1)
      .max(100)
      .optional(),
    /** By default the method that the customer requested. */
    method: refundMethod.optional(),
    borne_by: z.enum(["store", "platform", "courier"]).default("platform"),
    note: note(500).optional(),
  }),
  reply: z.object({ message: z.string(), order, refund }),
  keyRequired: true,
  errors: [
    "order",
    "order_status",
    "refund",
    "refund_amount",
    "refund_lines",
    "refund_method",
    "borne_by",
  ],
});
