import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Database, inTransaction, openDatabase, sqlState } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import {
  historyTables,
  type OrderRange,
  partitionOf,
  readLastOrderId,
  readRanges,
} from "./partitions.data.ts";

const dayMs = 24 * 3600 * 1000;

/** Below that, a partition costs more than it saves: a small shop has one for years. */
const minMonthlyOrders = 10_000;

/** `lock_not_available`: somebody else has held a table for `lockTimeoutMs`. */
const lockNotAvailable = "55P03";
/**
 * Shorter than PostgreSQL's `deadlock_timeout` of a second: whoever has read lines and now waits
 * for `orders` would else be the one that a deadlock ends.
 */
const lockTimeoutMs = 100;
const attempts = 40;

/**
 * Adds the next partition once the orders have used three quarters of the present one. Its range
 * has as many orders as thirty days have at the present rate. The last range has no end and is
 * empty, so that orders that come faster, or while this fails, have their partition too. Returns
 * the id with which the new last range starts; null without one.
 *
 * Orders are read by `db`. Tables are created by a connection to `adminUrl` if there is one, where
 * the sequence of the orders may be another one.
 */
export async function preparePartitions(
  db: Database,
  now: Date,
  {
    minOrders = minMonthlyOrders,
    adminUrl = null,
  }: { minOrders?: number; adminUrl?: string | null } = {},
): Promise<number | null> {
  const lastId = await readLastOrderId(db);
  const month = Math.max(minOrders, await ordersOfMonth(db, await readRanges(db), lastId, now));
  if (adminUrl === null) return addRange(db, lastId, month);
  const admin = openDatabase(adminUrl, { poolSize: 1 });
  try {
    return await addRange(admin.db, lastId, month);
  } finally {
    await admin.close();
  }
}

/** Gives way to orders as often as it meets them, and tries again between them. */
async function addRange(db: Database, lastId: number, month: number): Promise<number | null> {
  for (let left = attempts; ; left--) {
    try {
      return await inTransaction(db, (tx) => addNextRange(tx, lastId, month));
    } catch (error) {
      if (left === 0 || sqlState(error) !== lockNotAvailable) throw error;
      await pause(Math.random() * 2 * lockTimeoutMs);
    }
  }
}

async function addNextRange(tx: Database, lastId: number, month: number): Promise<number | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey("history")})`);
  const last = (await readRanges(tx)).at(-1);
  if (!last) throw new Error("the lines of orders have no partitions");
  if (last.from - lastId > month / 4) return null;
  const end = Math.max(last.from, lastId) + month;
  await splitLast(tx, last, end);
  return end;
}

/**
 * As many orders as thirty days have at the rate of the latest ones, about half a range of them.
 */
async function ordersOfMonth(
  db: Database,
  ranges: OrderRange[],
  lastId: number,
  now: Date,
): Promise<number> {
  const { from, to } = ranges.at(-2) ?? { from: 0, to: 0 };
  const since = lastId - Math.ceil(((to ?? from) - from) / 2);
  const { rows } = await db.execute<{ id: number; at: string }>(sql`
    select id, created_at as at from orders where id >= ${since} order by id limit 1`);
  const [first] = rows;
  if (!first) return 0;
  const days = Math.max(1, (now.getTime() - new Date(first.at).getTime()) / dayMs);
  return Math.round(((lastId - first.id) / days) * 30);
}

/**
 * Gives the last range an end, and adds one after it. The rows of the last one, of which there are
 * usually none, are checked. Changes of orders wait meanwhile; the locks are taken in the order in
 * which placing an order takes them.
 */
export async function splitLast(tx: Database, last: OrderRange, end: number) {
  await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`));
  await tx.execute(sql`lock table orders in share row exclusive mode`);
  for (const table of historyTables) {
    const [parent, partition, next] = [
      table,
      partitionOf(table, last),
      partitionOf(table, { from: end }),
    ].map((name) => sql.identifier(name));
    const [from, to] = [last.from, end].map((id) => sql.raw(String(id)));
    await tx.execute(sql`lock table ${parent} in access exclusive mode`);
    await tx.execute(sql`alter table ${parent} detach partition ${partition}`);
    await tx.execute(
      sql`alter table ${parent} attach partition ${partition} for values from (${from}) to (${to})`,
    );
    await tx.execute(
      sql`create table ${next} partition of ${parent} for values from (${to}) to (maxvalue)`,
    );
  }
}
