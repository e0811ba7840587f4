import type { EntryStatus } from "@errand/core/entries/entry-schema";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EntryTime } from "./entry-source.ts";

/** The status of an entry that runs from one moment to another; null: at once, without an end. */
export function momentsStatusSql(
  { active, starts, ends }: { active: PgColumn; starts: PgColumn; ends: PgColumn },
  { now }: EntryTime,
): SQL<EntryStatus> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case when not ${active} then 'off' when ${ends} <= ${at} then 'ended'
    when ${starts} > ${at} then 'scheduled' else 'live' end`;
}

/** The status of an entry without times. */
export function switchStatusSql(active: PgColumn): SQL<EntryStatus> {
  return sql`case when ${active} then 'live' else 'off' end`;
}

/** The times of an entry without any. */
export const withoutTimes = { from: null, until: null };
