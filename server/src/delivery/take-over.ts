import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isHeldBy, isReturning, type OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { hasRoom } from "./couriers.data.ts";
import { readOthersOfRun } from "./run-jobs.data.ts";

/**
 * Gives what a courier has picked up, which the caller has locked, to another one, with all that
 * the courier has of the same run: what is aboard is fetched from there, by its pickup code. Throws
 * `busy` where it does not fit into the bag, and `order_status_conflict` for the same courier.
 * Source: contract 8.2, Failure.
 */
export async function takeOver(
  tx: Database,
  row: OrderRow,
  courierId: number,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const former = row.order.courierId;
  if (former === null || former === courierId) throw new AppError("order_status_conflict");
  const others = (await readOthersOfRun(tx, row)).filter(
    (other) => isHeldBy(other, former) && !isReturning(other),
  );
  for (const each of [row, ...others]) {
    const { id, status } = each.order;
    if (!(await hasRoom(tx, courierId, each))) throw new AppError("busy");
    if (status === "picked_up") await transitionLockedOrder(tx, each, "handover", actor, { at });
    await tx.update(orders).set({ courierId, updatedAt: at }).where(eq(orders.id, id));
    await notifyWatchers(tx, id);
  }
}
