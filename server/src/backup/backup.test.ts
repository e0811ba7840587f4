import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { startEmbedded } from "../database/embedded.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { backUp } from "./back-up.ts";
import { checkBackup } from "./check-backup.ts";
import { readManifest } from "./manifest.ts";
import { pruneBackups } from "./prune.ts";
import { type RestoreOptions, restore } from "./restore.ts";

// Each restore starts PostgreSQL twice, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const log = pino({ level: "silent" });
const folder = await mkdtemp(join(tmpdir(), "errand-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the tests, another user runs PostgreSQL.
await chmod(folder, 0o755);
const shared = join(folder, "shared");
const walArchive = join(folder, "wal");
const into = join(folder, "backups");
const dataDir = join(folder, "data");
const embedded = await startEmbedded(dataDir, log, { durable: false, shared, walArchive });
afterAll(embedded.stop);
await migrateDatabase(embedded.url);
const shop = await startCheckoutTest({ databaseUrl: embedded.url });
const { api, db } = shop;
await shop.ctx();
const loaf = await addItem(db, { storeId: shop.bakery });

/** Orders a loaf, and returns the number of the confirmed order. */
async function placeOrder(): Promise<number> {
  const { status, body } = await shop.place(buyNowInput(loaf));
  expect(status).toBe(201);
  return body.order_id;
}

const secret = "a secret with 'quotes' of 32 characters";

const takeBackup = () =>
  backUp({
    url: embedded.url,
    settings: { dataDir, ...api.settings },
    env: { ERRAND_SECRET: secret, HOME: "/home/errand" },
    into,
  });

/** Restores into a new folder, and returns the ids of the orders there. */
async function restoredOrders(options: Pick<RestoreOptions, "from" | "archive">) {
  const restored = await mkdtemp(join(folder, "restored-"));
  await chmod(restored, 0o755);
  await restore({ dataDir: restored, log, shared, durable: false, ...options });
  const copy = await startEmbedded(restored, log, { shared, durable: false });
  const database = openDatabase(copy.url, { poolSize: 2 });
  try {
    return await orderIds(database.db);
  } finally {
    await database.close();
    await copy.stop();
  }
}

const orderIds = async (database: Database) =>
  (await database.select({ id: orders.id }).from(orders).orderBy(orders.id)).map(({ id }) => id);

test("a backup of an open shop has every order that was confirmed before its end, and its files", async () => {
  const photo = join(api.settings.picturesFolder, "photo-1");
  const drawing = join(api.settings.picturesFolder, "drawn-1");
  await Promise.all([photo, drawing].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([photo, drawing].map((path) => writeFile(join(path, "96.webp"), "picture")));
  const confirmed: { id: number; at: number }[] = [];
  let isOpen = true;
  const orderWhileOpen = async () => {
    while (isOpen) {
      const id = await placeOrder();
      confirmed.push({ id, at: Date.now() });
    }
  };
  const customer = orderWhileOpen();
  const { folder: from, manifest } = await takeBackup();
  isOpen = false;
  await customer;

  const end = Date.parse(manifest.completedAt);
  const before = confirmed.filter(({ at }) => at < end).map(({ id }) => id);
  expect(before.length).toBeGreaterThan(0);
  const restored = await restoredOrders({ from });
  expect(restored).toEqual(expect.arrayContaining(before));
  expect(await checkBackup(from, log, shared)).toEqual({ orders: restored.length });
  expect(await readManifest(from)).toEqual(manifest);
  expect(await readdir(join(from, "pictures"))).toEqual(["photo-1"]);
  const settings = await readFile(join(from, "settings.env"), "utf8");
  expect(parseEnv(settings)).toEqual({ ERRAND_SECRET: secret });
});

test("the archived log leads to any time after a backup", async () => {
  const { folder: from } = await takeBackup();
  const wanted = await placeOrder();
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  const until = new Date(rows[0]?.now ?? "");
  until.setMilliseconds(until.getMilliseconds() + 1);
  const unwanted = await placeOrder();
  await archiveLog();

  const archive = { folder: walArchive, until };
  const restored = await restoredOrders({ from, archive });
  expect(restored).toContain(wanted);
  expect(restored).not.toContain(unwanted);
  expect(await restoredOrders({ from, archive: { folder: walArchive } })).toContain(unwanted);
  const inFuture = { folder: walArchive, until: new Date(Date.now() + 3_600_000) };
  await expect(restoredOrders({ from, archive: inFuture })).rejects.toThrow(
    /recovery ended before configured recovery target was reached/,
  );
});

/** Waits until PostgreSQL has archived all that was written. */
async function archiveLog() {
  // A file without content is never finished.
  await db.execute(sql`select pg_create_restore_point('test')`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select pg_walfile_name(pg_switch_wal()) as name`,
  );
  await expect.poll(() => readdir(walArchive)).toContain(rows[0]?.name);
}

test("a damaged, unfinished or unknown backup, and a folder in use, are refused", async () => {
  const { folder: from, manifest } = await takeBackup();
  const target = join(folder, "empty");
  const restoreFrom = (backup: string, to = target) =>
    restore({ from: backup, dataDir: to, log, shared });
  await expect(restoreFrom(from, dataDir)).rejects.toThrow("is not empty");
  await expect(restoreFrom(folder)).rejects.toThrow("is not a backup");
  await appendFile(join(from, "cluster", "base", "1", "PG_VERSION"), "1");
  await expect(restoreFrom(from)).rejects.toThrow("damaged: cluster/base/1/PG_VERSION");
  await rm(join(from, "cluster", "base", "1", "PG_VERSION"));
  await expect(restoreFrom(from)).rejects.toThrow("lacks cluster/base/1/PG_VERSION");
  expect(await readdir(target)).toEqual([]);
  const other = JSON.stringify({ ...manifest, postgres: "17" });
  await writeFile(join(from, "manifest.json"), other);
  await expect(restoreFrom(from)).rejects.toThrow("made by PostgreSQL 17");
});

test("a backup that fails leaves nothing, and the next one deletes what a killed one has left", async () => {
  const left = join(into, "errand-2026-01-02T03-17-00-000Z.partial");
  const check = join(into, "errand-2026-01-02T03-17-00-000Z.check-Ab12");
  for (const path of [left, check]) await mkdir(path, { recursive: true });
  // Not of this moment, whose name is that of the backup below.
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().replaceAll(/[:.]/g, "-");
  const running = join(into, `errand-${anHourAgo}.partial`);
  await mkdir(running);
  const before = await readdir(into);
  const unreachable = new URL(embedded.url);
  unreachable.password = "wrong";
  const settings = { dataDir, ...api.settings };
  await expect(backUp({ url: unreachable.href, settings, env: {}, into })).rejects.toThrow();
  const names = [left, check].map((path) => path.slice(into.length + 1));
  expect(await readdir(into)).toEqual(before.filter((name) => !names.includes(name)));
  await rm(running, { recursive: true });
});

test("old backups are deleted with the log that only they need", async () => {
  await archiveLog();
  const { folder: newest, manifest } = await takeBackup();
  const older = (await readdir(into)).sort().slice(0, -1);
  expect(await pruneBackups(into, 1, walArchive)).toEqual(older);
  expect(await readdir(into)).toEqual([newest.slice(into.length + 1)]);
  const segments = (await readdir(walArchive)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(segments.every((name) => name >= manifest.firstSegment)).toBe(true);
});
