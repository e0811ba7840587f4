import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "../process/start-error.ts";
import { migrateJobSchema } from "./job-schema.ts";
import { getShopAddress, readMoveState } from "./shop-address.ts";
import { ownName, processLocks, readShopSchema } from "./shop-schema.ts";

export const migrationsFolder = join(import.meta.dirname, "..", "..", "migrations");

/**
 * Runs the missing migrations of the shop, and `functions.sql` when its text has changed. Of its
 * processes that start together, one migrates and the others wait. CONTRIBUTING.md says how to add
 * a migration. Throws `StartError` for a database of before version 1.0.0 that this version cannot
 * use, and leaves it as it is. Only a test passes another folder.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder) {
  // Not from the pool, whose statement timeout is too short for a migration.
  const { url: connectionString } = getShopAddress(url);
  const client = new pg.Client({ connectionString, application_name: "errand: migrations" });
  await client.connect();
  try {
    const migrationsSchema = listIn(await readShopSchema(client));
    const move = await readMoveState(client);
    if ((await countPendingMigrations(client, folder)) > 0) {
      if (move === "copying") {
        throw new StartError(
          "the city moves, and its tables cannot change meanwhile: start the version of before, or end the move by npm run city -- move … --abort",
        );
      }
      await client.query(`select pg_advisory_lock(${processLocks}, 2)`);
      await refuseUnreadable(client, folder);
      await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema });
      await applyFunctions(client, folder);
    }
    await migrateJobSchema(client);
  } finally {
    await client.end();
  }
}

const listIn = (schema: string) => ownName(schema, "drizzle", (own) => own);

type Connection = Pick<pg.ClientBase, "query">;

/**
 * Returns how many migrations the next start runs, a changed `functions.sql` included. They are
 * known by their time, so that a corrected comment does not repeat one.
 */
export async function countPendingMigrations(
  client: Connection,
  folder = migrationsFolder,
): Promise<number> {
  const newest = await newestMigrationOf(client);
  const times = await readTimes(folder);
  const isOutdated = await areFunctionsOutdated(client, folder);
  return times.filter((time) => time > newest).length + Number(isOutdated);
}

/**
 * A process of an older version that starts again, as during a rolling update, leaves the functions
 * of the newer one.
 */
async function areFunctionsOutdated(client: Connection, folder: string): Promise<boolean> {
  if ((await newestMigrationOf(client)) > (await newestKnownMigration(folder))) return false;
  const { hash } = await readFunctions(folder);
  return hash !== (await appliedFunctionsOf(client));
}

/** Returns when the newest migration of this version was written. */
export async function newestKnownMigration(folder = migrationsFolder): Promise<number> {
  return Math.max(...(await readTimes(folder)));
}

/** Returns when the newest migration of a shop was written; 0 without any. */
export async function newestMigrationOf(client: Connection): Promise<number> {
  const list = await ownTable(client, "__drizzle_migrations");
  if (!(await isTable(client, list))) return 0;
  const done = await client.query(
    `select coalesce(max(created_at), 0)::float8 as newest from ${list}`,
  );
  return Number(done.rows[0]?.newest);
}

/** A table beside the list of migrations. */
async function ownTable(client: Connection, name: string): Promise<string> {
  return `${listIn(await readShopSchema(client))}.${name}`;
}

async function isTable(client: Connection, name: string): Promise<boolean> {
  const table = await client.query("select to_regclass($1) as name", [name]);
  return table.rows[0]?.name !== null;
}

async function readTimes(folder: string): Promise<number[]> {
  const { entries }: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return entries.map(({ when }) => when);
}

async function readFunctions(folder: string) {
  const text = await readFile(join(folder, "functions.sql"), "utf8");
  return { text, hash: createHash("sha256").update(text).digest("hex") };
}

/** Returns the hash of the functions that a database has; null without any. */
async function appliedFunctionsOf(client: Connection): Promise<string | null> {
  const table = await ownTable(client, "__applied_functions");
  if (!(await isTable(client, table))) return null;
  const { rows } = await client.query(`select hash from ${table}`);
  return rows[0]?.hash ?? null;
}

/**
 * The hash is stored last: a start that is interrupted is repeated. Outside of a transaction, so
 * that a loop of the file can commit each trigger.
 */
async function applyFunctions(client: Connection, folder: string) {
  if (!(await areFunctionsOutdated(client, folder))) return;
  const { text, hash } = await readFunctions(folder);
  for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
  const table = await ownTable(client, "__applied_functions");
  await client.query(
    `create table if not exists ${table} (name text primary key, hash text not null)`,
  );
  await client.query(
    `insert into ${table} values ('functions.sql', $1) on conflict (name) do update set hash = excluded.hash`,
    [hash],
  );
}

/**
 * Version 1.0.0 has one migration for all before it, with the time of the last of them. A database
 * with a part of them would get tables that it has, and orders of the first versions hold lines
 * that are no longer read.
 */
async function refuseUnreadable(client: Connection, folder: string) {
  const newest = await newestMigrationOf(client);
  const [first = 0] = await readTimes(folder);
  if (newest > 0 && newest < first) {
    throw new StartError(
      "the database is of an unfinished version before 1.0.0: start the last of them once, which docs/operations.md names, then this one",
    );
  }
  if (newest !== first || (await appliedFunctionsOf(client)) !== null) return;
  const { rows } = await client.query(
    "select exists (select from order_lines where snapshot ->> 'version' = '0') as found",
  );
  if (rows[0]?.found) {
    throw new StartError(
      "the database has orders of a version before 1.0.0 that can no longer be read: use an empty database, and the last of these versions to read the old one (docs/operations.md)",
    );
  }
}
