import type { EntryStatus } from "@errand/core/entries/entry-schema";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EntryState, EntryTime } from "./entry-source.ts";

/** The last day of what has no end. */
const endless = "2999-12-31";

/** Returns the first and the last day of an entry; without a beginning, today is the first one. */
export function toDays(
  { from, until }: Pick<EntryState, "from" | "until">,
  { now, timeZone }: EntryTime,
): { starts: string; ends: string } {
  const dayOf = (at: Date) => localTime(at, timeZone).day;
  const starts = dayOf(from ?? now);
  // It ends at a midnight, which is not part of its last day.
  const ends = until === null ? endless : dayOf(new Date(until.getTime() - 1));
  return { starts, ends };
}

/** Returns the midnights at which days begin and end. */
export function fromDays(
  { starts, ends }: { starts: string; ends: string },
  { timeZone }: EntryTime,
): Pick<EntryState, "from" | "until"> {
  return {
    from: startOfDay(starts, timeZone),
    until: ends === endless ? null : startOfDay(addDays(ends, 1), timeZone),
  };
}

/** The status of an entry that runs on days; `over` is another reason for which it has ended. */
export function daysStatusSql(
  columns: { active: PgColumn; starts: PgColumn; ends: PgColumn; over?: SQL },
  { now, timeZone }: EntryTime,
): SQL<EntryStatus> {
  const today = localTime(now, timeZone).day;
  const { active, starts, ends, over = sql`false` } = columns;
  return sql`case when not ${active} then 'off'
    when ${ends} < ${today} or ${over} then 'ended'
    when ${starts} > ${today} then 'scheduled' else 'live' end`;
}
