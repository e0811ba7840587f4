import { DrizzleQueryError } from "drizzle-orm";
import { type NodePgQueryResultHKT, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDatabase, type PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { sendTogether } from "../send-together.ts";
import { type Again, NamedSession, poolSender } from "./named-session.ts";
import type { SlowQueries } from "./statement-timer.ts";
import { TransactionSender } from "./transaction-sender.ts";

export type { SlowQueries } from "./statement-timer.ts";

/**
 * The pool or a transaction. Timestamps of tables are `Date`s; those of a raw `db.execute` are
 * text.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/**
 * Sends the last statement of a transaction, which travels with the commit if it is a named one.
 */
export type LastStatement<Result> = (tx: Database, result: Result) => Promise<unknown> | undefined;

/** Sends the queries of Drizzle through a pool. Everything else in this folder is private to it. */
export interface Driver {
  /** Sends each query on a connection of its own, outside of transactions. */
  db: Database;
  /**
   * Runs `work` in a transaction. What `work` adds to `unfinished` is sent statements that it does
   * not wait for: the commit waits for them, and a failure prevents it.
   */
  transaction<Result>(
    work: (tx: Database, unfinished: Promise<unknown>[]) => Promise<Result>,
    last?: LastStatement<Result>,
  ): Promise<Result>;
}

export function openDriver(
  pool: pg.Pool,
  { dialect, slow, again }: { dialect: PgDialect; slow: SlowQueries | null; again?: Again },
): Driver {
  const transactions = new WeakMap<pg.PoolClient, OpenTransaction>();
  const transactionOn = (client: pg.PoolClient): OpenTransaction => {
    const opened = transactions.get(client) ?? openTransaction(client, dialect, slow);
    transactions.set(client, opened);
    return opened;
  };
  return {
    db: new PgDatabase(
      dialect,
      new NamedSession(poolSender(pool, slow, again), dialect),
      undefined,
    ),
    async transaction(work, last) {
      const client = await pool.connect();
      return runTransaction(client, transactionOn(client), work, last);
    },
  };
}

interface OpenTransaction {
  tx: Database;
  sender: TransactionSender;
  /** Statements that the transaction has not awaited. */
  unfinished: Promise<unknown>[];
}

/**
 * Opens one session of Drizzle for all transactions of a connection. On the pool, Drizzle opens a
 * new session for each, and every `prepared` query would be built again.
 */
function openTransaction(
  client: pg.PoolClient,
  dialect: PgDialect,
  slow: SlowQueries | null,
): OpenTransaction {
  const sender = new TransactionSender(client, slow);
  const session = new NamedSession(sender, dialect);
  const tx: Database = new NodePgTransaction<Record<string, never>, Record<string, never>>(
    dialect,
    session,
    undefined,
  );
  return { tx, sender, unfinished: [] };
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  { tx, sender, unfinished }: OpenTransaction,
  work: (tx: Database, unfinished: Promise<unknown>[]) => Promise<Result>,
  last: LastStatement<Result> | undefined,
): Promise<Result> {
  let isBroken = false;
  try {
    sender.begin();
    const result = await work(tx, unfinished);
    if (sender.isUnused && !last) return result;
    const { sent } = sender;
    const written = last?.(tx, result);
    // A statement that is not in the group by now could still fail before it is sent.
    if (sender.sent === sent) await written;
    const committed = sender.commit();
    // Of the errors, that of the statement which failed is thrown.
    committed.catch(() => {});
    await sendTogether(...unfinished, written);
    const { command } = await committed;
    if (command !== "COMMIT") throw new Error("the transaction was rolled back");
    return result;
  } catch (error) {
    await sender.rollback().catch(() => {
      isBroken = true;
    });
    throw await causeIn(unfinished, error);
  } finally {
    unfinished.length = 0;
    client.release(isBroken);
  }
}

/** Finds the error of the statement that failed; those after it only report that they follow. */
async function causeIn(unfinished: Promise<unknown>[], error: unknown): Promise<unknown> {
  if (!isOfAbortedTransaction(error)) return error;
  const settled = await Promise.allSettled(unfinished);
  const failed = settled.find((result) => result.status === "rejected");
  return failed ? failed.reason : error;
}

function isOfAbortedTransaction(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === "25P02";
}
