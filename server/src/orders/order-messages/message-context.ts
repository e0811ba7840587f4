import type { Order } from "@errand/core/orders/orders.types";

/**
 * The variant of the texts of an order: for a parcel, which has no store, and for an order that is
 * collected.
 */
export function getMessageContext(type: Order["order_type"]): { context?: "parcel" | "collected" } {
  if (type === "parcel") return { context: "parcel" };
  return type === "take_away" ? { context: "collected" } : {};
}
