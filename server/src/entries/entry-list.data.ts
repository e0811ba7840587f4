import type { EntryStatus } from "@errand/core/entries/entry-schema";
import { and, desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { StaffOf } from "../requests/caller.ts";
import { type EntryResponse, toEntryResponse } from "./entry-response.ts";
import { readEntryRows } from "./entry-rows.data.ts";
import type { EntryList, EntryTime } from "./entry-source.ts";

export interface EntryFilter {
  status?: EntryStatus | undefined;
  module_id?: number | undefined;
  zone_id?: number | undefined;
  store_id?: number | undefined;
  search?: string | undefined;
  at?: string | undefined;
}

/** What an operator may see of a list and asks for; null when that is certainly nothing. */
export function toCondition(
  { filters, status }: EntryList,
  filter: EntryFilter,
  { zoneIds }: StaffOf<"desk">,
  time: EntryTime,
): SQL | undefined | null {
  const { zones, module, store, text, exists } = filters;
  const { zone_id: zone, module_id: moduleId, store_id: storeId, search, at } = filter;
  const isForeign = zone !== undefined && zoneIds !== null && !zoneIds.includes(zone);
  if (isForeign) return null;
  const ofZone = zone === undefined ? undefined : (zones?.within([zone]) ?? sql`false`);
  return and(
    exists,
    zones && zoneIds !== null ? sql`(${zones.within(zoneIds)} or ${zones.ofShop})` : undefined,
    ofZone,
    moduleId === undefined ? undefined : (module?.(moduleId) ?? sql`false`),
    storeId === undefined ? undefined : (store?.(storeId) ?? sql`false`),
    search === undefined ? undefined : sql`strpos(lower(${text}), lower(${search})) > 0`,
    filter.status === undefined ? undefined : sql`${status(time)} = ${filter.status}`,
    at === undefined ? undefined : sql`${status({ ...time, now: new Date(at) })} = 'live'`,
  );
}

/** The elements of a list that meet a condition, in its order. */
export async function readEntries(
  db: Database,
  list: EntryList,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  time: EntryTime,
): Promise<EntryResponse[]> {
  const found = await db
    .select({ id: sql<number>`${list.id}`.mapWith(Number) })
    .from(list.table)
    .where(condition)
    .orderBy(...(list.sort ?? []), desc(list.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return readResponses(
    db,
    list,
    found.map(({ id }) => id),
    time,
  );
}

export async function countEntries(db: Database, list: EntryList, condition: SQL | undefined) {
  return Math.min(await db.$count(list.table, condition), 10_000);
}

/** Elements by their ids, in this order; those that do not exist are left out. */
export async function readResponses(
  db: Database,
  list: EntryList,
  ids: number[],
  time: EntryTime,
): Promise<EntryResponse[]> {
  const toPath = (id: number) => `${list.name}/${id}`;
  const stored = ids.length === 0 ? [] : await list.read(db, ids, time);
  const rows = await readEntryRows(db, ids.map(toPath));
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    const row = rows.get(toPath(id));
    return entry && row ? [toEntryResponse(entry, row)] : [];
  });
}

/** Whether all these elements exist, each stated once. */
export async function areElements(db: Database, list: EntryList, ids: number[]): Promise<boolean> {
  const known = await db.$count(
    list.table,
    and(list.filters.exists, sql`${list.id} in (${sql.join(ids, sql`, `)})`),
  );
  return known === ids.length && new Set(ids).size === ids.length;
}

/** Whether an operator may see an element. */
export async function isVisible(
  db: Database,
  list: EntryList,
  id: number,
  staff: StaffOf<"desk">,
  time: EntryTime,
): Promise<boolean> {
  const condition = toCondition(list, {}, staff, time);
  return (await db.$count(list.table, and(sql`${list.id} = ${id}`, condition ?? undefined))) > 0;
}
