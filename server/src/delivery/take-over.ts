import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { isHeldBy, isReturning, type OrderRow } from "../order-rows/order-facts.ts";
import { type FormerCourier, orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { hasRoom } from "./couriers.data.ts";
import { readOthersOfRun } from "./run-jobs.data.ts";

/** More than a bag holds. */
const maxHandedOver = 20;

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
    const isAboard = status === "picked_up";
    if (isAboard) await transitionLockedOrder(tx, each, "handover", actor, { at });
    const from = isAboard ? toFormerCourier(each) : each.order.takenOverFrom;
    const taken = { courierId, takenOverFrom: from, updatedAt: at };
    await tx.update(orders).set(taken).where(eq(orders.id, id));
    await notifyWatchers(tx, id);
  }
}

function toFormerCourier({ courier, position }: OrderRow): FormerCourier | null {
  return (
    courier && {
      id: courier.id,
      name: `${courier.firstName} ${courier.lastName}`.trim(),
      phone: courier.phone,
      place: position && { latitude: position.latitude, longitude: position.longitude },
    }
  );
}

/** What a courier still has that another one takes over, and who fetches it. */
export async function readToHandOver(
  db: Database,
  courierId: number,
  some?: SQL,
): Promise<OrderRow[]> {
  const isFrom = sql`${orders.takenOverFrom} -> 'id' = to_jsonb(${courierId}::bigint)`;
  const waits = and(eq(orders.status, "handover"), isFrom, some);
  return readOrderRows(db, waits, { sorting: "oldest", limit: maxHandedOver });
}
