import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { stores } from "./catalog/catalog.tables.ts";
import { addItem } from "./catalog/testing.ts";
import { startCheckoutTest } from "./checkout/testing.ts";
import {
  type ChangeFeed,
  type Channel,
  channels,
  listenForChanges,
} from "./database/change-feed.ts";
import { inTransaction } from "./database/database.ts";
import { runAsLeader } from "./database/leader.ts";
import { migrateDatabase } from "./database/migrate.ts";
import { lockKey } from "./database/shop-schema.ts";
import { createDatabase, tables } from "./database/testing.ts";
import { transitionOrder } from "./orders/order-transitions.ts";
import { storeOf } from "./orders/testing.ts";
import { nextOf, readEvents } from "./requests/stream-testing.ts";
import { requestFor } from "./testing.ts";

/**
 * A database whose schema `public` has a shop already, and two cities beside it as
 * docs/operations.md says.
 */
const url = await createDatabase(inject("postgres"), "two_cities", tables);
const names = ["city_north", "city_south"] as const;
const owner = new pg.Client({ connectionString: url });
await owner.connect();
afterAll(() => owner.end());
for (const name of names) {
  await owner.query(`create role ${name} login password 'sesame'`);
  await owner.query(`grant create on database two_cities to ${name}`);
  await owner.query(`create schema authorization ${name}`);
}
const urlOf = (name: string) =>
  Object.assign(new URL(url), { username: name, password: "sesame" }).href;
const [northUrl, southUrl] = names.map(urlOf) as [string, string];
// Processes of both start together, several of each.
await Promise.all([northUrl, southUrl, northUrl].map((city) => migrateDatabase(city)));

const log = pino({ level: "silent" });
const north = await startCheckoutTest({ databaseUrl: northUrl });
const south = await startCheckoutTest({ databaseUrl: southUrl });
const shopInPublic = await listenForChanges(url, log);
afterAll(shopInPublic.close);
const loaf = await addItem(north.db, {
  storeId: north.bakery,
  name: text("Nordic loaf", "Pain nordique"),
});
const pie = await addItem(south.db, {
  storeId: south.bakery,
  name: text("Southern pie", "Tarte du sud"),
});

function text(en: string, fr: string) {
  return { en, fr };
}

/** What a feed hears from now on. */
function hear(changes: ChangeFeed) {
  const heard: [Channel, string][] = [];
  for (const channel of channels) {
    changes.on(channel, (payload) => heard.push([channel, payload]));
  }
  return heard;
}

const namesFound = async ({ ask, food }: typeof north, name: string) =>
  (await ask("GET /items/search", { name }, food)).body.products.map((product) => product.name);

async function order(city: typeof north, itemId: number) {
  const guest_id = await city.ctx();
  await city.put(itemId);
  const { status, body } = await city.place({ contact_person_email: "ada@example.org" });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { order_id } = body;
  const proof = { order_id, guest_id, contact_number: "0612345678" };
  const request = requestFor("GET /customer/order/stream", proof, {});
  const response = await city.api.app.fetch(request, { address: "203.0.113.9" });
  return { order_id, events: readEvents<{ order_status?: string }>(response) };
}

test("both cities search, order and stream at once, with the same ids, and neither hears the other", async () => {
  const [inNorth, inSouth] = await Promise.all([order(north, loaf), order(south, pie)]);
  expect(inSouth.order_id).toBe(inNorth.order_id);
  expect(await nextOf(inNorth.events)).toMatchObject({ data: { order_status: "pending" } });
  expect(await nextOf(inSouth.events)).toMatchObject({ data: { order_status: "pending" } });

  await Promise.all([north, south].map(({ changes }) => changes.flushed()));
  const heard = {
    north: hear(north.changes),
    south: hear(south.changes),
    public: hear(shopInPublic),
  };
  await transitionOrder(south.db, inSouth.order_id, "confirmed", storeOf(south.seeded.food), {
    at: new Date(),
  });
  expect(await nextOf(inSouth.events)).toMatchObject({ data: { order_status: "confirmed" } });
  await Promise.all([north.changes, south.changes, shopInPublic].map((feed) => feed.flushed()));
  expect(heard.south).toContainEqual(["orders", String(inSouth.order_id)]);
  expect(heard.north).toEqual([]);
  expect(heard.public).toEqual([]);

  await transitionOrder(north.db, inNorth.order_id, "canceled", storeOf(north.seeded.food), {
    at: new Date(),
    reason: "closed",
  });
  expect(await nextOf(inNorth.events)).toMatchObject({ data: { order_status: "canceled" } });
  await Promise.all([inNorth.events.return(undefined), inSouth.events.return(undefined)]);
});

test("each city finds its own items, by stems, misspelt, and by the new name of a store", async () => {
  expect(await namesFound(north, "nordic loaves")).toEqual(["Nordic loaf"]);
  expect(await namesFound(north, "nordik")).toEqual(["Nordic loaf"]);
  expect(await namesFound(north, "southern")).toEqual([]);
  expect(await namesFound(south, "southern pies")).toEqual(["Southern pie"]);
  await south.db.update(stores).set({ name: text("Mistral", "Mistral") });
  await south.changes.flushed();
  expect(await namesFound(south, "mistral")).toEqual(["Southern pie"]);
  expect(await namesFound(north, "mistral")).toEqual([]);
});

test("each city does its own jobs", async () => {
  await Promise.all([north.runDueJobs(), south.runDueJobs()]);
  await order(north, loaf);
  expect(await south.runDueJobs()).toEqual([]);
  expect(await north.runDueJobs()).toContainEqual(
    expect.objectContaining({ name: "order-message", outcome: "completed" }),
  );
});

test("locks of one city stop nobody in the other", async () => {
  await inTransaction(north.db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey("code sends")})`);
    const free = async (db: typeof south.db) =>
      (await db.execute(sql`select pg_try_advisory_xact_lock(${lockKey("code sends")}) as free`))
        .rows[0]?.free;
    expect([await free(north.db), await free(south.db)]).toEqual([false, true]);
  });
});

test("one process of each city leads", async () => {
  const leading = new Set<string>();
  const start = (name: string, databaseUrl: string) =>
    runAsLeader({
      ...{ url: databaseUrl, lock: 98, log },
      work: async (until) => {
        leading.add(name);
        await new Promise<void>((resolve) => until.addEventListener("abort", () => resolve()));
      },
    });
  const leaders = [start("public", url), start("north", northUrl), start("south", southUrl)];
  await expect.poll(() => [...leading].toSorted()).toEqual(["north", "public", "south"]);
  await Promise.all(leaders.map(({ stop }) => stop()));
});

test("the shop in the schema public stays empty", async () => {
  const { rows } = await owner.query(
    "select (select count(*) from orders) + (select count(*) from items) + (select count(*) from jobs.job) as rows",
  );
  expect(rows).toEqual([{ rows: 0 }]);
});

test("a change in one city leaves the cached responses of the other", async () => {
  const details = async ({ ask, food }: typeof north, id: number) =>
    (await ask("GET /items/details/{id}", { id }, food)).body.price;
  expect([await details(north, loaf), await details(south, pie)]).toEqual([10, 10]);
  await owner.query("alter table city_north.items disable trigger user");
  await north.db.execute(sql`update items set price = 1100 where id = ${loaf}`);
  await owner.query("alter table city_north.items enable trigger user");
  await south.db.execute(sql`update items set price = 1200 where id = ${pie}`);
  await Promise.all([north, south].map(({ changes }) => changes.flushed()));
  expect([await details(north, loaf), await details(south, pie)]).toEqual([10, 12]);
});
