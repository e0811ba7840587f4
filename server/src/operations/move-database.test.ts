import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, inject, test, vi } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import type { Database } from "../database/database.ts";
import { startEmbedded } from "../database/embedded.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { createDatabase } from "../database/testing.ts";
import { openSwitch } from "../database/testing-switch.ts";
import { historyTables, partitionOf, readRanges } from "../history/partitions.data.ts";
import { preparePartitions } from "../history/prepare-partitions.ts";
import { refuseChanges } from "../history/refuse-changes.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Progress } from "../process/progress.ts";
import { startTestApi } from "../testing.ts";
import { moveDatabase } from "./move-database.ts";

// A PostgreSQL starts twice, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const log = pino({ level: "silent" });
const folder = await mkdtemp(join(tmpdir(), "errand-move-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the tests, another user runs PostgreSQL.
await chmod(folder, 0o755);
const shared = join(folder, "shared");
const dataDir = join(folder, "data");
const options = { durable: false, shared };

const server = inject("postgres");
const proxy = await openSwitch(server);
const user = "mover";
await asServer(`create role ${user} login password 'secret'`);
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await asServer(`drop database ${name} with (force)`);
  await asServer(`drop role ${user}`);
});

/** An empty database of an ordinary user, by TCP. */
async function emptyDatabase(name: string) {
  const url = new URL(proxy.urlThrough(await createDatabase(server, name)));
  await asServer(`alter database ${name} owner to ${user}`);
  databases.push(name);
  [url.username, url.password] = [user, "secret"];
  return url.href;
}

async function asServer(query: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(query).finally(() => client.end());
}

const steps: string[] = [];
const progress: Progress = (title, work) => {
  steps.push(title);
  return work(() => {});
};
const move = (to: string) => moveDatabase({ dataDir, to, log, progress, shared });

const contents = async (db: Database) => ({
  orders: await db.select().from(orders).orderBy(orders.id),
  ranges: await readRanges(db),
  jobs: (await db.execute(sql`select * from jobs.job order by id`)).rows,
  triggers: (
    await db.execute(
      sql`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O' order by 1`,
    )
  ).rows,
  keys: (
    await db.execute(
      sql`select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`,
    )
  ).rows,
});

test("moves a closed shop to another PostgreSQL, whose user is an ordinary one, and leaves it as it was", async () => {
  const embedded = await startEmbedded(dataDir, log, options);
  await migrateDatabase(embedded.url);
  const shop = await startCheckoutTest({ databaseUrl: embedded.url });
  const guest_id = await shop.ctx();
  const loaf = await addItem(shop.db, { storeId: shop.bakery });
  const input = { ...shop.order(buyNowInput(loaf)), guest_id };
  const place = ({ ask }: Pick<typeof shop, "ask">) =>
    ask("POST /customer/order/place", input, { ...shop.food, key: shop.nextKey() });
  expect([(await place(shop)).status, (await place(shop)).status]).toEqual([201, 201]);
  // What a shop of some months has.
  for (const id of [109_999, 119_999]) {
    await shop.db.execute(sql`select setval('orders_id_seq', ${id}::bigint)`);
    await preparePartitions(shop.db, new Date(Date.now() + 365 * 24 * 3600 * 1000));
  }
  for (const table of historyTables) {
    await refuseChanges(shop.db, sql.identifier(partitionOf(table, { from: 110_000 })));
  }
  const before = await contents(shop.db);
  expect(before.orders).toHaveLength(2);
  expect(before.ranges.map(({ isArchived }) => isArchived)).toEqual([false, true, false, false]);
  expect(before.jobs.length).toBeGreaterThan(0);

  const to = await emptyDatabase("moved");
  await expect(move(to)).rejects.toThrow(/^another Errand uses .*: stop it first/);
  await embedded.stop();
  const moved = await move(to);
  expect(moved.rows).toBeGreaterThan(before.orders.length);
  expect(steps).toContain("Checking consistency");

  const there = await startTestApi(undefined, { databaseUrl: to });
  expect(await contents(there.db)).toEqual(before);
  const next = await place(there);
  expect(next.status).toBe(201);
  expect(next.body.order_id).toBeGreaterThan(before.orders.at(-1)?.id ?? 0);
  await expect(move(to)).rejects.toThrow("DATABASE_URL cannot be moved to: it is not empty");

  const again = await startEmbedded(dataDir, log, options);
  afterAll(again.stop);
  expect(await contents(shop.db)).toEqual(before);
});

test("refuses a database of another program, and one whose user may not create tables", async () => {
  const other = await emptyDatabase("of_another_program");
  const client = new pg.Client({ connectionString: other });
  await client.connect();
  await client.query("create table notes ()").finally(() => client.end());
  await expect(move(other)).rejects.toThrow("it is not empty");

  const foreign = await emptyDatabase("of_another_user");
  await asServer("alter database of_another_user owner to errand");
  await expect(move(foreign)).rejects.toThrow("its user must be the owner of the database");
});
