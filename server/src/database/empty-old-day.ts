import { getTableName, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, inTransaction } from "./database.ts";

/**
 * Empties the partition into which a table with `daySlot` writes tomorrow. Its rows are of the day
 * before yesterday, or older where this was not called for a while, so that rows live for one to
 * two days.
 */
export async function emptyOldDay(db: Database, table: PgTable & { daySlot: PgColumn }) {
  const slotAfter = (time: string) =>
    sql`(extract(epoch from ${sql.raw(time)})::bigint / 86400 + 1) % 3`;
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ slot: number }>(sql`select ${slotAfter("now()")} as slot`);
    const slot = rows[0]?.slot;
    const partition = sql.identifier(`${getTableName(table)}_${slot}`);
    const isUsed = await tx.execute(sql`select from ${partition} limit 1`);
    if (isUsed.rows.length === 0) return;
    // Requests that look for a row wait for no longer than this.
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table ${partition} in access exclusive mode`);
    // Past midnight, the partition may have new rows.
    const stillTomorrow = await tx.execute(
      sql`select where ${slotAfter("clock_timestamp()")} = ${slot}`,
    );
    if (stillTomorrow.rows.length > 0) await tx.execute(sql`truncate ${partition}`);
  });
}
