import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { and, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../../catalog/catalog.tables.ts";
import type { Database } from "../../database/database.ts";
import { storeHeartbeats } from "../../stores/store-heartbeats.tables.ts";
import { readStoreLoads } from "../desk-stores.data.ts";

/** A screen reports every 30 seconds: it has missed one, and is late with the second. */
const silentMs = 60_000;
/** Those with the most waiting orders. */
const maxStores = 200;

/** The stores that match `condition` and are paused, busy or silent. */
export async function readLiveStores(
  db: Database,
  condition: SQL | undefined,
  reader: Parameters<typeof readStoreLoads>[3],
): Promise<Live["stores"]> {
  const { now } = reader;
  const silentSince = new Date(now.getTime() - silentMs);
  const silent = db
    .select({ id: storeHeartbeats.storeId })
    .from(storeHeartbeats)
    .where(and(lt(storeHeartbeats.at, silentSince), storeHeartbeats.ordersScreen));
  const isNotable = and(
    stores.active,
    or(gt(stores.pausedUntil, now), gt(stores.busyUntil, now), inArray(stores.id, silent)),
  );
  const paging = { limit: maxStores, offset: 1 };
  const found = await readStoreLoads(db, and(condition, isNotable), paging, reader);
  const busy = await readBusy(db, condition, now);
  const loads = found.stores.map((store) => ({
    ...store,
    busy: busy.get(store.id) ?? null,
    silent: isSilent(store, silentSince),
  }));
  // A store that is closed may be silent.
  return loads.filter((store) => store.pause || store.busy || store.silent);
}

function isSilent(
  { open, pause, heartbeat, auto_accept }: Live["stores"][number] | StoreOfList,
  since: Date,
): boolean {
  const isExpected = (open || pause?.cause === "unreachable") && !auto_accept;
  return (
    isExpected && heartbeat?.orders_screen === true && Date.parse(heartbeat.at) < Number(since)
  );
}

type StoreOfList = Awaited<ReturnType<typeof readStoreLoads>>["stores"][number];

async function readBusy(db: Database, condition: SQL | undefined, now: Date) {
  const rows = await db
    .select({ id: stores.id, minutes: stores.busyMinutes, until: sql<Date>`${stores.busyUntil}` })
    .from(stores)
    .where(and(condition, eq(stores.active, true), gt(stores.busyUntil, now)));
  return new Map(
    rows.map(({ id, minutes, until }) => [
      id,
      { extra_minutes: minutes, until: new Date(until).toISOString() },
    ]),
  );
}
