import { frenchReasons, refundNotes, rejectedReasons } from "@errand/town/content/refunds";
import type { StaffClients } from "./staff-clients.ts";

/** Seconds that the desk takes to decide a request. */
const decisionSeconds = 20;
/** Older requests are past orders of the town, which stay as they are. */
const maxAgeMs = 3_600_000;

/**
 * The desk approves each new request as it is made, by its lines, or rejects it, after a moment and
 * by its reason; a second person confirms what is large. Those of stores that people serve wait for
 * a person at the desk. `speed` divides the time.
 */
export async function decideRefunds(
  { support, finance }: Pick<StaffClients, "support" | "finance">,
  {
    now,
    speed,
    peopleServe,
  }: { now: Date; speed: number; peopleServe: (storeId: number) => boolean },
): Promise<void> {
  const { refunds } = await support.call("GET /desk/refunds", {
    state: "pending",
    since: new Date(now.getTime() - maxAgeMs).toISOString(),
    until: new Date(now.getTime() - (decisionSeconds / speed) * 1000).toISOString(),
  });
  for (const { id: refund_id, customer_reason: reason, order, left } of refunds) {
    if (!order || (order.store_id !== null && peopleServe(order.store_id))) continue;
    const isRejected = left === 0 || rejectedReasons.includes(reason);
    const decision = isRejected ? "reject" : "approve";
    const { refund } = await support.call("POST /desk/orders/{id}/refund", {
      id: order.id,
      refund_id,
      decision,
      note: refundNotes[decision][frenchReasons.includes(reason) ? "fr" : "en"],
    });
    if (refund.refund_status === "to_confirm") {
      await finance.call("POST /desk/refunds/{id}/confirm", { id: refund.id });
    }
  }
}
