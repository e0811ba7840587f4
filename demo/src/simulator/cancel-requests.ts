import type { Order } from "@errand/core/orders/orders.types";
import { cancelRefusals, languageOfReason } from "@errand/town/content/cancel-answers";
import { secondsSince } from "./order-times.ts";
import type { StaffClient } from "./staff-client.ts";

/** Seconds that a store or the desk takes to answer. */
const answerSeconds = 12;

interface Answer {
  by: "store" | "desk";
  decision: "accept" | "refuse";
  note?: string;
}

/**
 * The answer to a request to cancel that is due now; null without one. `speed` divides the time.
 */
export function dueCancelAnswer(order: Order, now: Date, speed: number): Answer | null {
  const { order_status: status, cancel_request: request } = order;
  if (request?.state !== "pending") return null;
  if (secondsSince(request.requested_at, now) < answerSeconds / speed) return null;
  const by = request.asked;
  const language = languageOfReason(request.reason);
  const refusal =
    status === "picked_up" ? "onItsWay" : by === "store" && status === "handover" ? "ready" : null;
  if (refusal === null) return { by, decision: "accept" };
  return { by, decision: "refuse", note: cancelRefusals[refusal][language] };
}

export async function answerCancelRequest(
  staff: StaffClient,
  { id }: Pick<Order, "id">,
  { by, ...answer }: Answer,
): Promise<void> {
  await staff.call(`POST /${by}/orders/{id}/cancel-request`, { id, ...answer });
}
