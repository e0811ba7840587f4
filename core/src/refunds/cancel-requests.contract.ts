import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { orderProof } from "../orders/orders.contract.ts";
import { order } from "../orders/orders.types.ts";
import { orderChange, storeOrderChange } from "../orders/staff-orders.types.ts";
import { id, note, text } from "../values.ts";

/**
 * Canceling an order that its store has begun: the customer asks, the store or the desk decides
 * (contract 10.4).
 */

export const requestCancel = endpoint("POST /customer/order/request-cancel", {
  about:
    "Asks the store to cancel an order that it has begun, once. After three minutes without an answer, or once the courier has the order, the desk is asked.",
  allow: "shopper",
  input: z.object({ ...orderProof, reason: text(255) }),
  reply: z.object({ message: z.string(), order }),
  keyRequired: true,
  errors: ["order_not_found", "order_status_conflict", "cancel_requested"],
});

const answer = {
  input: z.object({
    id,
    decision: z.enum(["accept", "refuse"]),
    /** Tells the customer why it is refused. */
    note: note(255).optional(),
  }),
  keyRequired: true,
  errors: ["order_not_found", "order_status_conflict"],
} as const;

export const answerStoreCancelRequest = endpoint("POST /store/orders/{id}/cancel-request", {
  about:
    "Answers the request of a customer to cancel an order. Accepting cancels it and returns stock and money; possible until the courier has it.",
  allow: { staff: "store", permission: "orders", owns: "order" },
  ...answer,
  reply: storeOrderChange,
});

export const answerDeskCancelRequest = endpoint("POST /desk/orders/{id}/cancel-request", {
  about:
    "Answers the request of a customer to cancel an order, also before the store does. Accepting cancels it and returns stock and money.",
  allow: { staff: "desk", permission: "orders", owns: "order" },
  ...answer,
  reply: orderChange,
});
