import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { movePartition } from "./move-partition.ts";
import {
  historyTables,
  type OrderRange,
  partitionOf,
  readLastOrderId,
  readRanges,
} from "./partitions.data.ts";
import { refuseChanges } from "./refuse-changes.ts";
import { readUnfinished } from "./unfinished-orders.data.ts";

export interface ArchiveTerms {
  now: Date;
  /** The newest order of a range is this old before the range is archived. */
  months: number;
  /** Where the partitions of archived ranges lie; null for where they are. */
  tablespace: string | null;
}

/** A range that was archived, or the first orders that prevent it. */
export interface ArchiveResult {
  range: OrderRange;
  unfinished: number[];
}

/**
 * Archives the ranges of orders that are old and over: their lines and transitions can no longer
 * change, and lie in the tablespace of the archive. They stay partitions, so that everything reads
 * them as before.
 */
export async function archiveHistory(db: Database, terms: ArchiveTerms): Promise<ArchiveResult[]> {
  const results: ArchiveResult[] = [];
  const lastId = await readLastOrderId(db);
  for (const range of await readRanges(db)) {
    // An order that is being placed has its id already.
    if (range.to === null || range.to - 1 > lastId) break;
    if (!range.isArchived) {
      if (!(await isOld(db, range.to, terms))) break;
      const unfinished = await seal(db, range);
      results.push({ range, unfinished });
      if (unfinished.length > 0) continue;
    }
    if (terms.tablespace === null) continue;
    for (const table of historyTables) await movePartition(db, table, range, terms.tablespace);
  }
  return results;
}

/** Whether the orders before `to` are all old enough; those of later ids were placed later. */
async function isOld(db: Database, to: number, { now, months }: ArchiveTerms): Promise<boolean> {
  const { rows } = await db.execute<{ isOld: boolean }>(sql`
    select created_at < ${now.toISOString()}::timestamptz - make_interval(months => ${months}) as "isOld"
    from orders where id < ${to} order by id desc limit 1`);
  return rows[0]?.isOld ?? false;
}

/** Refuses changes from now on, unless some orders are not over: returns those. */
async function seal(db: Database, range: OrderRange): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey("history")})`);
    await tx.execute(sql`set local lock_timeout = '1s'`);
    const partitions = historyTables.map((table) => sql.identifier(partitionOf(table, range)));
    // Waits for changes that have begun.
    for (const partition of partitions) {
      await tx.execute(sql`lock table ${partition} in share row exclusive mode`);
    }
    const unfinished = await readUnfinished(tx, range);
    if (unfinished.length > 0) return unfinished;
    for (const partition of partitions) await refuseChanges(tx, partition);
    return [];
  });
}
