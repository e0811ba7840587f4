import type { Assignment } from "@errand/core/dispatch/dispatch.types";
import { inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { isWithoutCourier } from "./dispatch-locks.data.ts";
import { jobPlans } from "./job-plans.tables.ts";

/** The couriers for whom deliveries are planned, by order. */
export type StoredPlans = Map<number, { courierId: number; commitAt: Date }>;

export async function readPlans(tx: Database): Promise<StoredPlans> {
  const rows = await tx.select().from(jobPlans);
  return new Map(rows.map(({ orderId, ...plan }) => [orderId, plan]));
}

/** Stores what has changed since `planned`. */
export async function writePlans(tx: Database, assignments: Assignment[], planned: StoredPlans) {
  const changed = assignments.filter(({ jobId, courierId, commitAt }) => {
    const before = planned.get(jobId);
    return before?.courierId !== courierId || Number(before.commitAt) !== Number(commitAt);
  });
  if (changed.length === 0) return;
  const rows = changed.map(({ jobId, courierId, commitAt }) => ({
    orderId: jobId,
    courierId,
    commitAt,
  }));
  const excluded = {
    courierId: sql.raw("excluded.courier_id"),
    commitAt: sql.raw("excluded.commit_at"),
  };
  await tx
    .insert(jobPlans)
    .values(rows)
    .onConflictDoUpdate({ target: jobPlans.orderId, set: excluded });
}

/** Opens deliveries to all couriers. */
export async function deletePlans(tx: Database, orderIds: number[]) {
  if (orderIds.length > 0) await tx.delete(jobPlans).where(inArray(jobPlans.orderId, orderIds));
}

/** Deletes the plans of orders that have a courier by now, or need none. */
export async function deletePastPlans(tx: Database) {
  const waiting = tx.select({ id: orders.id }).from(orders).where(isWithoutCourier);
  await tx.delete(jobPlans).where(notInArray(jobPlans.orderId, waiting));
}
