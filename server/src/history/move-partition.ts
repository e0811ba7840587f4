import { sql } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { type HistoryTable, type OrderRange, partitionOf } from "./partitions.data.ts";
import { refuseChanges } from "./refuse-changes.ts";

/**
 * Moves an archived partition to another tablespace. It is copied, because moving it would keep
 * every reader waiting; what is archived does not change meanwhile. What takes long holds no lock
 * that others wait for, and an interrupted move starts again.
 */
export async function movePartition(
  db: Database,
  table: HistoryTable,
  range: OrderRange,
  tablespace: string,
) {
  const name = partitionOf(table, range);
  if ((await tablespaceOf(db, name)) === tablespace) return;
  const partition = sql.identifier(name);
  const copy = sql.identifier(`${name}_moved`);
  const [from, to] = [range.from, range.to].map((id) => sql.raw(String(id)));
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`drop table if exists ${copy}`);
    await tx.execute(sql`set local default_tablespace = ${sql.raw(quoted(tablespace))}`);
    await tx.execute(
      sql`create table ${copy} (like ${partition} including defaults including constraints including indexes)`,
    );
    await tx.execute(sql`insert into ${copy} select * from ${partition} order by order_id, id`);
    // Proves to PostgreSQL that it need not check the rows when it attaches them.
    await tx.execute(
      sql`alter table ${copy} add constraint range check (order_id >= ${from} and order_id < ${to})`,
    );
    await refuseChanges(tx, copy);
  });
  await addForeignKeys(db, name, copy);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table orders in share row exclusive mode`);
    await tx.execute(sql`drop table ${partition}`);
    await tx.execute(sql`alter table ${copy} rename to ${partition}`);
    const start = range.from === 0 ? sql`minvalue` : from;
    await tx.execute(
      sql`alter table ${sql.identifier(table)} attach partition ${partition} for values from (${start}) to (${to})`,
    );
    await tx.execute(sql`alter table ${partition} drop constraint range`);
  });
}

async function addForeignKeys(db: Database, name: string, copy: ReturnType<typeof sql.identifier>) {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${name}::regclass and contype = 'f' order by 1`);
  for (const { name: constraint, definition } of rows) {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`);
      await tx.execute(
        sql`alter table ${copy} add constraint ${sql.identifier(constraint)} ${sql.raw(definition)} not valid`,
      );
    });
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`alter table ${copy} validate constraint ${sql.identifier(constraint)}`);
    });
  }
}

/** The tablespace of a table; null for that of the database. */
async function tablespaceOf(db: Database, name: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string | null }>(sql`
    select t.spcname as name from pg_class c left join pg_tablespace t on t.oid = c.reltablespace
    where c.oid = ${name}::regclass`);
  return rows[0]?.name ?? null;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
