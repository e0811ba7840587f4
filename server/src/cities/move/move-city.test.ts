import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { addItem } from "../../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../../checkout/testing.ts";
import { citySecret, startCityPlace } from "../../crash-test/city-place.ts";
import { startServerProcess } from "../../crash-test/server-process.ts";
import { openDatabase } from "../../database/database.ts";
import { migrateDatabase } from "../../database/migrate.ts";
import { reconcile } from "../../operations/reconcile.ts";
import { requestFor } from "../../testing.ts";
import { finishMove, moveCity } from "./move-city.ts";

// Two PostgreSQL, a process, and a copy of all tables, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const folder = await mkdtemp(join(tmpdir(), "errand-city-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the test, another user runs PostgreSQL.
await chmod(folder, 0o755);

const source = await startCityPlace(folder, "source");
const target = await startCityPlace(folder, "target");
for (const place of [source, target]) afterAll(place.stop);
await migrateDatabase(source.cityUrl);
const shop = await startCheckoutTest({ databaseUrl: source.cityUrl });
const server = await startServerProcess({ ...shop.api.settings, databaseUrl: source.cityUrl });
afterAll(server.kill);

test("a city moves under orders and searches: no request fails, and all of it is in the new place", async () => {
  const guest_id = await shop.ctx();
  const loaf = await addItem(shop.db, { storeId: shop.bakery });
  const input = { ...shop.order(buyNowInput(loaf)), guest_id };
  const placed: number[] = [];
  const failed: unknown[] = [];
  let isOpen = true;

  async function send(request: Request): Promise<Response | null> {
    const response = await server.sendOnce(request);
    if (!response || response.status >= 400) {
      failed.push(response && { status: response.status, text: await response.clone().text() });
    }
    return response;
  }
  async function orderOn() {
    while (isOpen) {
      const options = { ...shop.food, key: shop.nextKey() };
      const response = await send(requestFor("POST /customer/order/place", input, options));
      if (response?.status === 201) {
        placed.push(((await response.json()) as { order_id: number }).order_id);
      }
    }
  }
  async function searchOn() {
    while (isOpen) await send(requestFor("GET /items/search", { name: "loaf" }, shop.food));
  }

  const working = Promise.all([orderOn(), orderOn(), searchOn()]);
  await expect.poll(() => placed.length).toBeGreaterThan(5);
  const printed: string[] = [];
  await moveCity({
    ...{ from: source.cityUrl, to: target.cityUrl },
    progress: (_title, work) => work(() => {}),
    print: (line) => printed.push(line),
  });
  const before = placed.length;
  await expect.poll(() => placed.length).toBeGreaterThan(before + 5);
  isOpen = false;
  await working;

  expect(failed).toEqual([]);
  expect(printed.join()).not.toContain(citySecret);
  const { db, close } = openDatabase(target.cityUrl, { poolSize: 2 });
  afterAll(close);
  const { rows } = await db.execute<{ id: number }>(sql`select id from orders order by id`);
  expect(rows.map(({ id }) => id)).toEqual(placed.toSorted((a, b) => a - b));
  expect((await reconcile(db)).disagreements).toEqual([]);

  // The process of the test has the old address too, and is led on when it writes.
  await shop.db.execute(sql`update stores set name = name`);
  const left = new pg.Client({ connectionString: source.cityUrl });
  await left.connect();
  await expect(left.query("update stores set name = name")).rejects.toMatchObject({
    code: "EM001",
  });
  expect((await left.query("select from stores")).rowCount).toBeGreaterThan(0);
  await left.end();
  await finishMove({ from: source.cityUrl, print: () => {} });
  const schemas = await source.query("select from pg_tables where schemaname like 'belrive%'");
  expect(schemas).toEqual([]);
});
