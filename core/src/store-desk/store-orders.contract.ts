import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import {
  storeOrder,
  storeOrderChange,
  storeOrderDetails,
  storeStage,
} from "../orders/staff-orders.types.ts";
import { id, money, page, paging, requestedTime, text } from "../values.ts";

/** What a store does with its orders (contract 6.2). */

export const listStoreOrders = endpoint("GET /store/orders", {
  about:
    "Orders of the store at one stage, oldest first, or past and all ones, newest first. With `from` or `to`, those placed in a period of at most 366 days of the shop. `Accept: text/csv` returns a table of at most 50,000 rows; the audit log has it.",
  allow: { staff: "store", permission: "orders" },
  input: z.object({
    ...paging,
    state: z.enum([...storeStage.options, "all"]),
    search: text(100).optional(),
    order_type: z.enum(["delivery", "take_away"]).optional(),
    ...periodOfDays,
  }),
  reply: page("orders", storeOrder),
  alternative: "text/csv",
  errors: ["offset_too_large", "figures_range_invalid", "export_too_large"],
});

const bags = z.int().min(1).max(20);

const pick = z.object({
  /** The id of a line of the order. */
  detail_id: id,
  /** Pieces, at most as many as the line has. */
  found: z.int().min(0).max(999),
});

const own = { staff: "store", permission: "orders", owns: "order" } as const;

/** What the store gets for an order: as booked, and as it would be now before that. */
const earnings = z.object({
  sales: money,
  commission: money,
  /** Below zero: the store pays for a delivery that it offers for nothing. */
  delivery: z.number(),
});
export type OrderEarnings = z.infer<typeof earnings>;

export const readStoreOrder = endpoint("GET /store/orders/{id}", {
  about: "An order of the store with its lines and its history.",
  allow: own,
  input: z.object({ id }),
  reply: storeOrderDetails.extend({
    /** 3: with this one, the account has placed three orders here; null for a guest. */
    orders_here: z.int().nullable(),
    /** Null without the permission `payouts`, and of an order that ended undelivered. */
    earnings: earnings.nullable(),
  }),
  errors: ["order_not_found"],
});

const change = { allow: own, reply: storeOrderChange, keyRequired: true } as const;

/** When it was done, of an act that waited for the connection: at most 60 minutes ago. */
const occurred = { occurred_at: requestedTime.optional() };

export const acceptStoreOrder = endpoint("POST /store/orders/{id}/accept", {
  about:
    "Confirms a new order and starts its preparation. A scheduled order, and a delivery that a courier accepts first, is only confirmed; the next call starts it.",
  ...change,
  input: z.object({
    id,
    processing_time: z.int().min(1).max(240),
    /** The status that the caller saw, so that of two devices the second is refused. */
    order_status: z.enum(["pending", "confirmed"]).optional(),
    ...occurred,
  }),
  errors: ["order_not_found", "order_status_conflict", "occurred_at_invalid"],
});

export const rejectStoreOrder = endpoint("POST /store/orders/{id}/reject", {
  about: "Cancels an order that the store cannot fulfil, and returns its stock.",
  ...change,
  input: z.object({ id, reason: text(255), ...occurred }),
  errors: ["order_not_found", "order_status_conflict", "occurred_at_invalid"],
});

export const readyStoreOrder = endpoint("POST /store/orders/{id}/ready", {
  about:
    "States that an order is ready to be collected. Everything that is sold by weight has been weighed before.",
  ...change,
  input: z.object({ id, ...occurred }),
  errors: ["order_not_found", "order_status_conflict", "weight_missing", "occurred_at_invalid"],
});

export const handOverStoreOrder = endpoint("POST /store/orders/{id}/handover", {
  about:
    "States that the courier of a ready order has it. The courier hears of it and states the pickup, which changes the status. The code that the courier says, or its last two signs, proves that it is the right one.",
  ...change,
  input: z.object({ id, pickup_code: text(10).optional(), bags: bags.optional(), ...occurred }),
  errors: [
    "order_not_found",
    "order_status_conflict",
    "handover_code_wrong",
    "occurred_at_invalid",
  ],
});

export const pickStoreOrder = endpoint("PUT /store/orders/{id}/picks", {
  about:
    "Stores what was found of lines of an order, and how many bags it fills; what is not stated stays. It is shown on every tablet of the store, and to the desk when something is missing.",
  allow: own,
  input: z.object({ id, picks: z.array(pick).min(1).max(100).optional(), bags: bags.optional() }),
  reply: storeOrderChange,
  errors: ["order_not_found", "order_status_conflict", "order_line_not_refundable"],
});

export const deliverStoreOrder = endpoint("POST /store/orders/{id}/deliver", {
  about: "Hands over an order that the customer collects, or that the store delivers itself.",
  ...change,
  input: z.object({ id, otp: text(10).optional(), ...occurred }),
  errors: ["order_not_found", "order_status_conflict", "otp_wrong", "occurred_at_invalid"],
});
