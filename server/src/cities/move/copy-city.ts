import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { migrateDatabase } from "../../database/migrate.ts";
import { copyRanges } from "../../history/copy-ranges.ts";
import { StartError } from "../../process/start-error.ts";
import type { Place } from "./city-client.ts";
import { createSubscription } from "./create-subscription.ts";
import { readTables, toMoveName, writeMoveState } from "./move-state.data.ts";

const pollMs = 100;

/** Makes the target ready for the rows of the city: its tables and ranges, which are empty. */
export async function prepareTarget(source: Place, target: Place) {
  await writeMoveState(target.client, source.name, "arriving");
  await migrateDatabase(target.url);
  await copyRanges(drizzle(source.client), drizzle(target.client));
}

/** Lets the source publish all tables of the city. */
export async function publish({ client, schemas: [schema, jobs] }: Place) {
  await client.query("create table if not exists __move_marker (id bigint primary key)");
  await identifyRows(client, [schema, jobs]);
  const name = toMoveName(schema);
  const { rowCount } = await client.query("select from pg_publication where pubname = $1", [name]);
  if (rowCount !== 0) return;
  const tables = await readTables(client, [schema, jobs]);
  const all = [...tables.map((table) => table.name), `${schema}.__move_marker`];
  await client.query(
    `create publication ${name} for table ${all.join(", ")} with (publish_via_partition_root = true)`,
  );
}

/** Changes of a table without a primary key carry the whole row; else they would be refused. */
async function identifyRows(client: pg.Client, schemas: string[]) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and relreplident = 'd'
       and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    [schemas],
  );
  for (const { name } of rows) await client.query(`alter table ${name} replica identity full`);
}

export async function unidentifyRows({ client, schemas }: Place) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and relreplident = 'f'`,
    [schemas],
  );
  for (const { name } of rows) await client.query(`alter table ${name} replica identity default`);
}

/** Lets the target copy all rows and then follow. A subscription that exists goes on. */
export async function subscribe(source: Place, target: Place) {
  const { client, schemas } = target;
  const name = toMoveName(schemas[0]);
  const { rowCount } = await client.query("select from pg_subscription where subname = $1", [name]);
  if (rowCount !== 0) return;
  await client.query("create table if not exists __move_marker (id bigint primary key)");
  await client.query("truncate __move_marker");
  const tables = await readTables(client, schemas);
  // Some have rows that migrations add, and some refuse to lose any.
  await client.query("begin");
  for (const table of tables) await client.query(`alter table ${table.name} disable trigger user`);
  await client.query(`truncate ${tables.map((table) => table.name).join(", ")}`);
  for (const table of tables) await client.query(`alter table ${table.name} enable trigger user`);
  await client.query("commit");
  await dropSlot(source);
  await source.client.query("select pg_create_logical_replication_slot($1, 'pgoutput')", [name]);
  await createSubscription(client, source.url, name, "copy");
}

/** The slot of an attempt that was killed while it made one. */
export async function dropSlot({ client, schemas: [schema] }: Place) {
  await client.query(
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active",
    [toMoveName(schema)],
  );
}

/** Waits until the target has all rows and only follows. */
export async function waitUntilCopied(
  source: Place,
  target: Place,
  failures: FailureWatch,
  report: (state: string) => void,
): Promise<void> {
  const total = (await readTables(source.client, source.schemas)).reduce(sumBytes, 0);
  for (;;) {
    const { ready, tables } = await readProgress(target);
    const copied = (await readTables(target.client, target.schemas)).reduce(sumBytes, 0);
    report(`${ready} of ${tables} tables, ${toMegabytes(copied)} of ${toMegabytes(total)}`);
    if (tables > 0 && ready === tables) return;
    await failures.check();
    await pause(pollMs);
  }
}

/** The first requests in the new place would else be planned without knowing its rows. */
export async function analyze({ client, schemas }: Place) {
  for (const { name } of await readTables(client, schemas)) await client.query(`analyze ${name}`);
}

const sumBytes = (sum: number, { bytes }: { bytes: number }) => sum + bytes;
export const toMegabytes = (bytes: number) =>
  `${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`;

export async function readProgress({ client, schemas: [schema] }: Place) {
  const { rows } = await client.query<{ ready: number; tables: number }>(
    `select count(*) filter (where srsubstate = 'r')::int as ready, count(*)::int as tables
     from pg_subscription_rel join pg_subscription s on s.oid = srsubid where subname = $1`,
    [toMoveName(schema)],
  );
  return rows[0] ?? { ready: 0, tables: 0 };
}

/** So often may the target fail to write what it gets, as when its disk is full. */
const maxFailures = 10;

/** Notices that the target fails again and again. */
export interface FailureWatch {
  /** Throws `StartError` when it does. */
  check(): Promise<void>;
}

/** Counts the failures from now on: those of an interrupted command may be repaired. */
export async function watchFailures(target: Place): Promise<FailureWatch> {
  const before = await countFailures(target);
  return {
    async check() {
      if ((await countFailures(target)) - before <= maxFailures) return;
      throw new StartError(
        `${target.name} cannot write what it gets: its log says why; then run the command again, or with --abort`,
      );
    },
  };
}

async function countFailures({ client, schemas: [schema] }: Place): Promise<number> {
  const { rows } = await client.query<{ failures: number }>(
    `select (apply_error_count + sync_error_count)::int as failures
     from pg_stat_subscription_stats where subname = $1`,
    [toMoveName(schema)],
  );
  return rows[0]?.failures ?? 0;
}
