import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { migrateDatabase, newestMigrationOf } from "../../database/migrate.ts";
import { StartError } from "../../process/start-error.ts";
import type { Place } from "./city-client.ts";
import { readTables, toMoveName, writeMoveState } from "./move-state.data.ts";

const pollMs = 100;

/** Makes the target ready for the rows of the city: its tables, which are empty. */
export async function prepareTarget(target: Place) {
  await writeMoveState(target.client, target.url, "arriving");
  await migrateDatabase(target.url);
}

export async function checkVersions(source: Place, target: Place) {
  if ((await newestMigrationOf(source.client)) !== (await newestMigrationOf(target.client))) {
    throw new StartError(
      "the city runs another version than this command: update its processes, or use the command of their version",
    );
  }
}

/** Lets the source publish all tables of the city. */
export async function publish({ client, schemas: [schema, jobs] }: Place, to: string) {
  await writeMoveState(client, to, "copying");
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
  await client.query(
    `create subscription ${name} connection ${client.escapeLiteral(source.url)} publication ${name}`,
  );
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
  report: (state: string) => void,
): Promise<void> {
  const total = (await readTables(source.client, source.schemas)).reduce(sumBytes, 0);
  for (;;) {
    const { ready, tables } = await readProgress(target);
    const copied = (await readTables(target.client, target.schemas)).reduce(sumBytes, 0);
    report(`${ready} of ${tables} tables, ${toMegabytes(copied)} of ${toMegabytes(total)}`);
    if (tables > 0 && ready === tables) return;
    await refuseFailing(target);
    await pause(pollMs);
  }
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

export async function refuseFailing({ client, name, schemas: [schema] }: Place) {
  const { rows } = await client.query<{ failures: number }>(
    `select (apply_error_count + sync_error_count)::int as failures
     from pg_stat_subscription_stats where subname = $1`,
    [toMoveName(schema)],
  );
  if ((rows[0]?.failures ?? 0) > maxFailures) {
    throw new StartError(
      `${name} cannot write what it gets: its log says why; then run the command again, or with --abort`,
    );
  }
}
