import * as z from "zod";
import { id, money, timestamp } from "../values.ts";

/** Payments and refunds of an order outside the wallet and the gateways (contract 4.1). */

const text = z.string().nullable();

/** A transfer that the customer reported, and its verification. */
export const offlinePayment = z.object({
  input: z.array(z.object({ user_input: z.string(), user_data: z.string() })),
  data: z.object({
    status: z.enum(["pending", "verified", "denied"]),
    method_id: id,
    method_name: z.string(),
    customer_note: text,
    admin_note: text,
  }),
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
});

/** Where a customer wants the money: in the wallet, or the way it was paid. */
export const requestedRefundMethod = z.enum(["wallet", "manual"]);

/**
 * Where the desk returns money to: the wallet, the source of each payment, or by hand from bank or
 * till.
 */
export const refundMethod = z.enum(["wallet", "source", "manual"]);

/** Who can pay for a refund. */
export const refundBearers = ["store", "platform", "courier"] as const;

/** `to_confirm`: an operator returns so much that a second one has to agree (contract 7.5). */
export const refundStatus = z.enum(["pending", "to_confirm", "approved", "rejected"]);

const refundedLine = z.object({ detail_id: id, quantity: z.int(), amount: money });

/** A request for a refund, or a refund without one, and what became of it. */
export const refund = z.object({
  id,
  refund_status: refundStatus,
  /** What was returned; before the decision, what is requested. */
  refund_amount: money,
  /** The pieces that it is about; empty for the whole order and for an amount. */
  lines: z.array(refundedLine),
  /** What of the delivery is in it. */
  delivery_amount: money,
  /** What of the tip is in it. */
  tip_amount: money,
  /** Who pays for it; null until it is approved. */
  borne_by: z.enum(refundBearers).nullable(),
  /** What the order had earned and was taken back with it. */
  taken_back: z.object({ loyalty_point: z.int(), cashback: money }),
  refund_method: requestedRefundMethod,
  customer_reason: z.string(),
  customer_note: text,
  admin_note: text,
  image_full_url: z.array(z.string()),
  /** Where the money went; empty until it is approved. */
  returned: z.array(
    z.object({
      method: refundMethod,
      amount: money,
      state: z.enum(["on_its_way", "done", "failed"]),
    }),
  ),
  created_at: timestamp,
  updated_at: timestamp,
});
export type RefundResponse = z.infer<typeof refund>;

/** A refund as operators see it: one that waits for a second operator is as it was decided. */
export const deskRefund = refund.extend({
  /** By whom it waits, and where to the money would go; null for every other refund. */
  proposal: z
    .object({
      by: z.object({ id, name: z.string() }),
      at: timestamp,
      /** Null: as the rules say. */
      method: refundMethod.nullable(),
      /** A customer asks for it; withdrawn, the request waits again. */
      requested: z.boolean(),
    })
    .nullable(),
});
export type DeskRefundResponse = z.infer<typeof deskRefund>;
