import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { startServerProcess } from "../crash-test/server-process.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor } from "../testing.ts";
import { checkExternalDatabase } from "./external-database.ts";
import { runAsLeader } from "./leader.ts";
import { createDatabase, tables } from "./testing.ts";
import { pgbouncerProblem, startPgbouncer } from "./testing-pgbouncer.ts";
import { openSwitch } from "./testing-switch.ts";

const problem = await pgbouncerProblem();
const log = pino({ level: "silent" });

async function open() {
  const database = await createDatabase(inject("postgres"), "behind_pgbouncer", tables);
  const directUrl = (await openSwitch(database)).urlThrough(database);
  const url = await startPgbouncer(directUrl);
  const checkout = await startCheckoutTest({ databaseUrl: url, databaseDirectUrl: directUrl });
  return { checkout, url, directUrl };
}

const opened = problem === null ? open() : null;

/** Skips the test with the reason where PgBouncer is missing. */
function bouncerTest(
  name: string,
  run: (shop: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
) {
  test(problem === null ? name : `${name} (skipped: ${problem})`, async ({ skip }) => {
    if (!opened) return skip(problem ?? "");
    await run(await opened);
  });
}

bouncerTest("accepts PgBouncer with the second address, and only with it", async (shop) => {
  const { url, directUrl } = shop;
  await checkExternalDatabase({ url, directUrl });
  await expect(checkExternalDatabase({ url, directUrl: null })).rejects.toThrow(
    /^DATABASE_URL \(.*\) is a connection pooler: set DATABASE_DIRECT_URL/,
  );
  await expect(checkExternalDatabase({ url, directUrl: url })).rejects.toThrow(
    /^DATABASE_DIRECT_URL \(.*\) is a connection pooler, and must be/,
  );
  const other = new URL(directUrl);
  other.pathname = "/postgres";
  await expect(checkExternalDatabase({ url, directUrl: other.href })).rejects.toThrow(
    /are not the same database$/,
  );
  const withoutTimeouts = await startPgbouncer(directUrl, { connectQuery: "select 1" });
  await expect(checkExternalDatabase({ url: withoutTimeouts, directUrl })).rejects.toThrow(
    /has no timeouts: add connect_query='set statement_timeout = 30000; /,
  );
});

bouncerTest("places orders, which another process hears live, and leaves no lock", async (shop) => {
  const { checkout, url, directUrl } = shop;
  const { api, db, seeded, place } = checkout;
  const settings = { ...api.settings, databaseUrl: url, databaseDirectUrl: directUrl };
  const server = await startServerProcess(settings);
  afterAll(server.kill);
  const guest_id = await checkout.ctx();
  const loaf = await addItem(db, { storeId: checkout.bakery });
  // More parallel orders than PgBouncer has connections, so that statements run on connections that
  // have not prepared them yet.
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => place({ ...buyNowInput(loaf), guest_id })),
  );
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
  const order_id = placed[0]?.body.order_id ?? 0;

  const proof = { order_id, guest_id, contact_number: "0612345678" };
  const stream = await server.open(requestFor("GET /customer/order/stream", proof, {}));
  const events = readEvents<{ order_status?: string }>(stream);
  expect((await nextOf(events)).data?.order_status).toBe("pending");
  await transitionOrder(db, order_id, "confirmed", storeOf(seeded.food), { at: new Date() });
  expect((await nextOf(events)).data?.order_status).toBe("confirmed");
  // The job of the order's messages was done by the other process.
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select 1 from jobs.job where state <> 'completed' and name like 'send%'`,
      );
      return rows;
    })
    .toEqual([]);
  await events.return(undefined);
  await server.kill();
  await expect.poll(() => advisoryLocks(shop)).toEqual([]);
});

bouncerTest("has one leader, and another one after it", async (shop) => {
  const working: string[] = [];
  const lead = (name: string) =>
    runAsLeader({
      url: shop.directUrl,
      lock: 98,
      log,
      work: async (until) => {
        working.push(name);
        await new Promise<void>((resolve) => until.addEventListener("abort", () => resolve()));
      },
    });
  const first = lead("first");
  await expect.poll(() => working).toEqual(["first"]);
  const second = lead("second");
  await second.stop();
  expect(working).toEqual(["first"]);
  await first.stop();
  const third = lead("third");
  await expect.poll(() => working).toEqual(["first", "third"]);
  await third.stop();
  await expect.poll(() => advisoryLocks(shop)).toEqual([]);
});

async function advisoryLocks({ checkout }: Awaited<ReturnType<typeof open>>) {
  const { rows } = await checkout.db.execute(
    sql`select classid, objid from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()`,
  );
  return rows;
}
