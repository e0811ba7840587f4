/** The states of an order, apart from the schema: browsers list them without it. */
export const orderStatuses = [
  "pending",
  "confirmed",
  "accepted",
  "processing",
  "handover",
  "picked_up",
  "delivered",
  "canceled",
  "failed",
  "refund_requested",
  "refund_request_canceled",
  "refunded",
  "returned",
] as const;
