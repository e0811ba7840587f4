/** Whom a customer writes to: the desk, a store or a courier. */
export interface InboxReceiver {
  type: "admin" | "vendor" | "delivery_man";
  /** 0 for the desk. */
  id: number;
}

/**
 * The path of the inbox, or of the conversation with somebody, who can be written to about an
 * order.
 */
export function inboxPath(receiver?: InboxReceiver, orderId?: number): string {
  const query = new URLSearchParams({ page: "inbox" });
  if (receiver) {
    query.set("receiver_type", receiver.type);
    query.set("receiver_id", String(receiver.id));
  }
  if (orderId !== undefined) query.set("order_id", String(orderId));
  return `/settings?${query}`;
}
