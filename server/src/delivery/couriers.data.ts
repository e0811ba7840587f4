import { bagLoad, bagSize } from "@errand/core/dispatch/bag";
import { AppError } from "@errand/core/errors";
import { fromMinor, minor } from "@errand/core/money";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import { toE164 } from "@errand/core/phone";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { courierPositions } from "../couriers/courier-positions.tables.ts";
import { couriers, courierVehicles } from "../couriers/couriers.tables.ts";
import { containsText } from "../database/contains-text.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { isInProgress } from "../order-rows/in-progress.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { forgetHandover } from "../orders/hand-over.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { lockOrderRow, readOrderRows } from "../orders/orders.data.ts";
import { bagKind } from "./job-kind.ts";
import { readLiveOffers } from "./job-offers.data.ts";

/** Whether a courier has a delivery in progress, in a query over `couriers`. */
export const isOnJob = sql`exists (select from ${orders}
  where ${orders}.courier_id = ${couriers}.id and ${isInProgress})`;

/** One page of the couriers with their deliveries in progress, and the number of all of them. */
export async function readCouriers(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
  condition?: SQL,
): Promise<{ total: number; couriers: CourierStatus[] }> {
  const active = db.$count(orders, and(eq(orders.courierId, couriers.id), isInProgress));
  const rows = await db
    .select({
      courier: couriers,
      position: courierPositions,
      active: sql<number>`${active}`,
      balance: ledgerAccounts.balance,
    })
    .from(couriers)
    .leftJoin(courierPositions, eq(courierPositions.courierId, couriers.id))
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.kind, "courier_cash"),
        eq(ledgerAccounts.owner, sql`${couriers.id}::text`),
      ),
    )
    .where(condition)
    .orderBy(asc(couriers.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const ids = rows.map(({ courier }) => courier.id);
  const offers = Map.groupBy(await readLiveOffers(db, ids, now), ({ courierId }) => courierId);
  return {
    total: await db.$count(couriers, condition),
    couriers: rows.map(({ courier, position, active, balance }) => ({
      id: courier.id,
      name: `${courier.firstName} ${courier.lastName}`.trim(),
      phone: courier.phone,
      on_duty: courier.active,
      active_orders: active,
      duty_since: courier.active ? (courier.dutySince?.toISOString() ?? null) : null,
      offered_jobs: (offers.get(courier.id) ?? []).map(({ orderId }) => orderId),
      cash: fromMinor(minor(-(balance ?? 0) || 0)),
      location: position && {
        latitude: position.latitude,
        longitude: position.longitude,
        heading: position.heading,
        accuracy: position.accuracy,
        time: position.locatedAt.toISOString(),
      },
    })),
  };
}

/** Couriers with a part of their name, the phone or the number; all for an empty search. */
export function matchesCourier(search: string, country: string): SQL | undefined {
  const words = search.trim();
  if (words === "") return undefined;
  const phone = toE164(words, country);
  return or(
    containsText(sql`${couriers.firstName} || ' ' || ${couriers.lastName}`, words),
    phone === null ? undefined : eq(couriers.phone, phone),
    /^\d{1,15}$/.test(words) ? eq(couriers.id, Number(words)) : undefined,
  );
}

/** Whether a courier is at work. */
export async function isOnDuty(db: Database, courierId: number): Promise<boolean> {
  return (await db.$count(couriers, and(eq(couriers.id, courierId), couriers.active))) > 0;
}

/** Null for an unknown one. */
export async function readCourier(db: Database, courierId: number) {
  const [courier] = await db.select().from(couriers).where(eq(couriers.id, courierId));
  return courier ?? null;
}

/**
 * Locks a courier, so that a new delivery and the end of the duty do not cross. Null for an unknown
 * one.
 */
export async function lockCourier(tx: Database, courierId: number) {
  const [courier] = await tx
    .select()
    .from(couriers)
    .where(eq(couriers.id, courierId))
    .for("no key update");
  return courier ?? null;
}

/** Whether a courier has a delivery in progress. */
export async function hasActiveOrder(db: Database, courierId: number): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.courierId, courierId), isInProgress))) > 0;
}

/**
 * Whether one more delivery fits into the bag of a courier, besides all that the courier has to
 * bring.
 */
export async function hasRoom(db: Database, courierId: number, added: OrderRow): Promise<boolean> {
  const condition = and(eq(orders.courierId, courierId), isInProgress);
  const rows = await readOrderRows(db, condition, { sorting: "oldest", limit: maxHeld });
  const jobs = [...rows, added].map((row) => ({ kind: bagKind(row), runId: row.order.runId }));
  return bagLoad(jobs) <= bagSize;
}

/** More than fits into any bag. */
const maxHeld = 10;

type Vehicle = typeof courierVehicles.$inferSelect;

/**
 * A vehicle that couriers can choose: one that is switched on, or the present one. Throws
 * `courier_vehicle_not_found`.
 */
export async function findVehicle(
  db: Database,
  id: number,
  presentId: number | null = null,
): Promise<Vehicle> {
  const [vehicle] = await db.select().from(courierVehicles).where(eq(courierVehicles.id, id));
  if (!vehicle || !(vehicle.active || id === presentId)) {
    throw new AppError("courier_vehicle_not_found", { field: "vehicle_id" });
  }
  return vehicle;
}

/** Begins or ends the duty of a courier, who stays with the same vehicle when none is stated. */
export async function setOnDuty(
  tx: Database,
  courierId: number,
  duty: { active: boolean; since: Date | null; vehicle?: Vehicle | undefined },
) {
  const { active, since, vehicle } = duty;
  const changed = {
    ...(active ? { active, dutySince: since } : { active }),
    ...(vehicle && { vehicle: vehicle.type, vehicleId: vehicle.id }),
  };
  await tx.update(couriers).set(changed).where(eq(couriers.id, courierId));
}

/** Takes a delivery from its courier. The caller has locked the order. */
export async function unassignCourier(tx: Database, orderId: number, now: Date) {
  await tx.update(orders).set({ courierId: null, updatedAt: now }).where(eq(orders.id, orderId));
  await forgetHandover(tx, orderId);
  await notifyWatchers(tx, orderId);
}

/** Assigns a courier to an active order without one; otherwise throws `order_status_conflict`. */
export function assignCourier(
  db: Database,
  orderId: number,
  courierId: number,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) =>
    assignLockedOrder(tx, await lockOrderRow(tx, orderId), courierId, now),
  );
}

/** The same for an order that this transaction has locked, read, and not changed since. */
export async function assignLockedOrder(
  tx: Database,
  { order }: OrderRow,
  courierId: number,
  now: Date,
): Promise<void> {
  if (order.courierId !== null || !isActiveStatus(order.status)) {
    throw new AppError("order_status_conflict");
  }
  await tx.update(orders).set({ courierId, updatedAt: now }).where(eq(orders.id, order.id));
  await notifyWatchers(tx, order.id);
}
