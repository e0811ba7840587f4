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

/** Where the desk returns money to: the wallet, the source of each payment, or by hand from bank or till. */
export const refundMethod = z.enum(["wallet", "source", "manual"]);

export const refundStatus = z.enum(["pending", "approved", "rejected"]);

/** A request for a refund, and what became of it. */
export const refund = z.object({
  id,
  refund_status: refundStatus,
  /** What was returned; before the decision, what can be. */
  refund_amount: money,
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
