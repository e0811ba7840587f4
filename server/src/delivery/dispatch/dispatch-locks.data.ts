import { and, inArray, isNull, sql } from "drizzle-orm";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { lockKey } from "../../database/shop-schema.ts";
import { isNonTrip } from "../../order-rows/order-kind.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { offeredStatuses } from "../courier-jobs.data.ts";

/** Lets one transaction at a time plan, in the whole shop. */
export async function lockPlanning(tx: Database) {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey("plan deliveries")})`);
}

/** Of a query over `orders`: those without a courier whose stores have them. */
export const isWithoutCourier = and(
  isNonTrip,
  isNull(orders.courierId),
  inArray(orders.status, [...offeredStatuses]),
);

/**
 * Locks orders that still wait for a courier, except those that a request has locked; returns their
 * ids.
 */
export async function lockWaiting(tx: Database, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, orderIds), isWithoutCourier))
    .for("no key update", { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}

/** The same of couriers who are still on duty. */
export async function lockCouriers(tx: Database, courierIds: number[]): Promise<Set<number>> {
  if (courierIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: couriers.id })
    .from(couriers)
    .where(and(inArray(couriers.id, courierIds), couriers.active))
    .for("no key update", { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}
