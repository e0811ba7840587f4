import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/**
 * The advisory locks of a data directory. Migrations and the leaders of a shop have other numbers
 * of the same space.
 */
export type FolderLock = keyof typeof keys;

const namespace = 1163022930;
const keys = {
  /** Of the process that starts PostgreSQL again and stops it. */
  owner: 1,
  /**
   * Of the shop. A command never has it for long, so that a shop whose PostgreSQL restarts stays
   * the shop.
   */
  shop: 5,
};

/** Tries to take a lock, repeatedly, because PostgreSQL releases that of a killed process late. */
export async function takeLock(client: pg.Client, lock: FolderLock): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${of(lock)}) as held`);
    if (rows[0]?.held === true) return true;
    await sleep(50);
  }
  return false;
}

/** Waits for a lock until the connection ends. */
export async function waitForLock(client: pg.Client, lock: FolderLock): Promise<void> {
  await client.query(`select pg_advisory_lock(${of(lock)})`);
}

export async function releaseLock(client: pg.Client, lock: FolderLock): Promise<void> {
  await client.query(`select pg_advisory_unlock(${of(lock)})`);
}

const of = (lock: FolderLock) => `${namespace}, ${keys[lock]}`;
