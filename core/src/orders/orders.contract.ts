import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import { id, money, note, page, paging, phone, text, timestamp } from "../values.ts";
import { courierLocation, courierUpdate, order, orderDetail } from "./orders.types.ts";

/**
 * Identifies an order. A guest also sends the phone number of the order, in addition to the guest
 * id; any guest or customer can send the token of the order's link instead. Wrong numbers and
 * tokens, unknown orders and others' orders get the same 404 (contract 1.2, safety 10).
 */
export const orderProof = {
  order_id: id,
  contact_number: phone.optional(),
  order_token: text(200).optional(),
};

const listing = {
  allow: "customer",
  reads: ["module"],
  input: z.object(paging),
  reply: page("orders", order),
  errors: ["offset_too_large"],
} as const;

export const listRunningOrders = endpoint("GET /customer/order/running-orders", {
  inMaintenance: true,
  about: "Orders in progress, newest first.",
  ...listing,
});
export const listPastOrders = endpoint("GET /customer/order/list", {
  inMaintenance: true,
  about: "Orders that are no longer in progress, newest first.",
  ...listing,
});

export const trackOrder = endpoint("GET /customer/order/track", {
  inMaintenance: true,
  about: "One order in its current state.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: order,
  errors: ["order_not_found"],
});

export const listOrderDetails = endpoint("GET /customer/order/details", {
  inMaintenance: true,
  about: "The lines of an order, as they were ordered.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: z.array(orderDetail),
  errors: ["order_not_found"],
});

export const cancelOrder = endpoint("PUT /customer/order/cancel", {
  about:
    "Cancels an order that is not being prepared yet, and returns its stock; a parcel until it is delivered.",
  allow: "shopper",
  input: z.object({
    ...orderProof,
    /** Of a parcel also several. */
    reason: z.union([text(255), z.array(text(255)).min(1).max(5)]).optional(),
    note: note(500).optional(),
  }),
  reply: z.object({ message: z.string(), order }),
  errors: ["order_not_found", "order_status_conflict", "cancel_reason_missing"],
});

export const agreeToPrice = endpoint("POST /customer/order/agree", {
  about:
    "Agrees to the price that the store has set for a prescription: the store then prepares the order. Canceling declines it.",
  allow: "shopper",
  input: z.object({
    ...orderProof,
    /** The total that the customer saw; it is only compared. */
    order_amount: money,
  }),
  reply: z.object({ message: z.string(), order }),
  keyRequired: true,
  errors: ["order_not_found", "order_status_conflict", "price_changed"],
});

export const payOrder = endpoint("POST /customer/order/pay", {
  about:
    "Starts a payment through a gateway and returns the page on which to pay. Ends an open payment; a failed order reserves its stock again.",
  allow: "shopper",
  input: z.object({
    ...orderProof,
    payment_method: gatewayKey,
    callback: z.string().max(2000),
    payment_platform: z.enum(["web"]),
  }),
  reply: z.object({ redirect_link: z.string(), payment_id: paymentId, expires_at: timestamp }),
  keyRequired: true,
  errors: [
    "order_not_found",
    "order_status_conflict",
    "order_in_run",
    "stock_exceeded",
    "slot_full",
    "coupon_used_up",
    "ref_bonus_used",
    "wallet_balance_low",
    "payment_method_unavailable",
    "callback_not_allowed",
    "gateway_away",
  ],
});

export const payOrderInCash = endpoint("PUT /customer/order/payment-method", {
  about:
    "Changes an order that is not paid yet to cash on delivery. Ends an open payment; a failed order reserves its stock again.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: z.object({ message: z.string(), order }),
  errors: [
    "too_many_unpaid_orders",
    "order_not_found",
    "order_status_conflict",
    "order_in_run",
    "stock_exceeded",
    "slot_full",
    "coupon_used_up",
    "ref_bonus_used",
    "feature_off",
    "cod_maximum_exceeded",
    "wallet_balance_low",
  ],
});

export const listCancellationReasons = endpoint("GET /customer/order/cancellation-reasons", {
  about: "The reasons that a customer can choose from when canceling.",
  allow: "anyone",
  input: z.object({ ...paging, type: z.enum(["customer"]).default("customer") }),
  reply: page("data", z.object({ id, reason: z.string() })),
  errors: ["offset_too_large"],
});

export const lastLocation = endpoint("GET /delivery-man/last-location", {
  inMaintenance: true,
  about: "The last location of the courier while the order is in progress.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: z.object({ location: courierLocation.extend({ location: z.string() }).nullable() }),
  errors: ["order_not_found"],
});

export const streamOrder = endpoint("GET /customer/order/stream", {
  inMaintenance: true,
  about:
    "Server-Sent Events: `order` and `location`, starting with the current state; `Last-Event-ID` resumes.",
  allow: "shopper",
  input: z.object(orderProof),
  reply: z.union([order, courierUpdate]),
  stream: true,
  errors: ["order_not_found", "throttled"],
});
