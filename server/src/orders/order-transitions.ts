import { AppError } from "@errand/core/errors";
import {
  type Actor,
  activeStatuses,
  canTransition,
  isActiveStatus,
} from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { couriers } from "./couriers.tables.ts";
import { notifyWatchers } from "./order-events.ts";
import { factsOf, findOrderRow } from "./orders.data.ts";
import { orderLines, orders } from "./orders.tables.ts";
import { restock } from "./stock.ts";

/** What stores, couriers and customers do to an order once it is placed. */

export interface TransitionDetails {
  now: Date;
  /** How long the store says it will take, given with `processing`. */
  processingMinutes?: number;
  /** Given with `canceled`. */
  reason?: string;
  note?: string;
}

const canceledBy = {
  customer: "customer",
  store: "store",
  courier: "deliveryman",
  desk: "admin",
  payment: "admin",
  clock: "admin",
} as const satisfies Record<Actor, string>;

/**
 * Moves an order on, with everything that follows from it: an order that ends without delivery gives
 * its stock back, cash is paid at the door. Refused as `order_status` when it is not in a state to be
 * moved there by `by`, also when somebody else was faster (contract 4.5).
 */
export function transitionOrder(
  db: Database,
  orderId: number,
  to: OrderStatus,
  by: Actor,
  details: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const row = await findOrderRow(tx, orderId);
    if (!row) throw new AppError("order");
    if (!canTransition(factsOf(row), to, by)) throw new AppError("order_status");

    const { now } = details;
    await tx
      .update(orders)
      .set({
        status: to,
        statusTimestamps: { ...row.order.statusTimestamps, [to]: now.toISOString() },
        updatedAt: now,
        ...(to === "processing" && { processingMinutes: details.processingMinutes ?? null }),
        ...(to === "delivered" && { paymentStatus: "paid" as const, paid: row.order.amount }),
        ...(to === "canceled" && {
          canceledBy: canceledBy[by],
          cancellationReason: details.reason ?? null,
          cancellationNote: details.note ?? null,
        }),
      })
      .where(eq(orders.id, orderId));
    if (to === "canceled" || to === "failed") await restockOnce(tx, orderId);
    await notifyWatchers(tx, orderId);
  });
}

/** Gives the stock of an order back, the first time it is asked to. */
async function restockOnce(tx: Database, orderId: number) {
  const first = await tx
    .update(orders)
    .set({ restocked: true })
    .where(and(eq(orders.id, orderId), eq(orders.restocked, false)))
    .returning({ id: orders.id });
  if (first.length === 0) return;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  // A variation that was removed since has no shelf to be put back on, and no part in its item's sum.
  const isGone = (line: (typeof lines)[number]) =>
    line.variationId === null && line.choices.some((choice) => "variation" in choice);
  await restock(
    tx,
    lines.filter((line) => !isGone(line)),
  );
}

/** Gives an order to a courier; it must be under way and without one. */
export function assignCourier(
  db: Database,
  orderId: number,
  courierId: number,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    const row = await findOrderRow(tx, orderId);
    if (!row) throw new AppError("order");
    if (row.order.courierId !== null || !isActiveStatus(row.order.status)) {
      throw new AppError("order_status");
    }
    await tx.update(orders).set({ courierId, updatedAt: now }).where(eq(orders.id, orderId));
    await notifyWatchers(tx, orderId);
  });
}

/** Notes where a courier is, and tells whoever waits for an order the courier brings. */
export function locateCourier(
  db: Database,
  courierId: number,
  place: { latitude: number; longitude: number },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const brought = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.courierId, courierId), inArray(orders.status, [...activeStatuses])))
      .orderBy(orders.id)
      .for("no key update");
    await tx
      .update(couriers)
      .set({ ...place, locatedAt: now })
      .where(eq(couriers.id, courierId));
    const time = now.toISOString();
    for (const { id } of brought) await notifyWatchers(tx, id, { ...place, time });
  });
}

/** Others who want to change the order wait until this transaction ends. */
async function lockOrder(tx: Database, orderId: number) {
  await tx.execute(sql`select 1 from ${orders} where ${orders.id} = ${orderId} for no key update`);
}
