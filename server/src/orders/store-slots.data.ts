import { AppError } from "@errand/core/errors";
import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { storeSlots } from "./store-slots.tables.ts";

/** The error of a slot that has no place left. */
export function slotFull(startsAt: Date): AppError {
  return new AppError("slot_full", {
    field: "schedule_at",
    data: { full: startsAt.toISOString() },
  });
}

/**
 * Gives a scheduled order a place in its slot; throws `slot_full` when the store takes no more.
 * Whether one is left is decided by the write itself (safety 2). An order without a slot, and one
 * that has its place, need none. Stores without a limit count, too, so that a later limit applies
 * to all orders. The streams of the store hear of a slot that is full.
 */
export async function takeSlot(tx: Database, orderId: number): Promise<void> {
  const full = await claimSlot(tx, orderId);
  if (full) throw slotFull(full);
}

/**
 * Gives the place of an order back and takes one in another slot, or none; false when that has no
 * place left. Locks both slots in the order of their times, so that two orders that change places
 * do not wait for each other.
 */
export async function moveSlot(
  tx: Database,
  orderId: number,
  slotAt: Date | null,
): Promise<boolean> {
  await tx.execute(sql`
    insert into ${storeSlots} as s (store_id, starts_at, orders)
    select c.store_id, slot.at, 0 from ${cartOrders} c
    cross join lateral (
      select c.slot_at as at where c.holds_slot
      union select ${slotAt?.toISOString() ?? null}::timestamptz
    ) slot
    where c.order_id = ${orderId} and slot.at is not null
    order by slot.at
    on conflict (store_id, starts_at) do update set orders = s.orders`);
  await releaseSlot(tx, orderId);
  await tx.update(cartOrders).set({ slotAt }).where(eq(cartOrders.orderId, orderId));
  return (await claimSlot(tx, orderId)) === null;
}

/** Takes a place for an order that needs one. Returns the slot when it is full, else null. */
async function claimSlot(tx: Database, orderId: number): Promise<Date | null> {
  const { rows } = await tx.execute<{ slotAt: string; isTaken: boolean }>(sql`
    with due as materialized (
      select store_id, slot_at from ${cartOrders}
      where order_id = ${orderId} and slot_at is not null and not holds_slot
    ),
    counted as (
      insert into ${storeSlots} as s (store_id, starts_at, orders)
      select store_id, slot_at, 1 from due
      on conflict (store_id, starts_at) do update set orders = s.orders + 1
        where s.orders < coalesce(
          (select slot_capacity from ${stores} where id = s.store_id), s.orders + 1)
      returning s.store_id, s.orders
    ),
    held as (
      update ${cartOrders} set holds_slot = true
      where order_id = ${orderId} and exists (select 1 from counted)
    )
    select slot_at as "slotAt", exists (select 1 from counted) as "isTaken",
      (select send_notification('stores', c.store_id::text) from counted c
        join ${stores} on ${stores.id} = c.store_id where c.orders >= ${stores.slotCapacity})
    from due`);
  const [due] = rows;
  return due && !due.isTaken ? new Date(due.slotAt) : null;
}

/**
 * Gives the place of an order back, once; nothing when it has none. The streams of the store hear
 * of a slot that was full.
 */
export async function releaseSlot(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    with released as (
      update ${cartOrders} set holds_slot = false
      where order_id = ${orderId} and holds_slot
      returning store_id, slot_at
    ),
    counted as (
      update ${storeSlots} s set orders = s.orders - 1
      from released r where s.store_id = r.store_id and s.starts_at = r.slot_at
      returning s.store_id, s.orders
    )
    select send_notification('stores', c.store_id::text) from counted c
    join ${stores} on ${stores.id} = c.store_id where c.orders + 1 = ${stores.slotCapacity}`);
}

/** The coming slots of a store that are fully booked, earliest first. */
export async function readFullSlots(db: Database, storeId: number, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: storeSlots.startsAt })
    .from(storeSlots)
    .innerJoin(stores, eq(stores.id, storeSlots.storeId))
    .where(
      and(
        eq(storeSlots.storeId, storeId),
        gt(storeSlots.startsAt, now),
        gte(storeSlots.orders, stores.slotCapacity),
      ),
    )
    .orderBy(asc(storeSlots.startsAt));
  return rows.map(({ startsAt }) => startsAt);
}

/** Deletes the counts of slots that are over. */
export async function deleteOldSlots(db: Database): Promise<void> {
  await db.delete(storeSlots).where(lt(storeSlots.startsAt, sql`now() - interval '1 day'`));
}
