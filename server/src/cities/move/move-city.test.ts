import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { addItem, middle } from "../../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../../checkout/testing.ts";
import { courierPositions } from "../../couriers/courier-positions.tables.ts";
import { citySecret, startCityPlace } from "../../crash-test/city-place.ts";
import { startServerProcess } from "../../crash-test/server-process.ts";
import { openDatabase } from "../../database/database.ts";
import { migrateDatabase } from "../../database/migrate.ts";
import { outbox } from "../../integrations/outbox/outbox.tables.ts";
import { reconcile } from "../../operations/reconcile.ts";
import { addCourier } from "../../orders/testing.ts";
import { nextOf, readEvents } from "../../requests/stream-testing.ts";
import { addStaff } from "../../staff/testing.ts";
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

/** Leaves the processor to the move. */
const betweenRequestsMs = 50;

test("a city moves under orders, searches, a stream and positions: no request fails, each job runs once, and all of it is in the new place", async () => {
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
      await pause(betweenRequestsMs);
      const options = { ...shop.food, key: shop.nextKey() };
      const response = await send(requestFor("POST /customer/order/place", input, options));
      if (response?.status === 201) {
        placed.push(((await response.json()) as { order_id: number }).order_id);
      }
    }
  }
  async function searchOn() {
    while (isOpen) {
      await pause(betweenRequestsMs);
      await send(requestFor("GET /items/search", { name: "loaf" }, shop.food));
    }
  }
  const courierId = await addCourier(shop.db, { locatedAt: new Date(Date.now() - 60_000) });
  const { token } = await addStaff(shop.db, { kind: "courier", role: null, courierId });
  let latest = "";
  async function rideOn() {
    while (isOpen) {
      await pause(betweenRequestsMs);
      const at = new Date().toISOString();
      const input = { positions: [{ ...middle, at }] };
      const response = await send(requestFor("POST /courier/position", input, { token }));
      const reply = (await response?.json()) as { latest_at: string | null } | undefined;
      latest = reply?.latest_at ?? latest;
    }
  }

  const working = Promise.all([orderOn(), orderOn(), searchOn(), rideOn()]);
  await expect.poll(() => placed.length).toBeGreaterThan(5);
  const followed = { order_id: placed[0], guest_id, contact_number: "0612345678" };
  const stream = await server.open(requestFor("GET /customer/order/stream", followed, {}));
  const events = readEvents<{ order_status?: string }>(stream);
  expect((await nextOf(events)).data?.order_status).toBe("pending");
  const printed: string[] = [];
  await moveCity({
    ...{ from: source.cityUrl, to: target.cityUrl },
    progress: (_title, work) => work(() => {}),
    print: (line) => printed.push(line),
  });
  const cancel = { ...followed, reason: "Not now" };
  expect(await server.sendOnce(requestFor("PUT /customer/order/cancel", cancel, {}))).toMatchObject(
    { status: 200 },
  );
  expect((await nextOf(events)).data?.order_status).toBe("canceled");
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
  const isOwn = eq(courierPositions.courierId, courierId);
  const readLatest = async () => {
    const [position] = await db.select().from(courierPositions).where(isOwn);
    return position?.locatedAt.toISOString();
  };
  const readMessages = async () => {
    const sent = await db.select({ subject: outbox.subject }).from(outbox);
    return sent.map(({ subject }) => subject).filter((subject) => subject.startsWith("We have"));
  };
  const expected = placed.map((id) => `We have your order #${id}`);
  // Jobs run on both sides of the switch.
  await expect.poll(async () => (await readMessages()).length).toBe(expected.length);
  expect((await readMessages()).toSorted()).toEqual(expected.toSorted());
  // Positions are written in batches.
  await expect.poll(readLatest).toBe(latest);

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
