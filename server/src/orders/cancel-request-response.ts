import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { OrderRow } from "../order-rows/order-facts.ts";

/**
 * The request to cancel an order in the contract's shape; null without one, and for one that the
 * delivery answered.
 */
export function toCancelRequest({
  order,
  cart,
}: Pick<OrderRow, "order" | "cart">): Order["cancel_request"] {
  const request = cart?.cancelRequest;
  const state = request && stateOf(order.status, request.refused !== undefined);
  if (!request || !state) return null;
  return {
    state,
    reason: request.reason,
    asked: request.atDeskSince === undefined ? "store" : "desk",
    note: request.refused?.note ?? null,
    requested_at: request.requestedAt,
    refused_at: request.refused?.at ?? null,
  };
}

function stateOf(status: Order["order_status"], isRefused: boolean) {
  if (isRefused) return "refused";
  if (status === "canceled") return "accepted";
  return isActiveStatus(status) ? "pending" : null;
}
