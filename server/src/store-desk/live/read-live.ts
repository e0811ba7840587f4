import { type Language, localize } from "@errand/core/language";
import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { zones } from "../../location/zones.tables.ts";
import { isOrderForDesk } from "../../orders/desk-filter.ts";
import { inZones } from "../desk-stores.data.ts";
import { readLiveCouriers } from "./live-couriers.data.ts";
import { type LiveApi, type TimedOrder, toLiveOrder, toTimedOrder } from "./live-orders.ts";
import { readLiveRows } from "./live-rows.data.ts";
import { readLiveStores } from "./live-stores.data.ts";
import { isInZones, readExceptions, toException } from "./read-exceptions.ts";

const maxOrders = 1_000;

interface LiveReader {
  /** Null for all. */
  zoneIds: number[] | null;
  zoneId: number | undefined;
  language: Language;
  timeZone: string;
  now: Date;
}

/** What happens now in the zones of an operator, or in one of them. */
export async function readLive(
  api: LiveApi,
  db: Database,
  { zoneIds, zoneId, language, timeZone, now }: LiveReader,
): Promise<Live> {
  const rows = await readLiveRows(db, isOrderForDesk({ zoneIds }, {}), now);
  const all = rows.map((row) => toTimedOrder(api, row, now));
  const isShown = ({ row }: TimedOrder) => zoneId === undefined || row.zoneId === zoneId;
  const shown = all.filter(isShown).toSorted((a, b) => Number(a.dueAt) - Number(b.dueAt));
  const exceptions = await readExceptions(db, shown, now);
  const own =
    zoneId === undefined ? zoneIds : [zoneId].filter((id) => zoneIds?.includes(id) ?? true);
  return {
    at: now.toISOString(),
    exceptions: exceptions.filter((one) => isInZones(one, own)).map(toException),
    orders: shown.slice(0, maxOrders).map((one) => toLiveOrder(one, language)),
    // Couriers ride through all zones.
    couriers: await readLiveCouriers(api, db, rows, now),
    stores: await readLiveStores(db, inZones(zoneIds, zoneId), { now, timeZone, language }),
    zones: await readZones(db, zoneIds, all, language),
  };
}

async function readZones(
  db: Database,
  zoneIds: number[] | null,
  timed: readonly TimedOrder[],
  language: Language,
): Promise<Live["zones"]> {
  const found = await db
    .select({ id: zones.id, name: zones.name })
    .from(zones)
    .where(zoneIds === null ? undefined : inArray(zones.id, zoneIds))
    .orderBy(asc(zones.id));
  const open = Map.groupBy(timed, ({ row }) => row.zoneId);
  return found.map(({ id, name }) => {
    const own = open.get(id) ?? [];
    const late = own.filter(({ minutesLate }) => minutesLate > 0).length;
    return { id, name: localize(name, language), open: own.length, late };
  });
}
