import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { order } from "../orders/orders.types.ts";
import { deskRefund, refundBearers, refundMethod } from "../orders/payment.types.ts";
import { flag, id, money, note, text } from "../values.ts";
import { piecesToRefund, refundable } from "./refunds.contract.ts";
import { storeRefund } from "./store-refunds.contract.ts";

/**
 * What operators return of orders of their zones, with a request and without (contract 6.2, 7.5).
 */

export const readDeskRefundable = endpoint("GET /desk/orders/{id}/refundable", {
  about:
    "What can still be returned of a delivered order, of its lines and of its payments, and what went back in the last 30 days.",
  allow: { staff: "desk", permission: "refunds", owns: "order" },
  input: z.object({ id }),
  reply: refundable.extend({
    /** With what waits for a second operator. */
    payments: z.array(z.object({ id, payment_method: z.string(), left: money })),
    /** What waits for a second operator, the latest first. It is no longer left. */
    to_confirm: z.array(deskRefund),
    /** All refunds of the customer, of the store and of the courier of this order. */
    last_30_days: z.object({ customer: money, store: money, courier: money }),
  }),
  errors: ["order_not_found"],
});

export const decideDeskRefund = endpoint("POST /desk/orders/{id}/refund", {
  about:
    "Approves or rejects a refund request, or refunds a delivered order without one, as often as something is left. Above `fees.refund_confirm_above`, with what was returned within 24 hours and nobody confirmed, it waits for a second operator (`to_confirm`). A request is approved as made unless an amount, lines, the delivery or the tip are named.",
  allow: { staff: "desk", permission: "refunds", owns: "order" },
  input: z.object({
    id,
    /** The request that is decided; refused when it was decided before. */
    refund_id: id.optional(),
    decision: z.enum(["approve", "reject"]),
    /**
     * Of the whole: of the items first, then of the delivery, then of the tip. Not together with
     * lines.
     */
    amount: money.optional(),
    lines: piecesToRefund.optional(),
    /** Adds what is left of the delivery. */
    delivery: flag.default(0),
    /** Adds what is left of the tip. */
    tip: flag.default(0),
    /** Why it is refunded without a request. */
    reason: text(254).optional(),
    /** By default the method that the customer requested. */
    method: refundMethod.optional(),
    borne_by: z.enum(refundBearers).default("platform"),
    note: note(500).optional(),
  }),
  reply: z.object({ message: z.string(), order, refund: deskRefund }),
  keyRequired: true,
  errors: [
    "order_not_found",
    "order_status_conflict",
    "refund_decided",
    "refund_amount_invalid",
    "refund_lines_invalid",
    "refund_lines_with_amount",
    "refund_method_unavailable",
    "borne_by_unknown",
  ],
});

export const decideRefundDispute = endpoint("POST /desk/refunds/{id}/dispute", {
  about:
    "Decides a dispute: the store bears the refund, or it is shifted to the shop or the courier, and the store gets the money back. Refused while that money is on its way to the customer.",
  allow: { staff: "desk", permission: "refunds", owns: "refund" },
  keyRequired: true,
  input: z.object({
    id,
    decision: z.enum(["uphold", "shift"]),
    /** Required to shift it. */
    borne_by: z.enum(["platform", "courier"]).optional(),
    note: note(500).optional(),
  }),
  reply: z.object({ message: z.string(), refund: storeRefund }),
  errors: ["refund_not_found", "refund_decided", "borne_by_unknown"],
});
