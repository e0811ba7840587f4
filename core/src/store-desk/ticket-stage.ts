import type { Order } from "../orders/orders.types.ts";

/** Where the ticket of an order lies on the tablet of its store. */
export type TicketStage = "new" | "preparing" | "ready" | "later" | "over";

/** What decides it. */
export interface StagedOrder
  extends Pick<
    Order,
    | "order_status"
    | "order_type"
    | "scheduled"
    | "payment_method"
    | "prescription_order"
    | "prescription_lines"
    | "processing_time"
  > {
  /** When the preparation starts; null for an order that is prepared at once. */
  start_at: string | null;
  /** When the store gave the order to its courier; null before. */
  handed_over_at: string | null;
}

/**
 * Returns the stage of an order at a time; null for one that is not for its store yet, as it waits
 * for its payment. An order waits for the store until it is accepted with a time, also where it is
 * to begin later; a scheduled one waits again when its preparation starts. A prescription whose
 * price waits for the customer's answer is in preparation: nothing rings.
 */
export function getTicketStage(order: StagedOrder, now: number): TicketStage | null {
  switch (order.order_status) {
    case "pending":
      if (order.prescription_order) return isPriced(order) ? "preparing" : "new";
      return order.payment_method === "cash_on_delivery" ? "new" : null;
    case "confirmed":
    case "accepted":
      return getConfirmedStage(order, now);
    case "processing":
      return "preparing";
    case "handover":
      return order.handed_over_at === null ? "ready" : "over";
    default:
      return "over";
  }
}

function getConfirmedStage(
  { scheduled, start_at, processing_time }: StagedOrder,
  now: number,
): TicketStage {
  if (scheduled && start_at !== null) return now < Date.parse(start_at) ? "later" : "new";
  return processing_time === null ? "new" : "preparing";
}

/** Whether the store has stated the price of a prescription. */
export function isPriced({ prescription_lines }: Pick<Order, "prescription_lines">): boolean {
  return prescription_lines.length > 0;
}
