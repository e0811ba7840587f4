import { isOpen, isPaused } from "@errand/core/catalog/availability";
import { type Language, localize } from "@errand/core/language";
import { activeStatuses } from "@errand/core/orders/order-states";
import type { StoreLoad } from "@errand/core/store-desk/desk-stores.contract";
import { localTime } from "@errand/core/time";
import { and, asc, count, desc, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { containsText } from "../database/contains-text.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { storeHeartbeats } from "../stores/store-heartbeats.tables.ts";
import { isAtStage } from "./store-stages.ts";

/** One page of the stores that match `condition` with their load, and the number of all. */
export async function readStoreLoads(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  { now, timeZone, language }: { now: Date; timeZone: string; language: Language },
): Promise<{ total: number; stores: StoreLoad[] }> {
  const load = db
    .select({
      storeId: cartOrders.storeId,
      active: count().as("active_orders"),
      waiting: sql`count(*) filter (where ${isAtStage("new", now)})`
        .mapWith(Number)
        .as("waiting_orders"),
    })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(inArray(orders.status, [...activeStatuses]))
    .groupBy(cartOrders.storeId)
    .as("load");
  const waiting = sql`coalesce(${load.waiting}, 0)`.mapWith(Number);
  const rows = await db
    .select({
      store: stores,
      heartbeat: storeHeartbeats,
      staff: { id: staffMembers.id, name: staffMembers.name },
      waiting,
      active: sql`coalesce(${load.active}, 0)`.mapWith(Number),
    })
    .from(stores)
    .leftJoin(load, eq(load.storeId, stores.id))
    .leftJoin(storeHeartbeats, eq(storeHeartbeats.storeId, stores.id))
    .leftJoin(staffMembers, eq(staffMembers.id, storeHeartbeats.staffId))
    .where(condition)
    .orderBy(desc(waiting), asc(stores.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const at = localTime(now, timeZone);
  return {
    total: Math.min(await db.$count(stores, condition), 10_000),
    stores: rows.map(({ store, heartbeat, staff, waiting, active }) => ({
      id: store.id,
      name: localize(store.name, language),
      phone: store.phone,
      zone_id: store.zoneId,
      open: isOpen(store, at),
      pause: isPaused(store, now) ? pauseOf(store) : null,
      accept_within: store.acceptMinutes,
      auto_accept: store.autoAccept,
      heartbeat: heartbeat && {
        at: heartbeat.at.toISOString(),
        orders_screen: heartbeat.ordersScreen,
        audio_ok: heartbeat.audioOk,
        battery: heartbeat.battery,
        printer: heartbeat.printer,
        reported_by: staff,
      },
      new_orders: waiting,
      active_orders: active,
    })),
  };
}

/** Stores in these zones; null for all. */
export function inZones(zoneIds: number[] | null, zoneId?: number): SQL | undefined {
  return and(
    zoneIds === null ? undefined : inArray(stores.zoneId, zoneIds),
    zoneId === undefined ? undefined : eq(stores.zoneId, zoneId),
  );
}

/** Stores with a part of their name, or the one with a number; all without a search. */
export function matchesStore(search: string | undefined): SQL | undefined {
  const words = search?.trim();
  if (!words) return undefined;
  const isNamed = or(
    containsText(sql`${stores.name}->>'en'`, words),
    containsText(sql`${stores.name}->>'fr'`, words),
  );
  return /^\d{1,15}$/.test(words) ? or(isNamed, eq(stores.id, Number(words))) : isNamed;
}

/** Stores whose orders screen has reported since a time; all without one. */
export function haveReported(db: Database, since?: string): SQL | undefined {
  if (since === undefined) return undefined;
  const reported = db
    .select({ id: storeHeartbeats.storeId })
    .from(storeHeartbeats)
    .where(gte(storeHeartbeats.at, new Date(since)));
  return inArray(stores.id, reported);
}

function pauseOf({
  pausedUntil,
  pauseCause,
  pauseReason,
}: typeof stores.$inferSelect): StoreLoad["pause"] {
  if (!pausedUntil || !pauseCause) return null;
  return { until: pausedUntil.toISOString(), cause: pauseCause, reason: pauseReason };
}
