import type { Order } from "@errand/core/orders/orders.types";
import { secondsPast } from "./order-times.ts";
import type { StaffClient } from "./staff-client.ts";

/** The seconds until the desk has looked for a transfer. */
const verifySeconds = 10;

/**
 * The customers of the demo send no money: a report with a number in it is taken for a transfer.
 */
function isFound({ offline_payment: payment }: Order): boolean {
  return payment?.input.some(({ user_data }) => /\d/.test(user_data)) ?? false;
}

/**
 * Decides about transfers some seconds after customers have reported them. Lists them only while an
 * active order waits for one. `speed` divides the time.
 */
export async function verifyTransfers(
  desk: StaffClient,
  activeOrders: Order[],
  now: Date,
  speed: number,
): Promise<void> {
  const isWaiting = activeOrders.some((order) => order.offline_payment?.data.status === "pending");
  if (!isWaiting) return;
  const { payments } = await desk.call("GET /desk/payments", { limit: 100 });
  const due = payments.filter(
    ({ reported_at }) => secondsPast(new Date(reported_at), now) >= verifySeconds / speed,
  );
  for (const { id, order } of due) {
    if (isFound(order)) await desk.call("POST /desk/payments/{id}/verify", { id });
    else {
      const note = "There is no transfer with these details on our account.";
      await desk.call("POST /desk/payments/{id}/deny", { id, note });
    }
  }
}
