import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { runAsLeader } from "../database/leader.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openSwitch } from "../database/testing-switch.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor } from "../testing.ts";
import { startPrimary, startStandby } from "./replicated-postgres.ts";
import { startServerProcess } from "./server-process.ts";

// Two PostgreSQL and a process start, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = await mkdtemp(join(tmpdir(), "errand-failover-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the test, another user runs PostgreSQL.
await chmod(folder, 0o755);
const primary = await startPrimary(join(folder, "primary"));
afterAll(primary.stop);
await migrateDatabase(primary.url);
const standby = await startStandby(primary, join(folder, "standby"));
afterAll(standby.stop);
const proxy = await openSwitch(primary.url);
const databaseUrl = proxy.urlThrough(primary.url);
const shop = await startCheckoutTest({ databaseUrl });
const { api, db } = shop;
const server = await startServerProcess({ ...api.settings, databaseUrl });
afterAll(server.kill);

const shoppers = 4;
/** Of the pool of the process. */
const connections = 16;

test("the primary dies under load: its standby goes on with every acknowledged order, and only requests on broken connections fail", async () => {
  const guest_id = await shop.ctx();
  const loaf = await addItem(db, { storeId: shop.bakery });
  const input = { ...shop.order(buyNowInput(loaf)), guest_id };
  const acknowledged: { id: number; startedAt: number }[] = [];
  const failed: { status: number | null; startedAt: number }[] = [];
  let isOpen = true;
  let hasFailed = false;

  /** Orders one loaf after the other; repeats what failed with the same key. */
  async function shopOn() {
    while (isOpen) {
      const options = { ...shop.food, key: shop.nextKey() };
      const request = requestFor("POST /customer/order/place", input, options);
      for (let done = false; !done; ) {
        const startedAt = performance.now();
        const response = await server.sendOnce(request);
        done = response?.status === 201;
        if (response && done) {
          const { order_id } = (await response.json()) as { order_id: number };
          acknowledged.push({ id: order_id, startedAt });
        } else failed.push({ status: response?.status ?? null, startedAt });
      }
    }
  }

  const terms: string[] = [];
  const leader = runAsLeader({
    url: databaseUrl,
    lock: 97,
    log: pino({ level: "silent" }),
    work: async (until) => {
      terms.push(hasFailed ? "after" : "before");
      await new Promise<void>((resolve) => until.addEventListener("abort", () => resolve()));
    },
  });
  const shopping = Promise.all(Array.from({ length: shoppers }, shopOn));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
  await expect.poll(() => terms).toEqual(["before"]);
  const [followed] = acknowledged;
  const proof = { order_id: followed?.id, guest_id, contact_number: "0612345678" };
  const stream = await server.open(requestFor("GET /customer/order/stream", proof, {}));
  const events = readEvents<{ order_status?: string }>(stream);
  expect((await nextOf(events)).data?.order_status).toBe("pending");

  hasFailed = true;
  await primary.kill();
  await standby.query("select pg_promote()");
  proxy.leadTo(standby.url);
  const tookOverAt = performance.now();
  const later = () => acknowledged.filter(({ startedAt }) => startedAt > tookOverAt);
  await expect.poll(() => later().length).toBeGreaterThan(10);
  isOpen = false;
  await shopping;
  expect(failed.filter(({ startedAt }) => startedAt > tookOverAt)).toEqual([]);
  // A connection that broke fails one request: those in flight, and some that took it from the pool
  // before the process had noticed.
  expect(failed.length).toBeLessThanOrEqual(shoppers + connections);
  const stored = await db.select({ id: orders.id }).from(orders).orderBy(orders.id);
  const ids = acknowledged.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(stored.map(({ id }) => id)).toEqual(ids);
  expect((await reconcile(db)).disagreements).toEqual([]);

  // Live updates, jobs and the leader come back by themselves.
  await transitionOrder(db, followed?.id ?? 0, "confirmed", storeOf(shop.seeded.food), {
    at: new Date(),
  });
  for (;;) if ((await nextOf(events)).data?.order_status === "confirmed") break;
  await events.return(undefined);
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select name, state from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      return rows;
    })
    .toEqual([]);
  await expect.poll(() => terms.at(-1)).toBe("after");
  await leader.stop();
});
