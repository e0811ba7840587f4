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

export const refund = z.object({
  id,
  refund_status: z.enum(["pending", "approved", "rejected"]),
  refund_amount: money,
  refund_method: z.enum(["wallet", "manual"]),
  customer_reason: z.string(),
  customer_note: text,
  admin_note: text,
  image_full_url: z.array(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
});
