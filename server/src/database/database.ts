import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import { PgDialect, PgTransaction } from "drizzle-orm/pg-core";
import pg from "pg";
import {
  type Database,
  type Driver,
  type LastStatement,
  openDriver,
  type SlowQueries,
} from "./driver/driver.ts";
import { doWhereShopIs, getShopAddress, isMovedError, type ShopAddress } from "./shop-address.ts";
import { createShopPool } from "./shop-pool.ts";
import { addPoolShop, knownShopSchema, sharePoolShop, shopSchemaOf } from "./shop-schema.ts";

export type { Database, SlowQueries } from "./driver/driver.ts";
export { sendTogether } from "./send-together.ts";

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

/** `storeId` in TypeScript is `store_id` in the database. */
export const casing = "snake_case";
export const dialect = new PgDialect({ casing });

// Ids, counts and sums are bigint. A value beyond the safe integers stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
});
// Arrays of bigint as those of integer; the driver alone returns them as texts.
const [integerArray, bigintArray] = [1007, 1016];
pg.types.setTypeParser(bigintArray, pg.types.getTypeParser(integerArray));

/**
 * Milliseconds. A pooler takes none of them at the start of a session, so that its connections must
 * have their own.
 */
export const timeouts = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

export interface DatabaseOptions {
  poolSize: number;
  /**
   * PostgreSQL's own URL when the other is a pooler in transaction mode, such as PgBouncer: there
   * nothing may outlive a transaction.
   */
  directUrl?: string | null;
  /** Null, the default, logs none. */
  slowQueries?: SlowQueries | null;
}

export function openDatabase(url: string, options: DatabaseOptions): OpenDatabase {
  const address = getShopAddress(url);
  const poolConfig = {
    application_name: "errand",
    max: options.poolSize,
    // Queries that do not wait for each other travel together.
    pipeline: true,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    ...(!options.directUrl && timeouts),
  };
  // A shop moves to the address of a PostgreSQL, whatever it had before.
  const pool = createShopPool(address, poolConfig, timeouts);
  const { directUrl = null, slowQueries: slow = null } = options;
  const driver = openDriver(pool, { dialect, slow, again: (work) => doWhereShopIs(address, work) });
  drivers.set(driver.db, { driver, address });
  addPoolShop(driver.db);
  poolOptions.set(pool, { url, directUrl, slow });
  return { db: driver.db, pool, close: () => pool.end() };
}

/**
 * A small second pool for queries that run outside a transaction while one is open, such as
 * counting limits and reading cached values. On the main pool they could wait for connections of
 * transactions that wait likewise.
 */
export function auxiliaryPool(pool: pg.Pool): { db: Database; pool: pg.Pool } {
  return openBeside(pool, 4);
}

/**
 * One connection beside the pool, for transactions that wait for each other. They are opened on the
 * same object as long as the connection lasts.
 */
export function singleConnection(pool: pg.Pool): Database {
  return openBeside(pool, 1).db;
}

function openBeside(pool: pg.Pool, max: number): { db: Database; pool: pg.Pool } {
  const opened = poolOptions.get(pool);
  if (!opened) throw new Error("the pool was not opened by openDatabase");
  const { url, directUrl, slow } = opened;
  // The connections of a pooler are shared by both pools.
  const address = getShopAddress(directUrl ?? url);
  const own = createShopPool(address, {
    ...pool.options,
    ...(directUrl && timeouts),
    max,
    allowExitOnIdle: true,
  });
  const driver = openDriver(own, { dialect, slow, again: (work) => doWhereShopIs(address, work) });
  drivers.set(driver.db, { driver, address });
  addPoolShop(driver.db);
  return { db: driver.db, pool: own };
}

const drivers = new WeakMap<Database, { driver: Driver; address: ShopAddress }>();
const poolOptions = new WeakMap<
  pg.Pool,
  { url: string; directUrl: string | null; slow: SlowQueries | null }
>();
/** The statements that each transaction has sent and not awaited. */
const unfinishedOf = new WeakMap<Database, Promise<unknown>[]>();

/**
 * Lets a transaction go on without waiting for a statement whose result it does not need; the
 * commit waits, and a failure prevents it. In a savepoint it is waited for.
 */
export function finishByCommit(tx: Database, sent: Promise<unknown>): Promise<unknown> {
  const unfinished = unfinishedOf.get(tx);
  if (!unfinished) return sent;
  // A failure is thrown by the commit, or when the work fails.
  sent.catch(() => {});
  unfinished.push(sent);
  return Promise.resolve();
}

async function transaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  last: LastStatement<Result> | undefined,
): Promise<Result> {
  const driver = drivers.get(db)?.driver;
  if (!driver) {
    return db.transaction(async (tx) => {
      const result = await work(tx);
      await last?.(tx, result);
      return result;
    });
  }
  // Known before the work starts, so that statements which name it need not wait in a group of
  // statements.
  if (knownShopSchema(db) === null) await shopSchemaOf(db);
  return driver.transaction((tx, unfinished) => {
    unfinishedOf.set(tx, unfinished);
    sharePoolShop(db, tx);
    return work(tx);
  }, last);
}

/** `serialization_failure` and `deadlock_detected`. */
const concurrencyStates = new Set(["40001", "40P01"]);

/**
 * Whether an error comes from concurrent transactions alone, so that the same transaction succeeds
 * when it runs again.
 *
 * PostgreSQL has a moment in which an update that is rolled back no longer blocks the next one of
 * the row, but is still counted among its updates when the row is also locked by a foreign key: it
 * then refuses the next one with an internal error.
 */
function isOfConcurrency(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof pg.DatabaseError)) return false;
  const { code = "", routine } = cause;
  return concurrencyStates.has(code) || routine === "MultiXactIdCreateFromMembers";
}

/**
 * Runs `work` in a transaction and returns its result. Retries five times after a deadlock or
 * another failure of concurrent transactions, which ten requests for one row may meet several times
 * on a busy machine, and in the new place when the shop has moved meanwhile, so that side effects
 * of `work` outside the database must bear repetition. It pauses before, or else it may lock its
 * rows again before the transaction that it let pass has woken.
 * Inside a transaction it is a savepoint, and only the outer transaction retries.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  last?: LastStatement<Result>,
): Promise<Result> {
  const pauses = db instanceof PgTransaction ? [] : [...longestPausesMs];
  for (;;) {
    const from = drivers.get(db)?.address.url;
    try {
      return await transaction(db, work, last);
    } catch (error) {
      if (await hasFollowed(db, error, from)) continue;
      const longest = pauses.shift();
      if (longest === undefined || !isOfConcurrency(error)) throw error;
      await pause(Math.random() * longest);
    }
  }
}

/** Before each retry; random, so that two transactions do not meet again and again. */
const longestPausesMs = [10, 20, 40, 80, 160];

/** Leads the process to where the shop has moved, when that is why a transaction was refused. */
async function hasFollowed(db: Database, error: unknown, from?: string): Promise<boolean> {
  const opened = drivers.get(db);
  return opened !== undefined && isMovedError(causeOf(error)) && opened.address.follow(from);
}

/**
 * Returns the SQLSTATE of an error, such as 23505 for a unique constraint; null for errors of other
 * origin.
 */
export function sqlState(error: unknown): string | null {
  const cause = causeOf(error);
  return cause instanceof pg.DatabaseError ? (cause.code ?? null) : null;
}

/**
 * Returns why the database is unavailable: it is down, starting, out of connections, disk or
 * memory, or has become a read-only replica. A retry may succeed. Null for every other error.
 */
export function unavailableReason(error: unknown): string | null {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return null;
  const state = sqlState(error);
  if (state) return /^(08|53|57P0|58)/.test(state) || state === "25006" ? cause.message : null;
  const code = "code" in cause ? String(cause.code) : "";
  // Any other ENOENT is about a file.
  if (code === "ENOENT" && !("syscall" in cause && cause.syscall === "connect")) return null;
  return networkErrors.has(code) || connectionMessages.test(cause.message)
    ? cause.message || code
    : null;
}

/** ENOENT means that the socket is missing: PostgreSQL is not running. */
const networkErrors = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
]);
/** Errors of the driver have no code. */
const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);
