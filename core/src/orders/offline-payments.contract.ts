import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { offlinePaymentStates } from "../payments/offline-payment-states.ts";
import { flag, id, money, note, page, text, timestamp } from "../values.ts";
import { deskDelivery, deskFilter, deskSearch } from "./desk-filter.ts";
import { orderProof } from "./orders.contract.ts";
import { order } from "./orders.types.ts";
import { orderChange } from "./staff-orders.types.ts";

/** Transfers that customers report and the desk verifies (contract 4.2, 6.2). */

/** A way to pay outside the shop: where to send the money, and what to state about it. */
export const offlineMethod = z.object({
  id,
  method_name: z.string(),
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
  method_informations: z.array(
    z.object({ customer_input: z.string(), customer_placeholder: z.string(), is_required: flag }),
  ),
});
export type OfflineMethod = z.infer<typeof offlineMethod>;

export const listOfflineMethods = endpoint("GET /offline_payment_method_list", {
  about: "The ways to pay outside the shop.",
  allow: "anyone",
  ignoresPlace: () => true,
  input: z.object({}),
  reply: z.array(offlineMethod),
  errors: [],
});

const report = {
  ...orderProof,
  /** By the inputs of the method. */
  user_data: z.record(z.string(), text(255)),
  customer_note: note(500).optional(),
};
const customerChange = {
  allow: "shopper",
  reply: z.object({ message: z.string(), order }),
} as const;

export const submitOfflinePayment = endpoint("PUT /customer/order/offline-payment", {
  about: "Reports a transfer for an order, which the desk then verifies.",
  ...customerChange,
  input: z.object({ ...report, method_id: id }),
  errors: [
    "order_not_found",
    "offline_method_not_found",
    "offline_payment_reported",
    "transfer_detail_missing",
  ],
});

export const updateOfflinePayment = endpoint("PUT /customer/order/offline-payment-update", {
  about: "Corrects the report of a transfer that is not verified, also of a denied one.",
  ...customerChange,
  input: z.object(report),
  errors: ["order_not_found", "offline_payment_reported", "transfer_detail_missing"],
});

/** An order with the transfer that was reported for it. Its id is that of the order. */
const reportedPayment = z.object({
  id,
  state: z.enum(offlinePaymentStates).exclude(["none"]),
  /** What is left to pay. */
  amount: money,
  reported_at: timestamp,
  order,
});

export const listDeskPayments = endpoint("GET /desk/payments", {
  about: "Transfers that customers reported, the one that waits longest first.",
  allow: { staff: "desk", permission: "payments" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    ...deskDelivery,
    state: z.enum(offlinePaymentStates).exclude(["none"]).default("pending"),
    /** The id of an offline method. */
    method: id.optional(),
  }),
  reply: page("payments", reportedPayment),
  errors: ["offset_too_large"],
});

const decision = {
  allow: { staff: "desk", permission: "payments", owns: "order" },
  input: z.object({ id, note: note(500).optional() }),
  reply: orderChange,
  keyRequired: true,
  errors: ["order_not_found", "offline_payment_reported"],
} as const;

export const verifyOfflinePayment = endpoint("POST /desk/payments/{id}/verify", {
  about: "Records that the money of a reported transfer has arrived, and confirms its order.",
  ...decision,
});

export const denyOfflinePayment = endpoint("POST /desk/payments/{id}/deny", {
  about: "Tells the customer that the money has not arrived; they may correct their report.",
  ...decision,
});
