import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Database, type OpenDatabase, openDatabase, sqlState } from "./database.ts";

/** The name of the template database with empty tables. */
export const tables = "errand_tables";

/** The default in production. */
const poolSize = 16;

/** Those of production would fail tests while a busy machine stalls. */
const connectionTimeoutMillis = 60_000;
const limits = {
  connectionTimeoutMillis,
  statement_timeout: 120_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 120_000,
};

export type TestDatabase = OpenDatabase & { url: string };

/**
 * Creates a database for one test file from a template, and drops it after the tests of the file.
 * Called at the top of the file: `const { db } = await createTestDatabase();`.
 */
export async function createTestDatabase(template: string = tables): Promise<TestDatabase> {
  const server = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = await createDatabase(server, name, template);
  afterAll(() => asServer(server, `drop database ${name} with (force)`));
  return openTestDatabase(url);
}

/** Opens a database for one test file, and closes it after its tests. */
export function openTestDatabase(url: string, directUrl?: string): TestDatabase {
  const database = openDatabase(url, { poolSize, directUrl });
  Object.assign(database.pool.options, directUrl ? { connectionTimeoutMillis } : limits);
  afterAll(database.close);
  return { ...database, url };
}

/**
 * Creates a filled template once for the whole run: the first test file that needs it fills it, the
 * others wait.
 */
export async function ensureTemplate(name: string, fill: (db: Database) => Promise<unknown>) {
  const server = inject("postgres");
  await asServer(server, "select pg_advisory_lock(hashtext($1))", [name], async () => {
    const existing = await asServer(server, "select 1 from pg_database where datname = $1", [name]);
    if (existing.rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await asServer(server, `drop database if exists ${unfinished}`);
    const url = await createDatabase(server, unfinished, tables);
    const { db, pool, close } = openDatabase(url, { poolSize });
    Object.assign(pool.options, limits);
    await fill(db).finally(close);
    await asServer(server, `alter database ${unfinished} rename to ${name}`);
  });
}

/** Creates a database and returns its URL. */
export async function createDatabase(server: string, name: string, template = "template1") {
  for (let again = 20; ; again--) {
    try {
      await asServer(server, `create database ${name} template ${template} strategy file_copy`);
      break;
    } catch (error) {
      // PostgreSQL may still count a closed connection as a user of the template.
      if (again === 0 || sqlState(error) !== "55006") throw error;
    }
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a query outside the databases of tests. `followedBy` runs before the connection closes. */
async function asServer(
  server: string,
  query: string,
  values: unknown[] = [],
  followedBy?: () => Promise<void>,
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const result = await client.query(query, values);
    await followedBy?.();
    return result;
  } finally {
    await client.end();
  }
}

/** True while a statement of this database waits for a lock of another transaction. */
export async function isWaitingForLock(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
