import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { type PgDatabase, PgTransaction } from "drizzle-orm/pg-core";
import pg from "pg";

/**
 * What queries are asked of: the pool, or a transaction of it. Timestamps of
 * tables are read as `Date`; in a raw `db.execute` they are text.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** Names in TypeScript are `storeId`, in the database `store_id`. */
export const casing = "snake_case";

// Counts and sums are bigint. One that a number cannot hold exactly stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
});

export function openDatabase(url: string, { poolSize }: { poolSize: number }): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "errand",
    max: poolSize,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  ignoreIdleErrors(pool);
  const db: Database = drizzle(pool, { casing });
  pools.set(db, pool);
  return { db, pool, close: () => pool.end() };
}

/**
 * A connection that is lost must not end the process. An idle one is dropped by the pool, and the next
 * query opens another. One that is in use fails its queries and is dropped when it is released.
 */
function ignoreIdleErrors(pool: pg.Pool) {
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
}

/**
 * A few more connections beside a pool, for what is asked outside a transaction while one is open:
 * limits that are counted, things that are kept and have to be read anew. Asked on the pool itself
 * it would wait for a connection that other transactions hold, which may be waiting likewise.
 */
export function auxiliaryPool(pool: pg.Pool): { db: Database; pool: pg.Pool } {
  const own = new pg.Pool({ ...pool.options, max: 4, allowExitOnIdle: true });
  ignoreIdleErrors(own);
  return { db: drizzle(own, { casing }), pool: own };
}

const pools = new WeakMap<Database, pg.Pool>();
const ofConnections = new WeakMap<pg.PoolClient, Database>();

/**
 * A transaction on a connection that keeps its session: on the pool, Drizzle opens a new session for
 * each, and what was `prepared` on the one before would have to be built again.
 */
async function transaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const pool = pools.get(db);
  if (!pool) return db.transaction(work);
  const client = await pool.connect();
  try {
    const ofConnection = ofConnections.get(client) ?? drizzle(client, { casing });
    ofConnections.set(client, ofConnection);
    return await ofConnection.transaction(work);
  } finally {
    client.release();
  }
}

/** `serialization_failure` and `deadlock_detected`: nothing is wrong, two came at once. */
const retryableStates = new Set(["40001", "40P01"]);

/**
 * Does all of the work or none. When PostgreSQL gives up on it because others
 * were changing the same rows, it is done again, twice at most: what the work
 * does besides the database must bear that. Inside a transaction it is a part
 * of it (a savepoint), and the outer one is what is done again.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let again = db instanceof PgTransaction ? 0 : 2; ; again--) {
    try {
      return await transaction(db, work);
    } catch (error) {
      if (again === 0 || !retryableStates.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** PostgreSQL's five letters for what went wrong, such as 23505 for a unique rule; null when it was not PostgreSQL. */
export function sqlState(error: unknown): string | null {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError ? (cause.code ?? null) : null;
}

/**
 * Why the database cannot serve at the moment, when that is what a query failed of: it is down, starting,
 * out of connections, disk or memory, or has just become a read-only replica. Trying again may succeed.
 * Null for every other error.
 */
export function unavailableReason(error: unknown): string | null {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return null;
  const state = sqlState(error);
  if (state) return /^(08|53|57P0|58)/.test(state) || state === "25006" ? cause.message : null;
  const code = "code" in cause ? String(cause.code) : "";
  // Any other ENOENT is of a file.
  if (code === "ENOENT" && !("syscall" in cause && cause.syscall === "connect")) return null;
  return networkErrors.has(code) || connectionMessages.test(cause.message)
    ? cause.message || code
    : null;
}

/** ENOENT: there is no socket, because PostgreSQL is not running. */
const networkErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
]);
/** Errors of the driver, which have no code. */
const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);
