import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { storeOrderChange } from "../orders/staff-orders.types.ts";
import { id, money, text } from "../values.ts";

/** How a store changes the content of an order (contract 6.2). */

const own = { staff: "store", permission: "orders", owns: "order" } as const;

const pricedLine = z.object({
  name: text(200),
  quantity: z.int().min(1).max(999),
  /** Of one piece. */
  price: money,
});

export const pricePrescription = endpoint("POST /store/orders/{id}/price", {
  about:
    "Prices an order that consists of a prescription, and asks the customer to agree. Until then it can be priced again.",
  allow: own,
  input: z.object({ id, lines: z.array(pricedLine).min(1).max(50) }),
  reply: storeOrderChange,
  keyRequired: true,
  errors: ["order_not_found", "order_status_conflict", "cod_maximum_exceeded"],
});

const missingPieces = z.object({
  /** The id of a line of the order. */
  detail_id: id,
  quantity: z.int().min(1).max(999),
  /** An item of the store without required options that is sent instead. */
  replace_with: id.optional(),
});

export const markUnavailable = endpoint("POST /store/orders/{id}/unavailable", {
  about:
    "Takes pieces that the store does not have out of an order, or replaces them. The receipt is computed again, never higher, and what is paid too much goes back.",
  allow: own,
  input: z.object({ id, lines: z.array(missingPieces).min(1).max(100) }),
  reply: storeOrderChange.extend({ refunded: money }),
  keyRequired: true,
  errors: [
    "order_not_found",
    "order_status_conflict",
    "order_line_not_refundable",
    "replacement_invalid",
    "nothing_left",
  ],
});

const weighedLine = z.object({
  /** The id of a line that is sold by weight. */
  detail_id: id,
  /** 0: the store does not have it. */
  grams: z.int().min(0).max(100_000),
});

export const weighOrder = endpoint("POST /store/orders/{id}/weigh", {
  about:
    "States what lines sold by weight weigh. More than the most that can be charged counts as that, and a line that is weighed again never costs more. The receipt is computed again, and what is paid too much goes back.",
  allow: own,
  input: z.object({ id, lines: z.array(weighedLine).min(1).max(100) }),
  reply: storeOrderChange.extend({ refunded: money }),
  keyRequired: true,
  errors: ["order_not_found", "order_status_conflict", "order_line_not_refundable", "nothing_left"],
});

export const delayOrder = endpoint("POST /store/orders/{id}/delay", {
  about:
    "Announces that an order takes longer; the customer sees the new time and gets a message with it.",
  allow: own,
  input: z.object({ id, minutes: z.int().min(1).max(120) }),
  reply: storeOrderChange,
  errors: ["order_not_found", "order_status_conflict"],
});
