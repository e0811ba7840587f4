import type { Database } from "../database/database.ts";
import type { OrderOwner } from "../orders/guest-order-access.ts";
import { type TransitionDetails, transitionOrder } from "../orders/order-transitions.ts";
import { readRunOrders } from "../orders/run-orders.data.ts";
import { isCancelable } from "./run-state.ts";

/**
 * Cancels every order of a locked run that its customer can cancel with it; what a store has begun
 * stays.
 * Returns how many.
 */
export async function cancelOrders(
  tx: Database,
  runId: number,
  owner: OrderOwner,
  details: TransitionDetails,
): Promise<number> {
  const rows = await readRunOrders(tx, runId);
  const open = rows.filter((row) => isCancelable(row, details.at));
  // Each is read again, as the one before has changed what the rest costs.
  for (const { order } of open) await transitionOrder(tx, order.id, "canceled", owner, details);
  return open.length;
}
