import type { ErrorEntry } from "./error-entry.ts";

/** Orders once they are placed: states, refunds and conversations about them. */
export const ordersErrors = {
  chat_closed: {
    status: 403,
    cause: "No order or trip with this party is running.",
    remedy: "Write to the desk instead.",
  },
  conversation_not_found: {
    status: 404,
    code: "conversation",
    cause: "The caller has no such conversation.",
  },
  receiver_not_found: {
    status: 404,
    code: "receiver",
    cause: "There is no such party, or the caller may not write to it.",
  },
  order_not_found: {
    status: 404,
    code: "order",
    cause: "There is no such order, or it belongs to another person, or the proof is wrong.",
    remedy: "Ask a guest for the phone number given with the order.",
  },
  order_status_conflict: {
    status: 409,
    code: "order_status",
    cause: "The current status of the order does not allow the change.",
  },
  cancel_requested: {
    status: 409,
    cause: "The customer has asked for the cancellation before.",
    remedy: "Wait for the answer; `cancel_request` of the order shows it.",
  },
  order_archived: {
    status: 409,
    cause: "The order is archived, and cannot be changed any more.",
    remedy: "Do not repeat.",
  },
  refund_decided: { status: 409, code: "refund", cause: "A request exists or was decided before." },
  refund_days: {
    status: 409,
    code: "order_status",
    cause: "The time for refunds is over.",
    remedy: "Do not repeat.",
  },
  refund_not_found: { status: 404, code: "refund", cause: "There is no such refund." },
  order_line_not_refundable: {
    status: 422,
    code: "detail_id",
    cause: "The order has no such line, or fewer pieces of it.",
  },
  replacement_invalid: {
    status: 422,
    code: "replace_with",
    cause: "The item is not available, or has required options.",
  },
  nothing_left: {
    status: 422,
    code: "lines",
    cause: "Nothing would be left of the order.",
    remedy: "Reject the order instead.",
  },
  not_delivered: {
    status: 422,
    code: "order_status",
    cause: "The order is not delivered, or is refunded.",
    remedy: "Offer the rating once it is delivered.",
  },
  refund_amount_invalid: {
    status: 422,
    code: "amount",
    cause: "Nothing, or more than is left to refund.",
    remedy: "Read `refundable` again.",
  },
  refund_lines_invalid: {
    status: 422,
    code: "lines",
    cause: "The order does not have these pieces, or they were refunded.",
    remedy: "Read `refundable` again.",
  },
  refund_lines_with_amount: {
    status: 422,
    code: "lines",
    cause: "Both lines and an amount are given.",
    remedy: "Send one of both.",
  },
  refund_method_unavailable: {
    status: 422,
    code: "method",
    cause: "The order cannot be refunded this way.",
    remedy: "Choose another method.",
  },
  borne_by_unknown: {
    status: 422,
    code: "borne_by",
    cause: "The order has no such party.",
    remedy: "Choose another one.",
  },
  cancel_reason_missing: { status: 422, code: "reason", cause: "The reason is missing." },
} as const satisfies Record<string, ErrorEntry>;
