import { minor } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "../api.ts";
import { addCustomer } from "../cart/testing.ts";
import { categories, flashSales, items, stores } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { addItem, addSaleItem, addStore, seedShop } from "../catalog/testing.ts";
import { shop } from "../config/config.tables.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { putSaleStock, putStock } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";

const { api, ask, db, pool, changes, setNow } = await startTestApi();
const { food, zoneId, otherZoneId } = await seedShop(db);
const here = { zones: [zoneId], module: food.moduleId };
const there = { zones: [otherZoneId], module: food.moduleId };
const [first, second] = food.storeIds;

// Within one minute, so that no response expires.
beforeEach(() => setNow(new Date("2026-03-02T11:00:10Z")));
afterEach(() => vi.restoreAllMocks());

/** The ways to read a response: each is cached by its own key. */
const reads = {
  list: () => ask("GET /items/popular", {}, here),
  listByPrice: () => ask("GET /items/popular", { filter: '["low"]' }, here),
  listElsewhere: () => ask("GET /items/popular", {}, there),
  stores: () => ask("GET /stores/popular", {}, here),
  storesElsewhere: () => ask("GET /stores/popular", {}, there),
  store: () => ask("GET /stores/details/{id}", { id: first }),
  otherStore: () => ask("GET /stores/details/{id}", { id: second }),
  config: () => ask("GET /config"),
};
type Read = keyof typeof reads;
const all = Object.keys(reads) as Read[];

/** The cached responses that a change drops: they are computed again. */
async function droppedBy(change: () => Promise<unknown>): Promise<Read[]> {
  await changes.flushed();
  for (const name of all) await reads[name]();
  await change();
  await changes.flushed();
  const dropped = new Set<Read>();
  const get = api.responseCache.get;
  for (const name of all) {
    vi.spyOn(api.responseCache, "get").mockImplementation((key, now, compute) =>
      get(key, now, () => {
        dropped.add(name);
        return compute();
      }),
    );
    await reads[name]();
  }
  vi.restoreAllMocks();
  return [...dropped];
}

describe("a change drops the responses that were made from it, and no others:", () => {
  test("the announcement of a store whose items no list contains", async () => {
    await addItem(db, { storeId: first });
    const dropped = await droppedBy(() =>
      db
        .update(stores)
        .set({ announcement: { en: "Closed on Monday", fr: "Fermé lundi" } })
        .where(eq(stores.id, second)),
    );
    expect(dropped).toEqual(["stores", "otherStore"]);
  });

  test("the price of an item drops the lists that contain it or sort by price", async () => {
    const id = await addItem(db, { storeId: second, price: minor(900) });
    const dropped = await droppedBy(() =>
      db
        .update(items)
        .set({ price: minor(950) })
        .where(eq(items.id, id)),
    );
    expect(dropped).toEqual(["list", "listByPrice", "stores", "otherStore"]);
  });

  test("an order that leaves more than the last pieces drops none of them", async () => {
    const id = await addItem(db, { storeId: second, stock: 40 });
    expect(await droppedBy(() => putStock(db, id, 37))).toEqual([]);
    expect(await droppedBy(() => putStock(db, id, 0))).toEqual(["list", "listByPrice"]);
  });

  test("an entry in a wishlist drops none of them", async () => {
    const id = await addItem(db, { storeId: second });
    const { customerId } = await addCustomer(db);
    const dropped = await droppedBy(() =>
      db.insert(wishlistEntries).values({ customerId, itemId: id }),
    );
    expect(dropped).toEqual([]);
  });

  test("a new store drops the lists of its zone", async () => {
    const dropped = await droppedBy(() => addStore(db, { moduleId: food.moduleId, zoneId }));
    expect(dropped).toEqual(["list", "listByPrice", "stores"]);
  });

  test("a store that moves drops the lists of both zones", async () => {
    const storeId = await addStore(db, { moduleId: food.moduleId, zoneId });
    const dropped = await droppedBy(() =>
      db.update(stores).set({ zoneId: otherZoneId }).where(eq(stores.id, storeId)),
    );
    expect(dropped).toEqual(["list", "listByPrice", "listElsewhere", "stores", "storesElsewhere"]);
  });

  test.each([
    ["the settings", () => db.update(shop).set({ settings: sql`settings` })],
    ["a category", () => db.update(categories).set({ priority: 7 })],
    [
      "so many stores that their names do not fit",
      () =>
        db.execute(
          sql`select notify_tags(array(select 'stores:' || n from generate_series(1, 2000) n))`,
        ),
    ],
  ])("%s drop all", async (_what, change) => {
    expect(await droppedBy(change)).toEqual(all);
  });
});

describe("the next read after a commit shows", () => {
  const shown = async (id: number) =>
    (await ask("GET /items/popular", { limit: 100 }, here)).body.products.find(
      (item) => item.id === id,
    );

  test("a changed price, in a list and of the item", async () => {
    const id = await addItem(db, { storeId: first, price: minor(900) });
    await changes.flushed();
    expect((await shown(id))?.price).toBe(9);
    await db
      .update(items)
      .set({ price: minor(950) })
      .where(eq(items.id, id));
    await changes.flushed();
    expect((await shown(id))?.price).toBe(9.5);
  });

  test("that an item is sold out, with or without variations", async () => {
    const id = await addItem(db, { storeId: first, stock: 8 });
    const shirt = await addItem(db, {
      storeId: first,
      stock: 3,
      variations: [{ type: { en: "S", fr: "S" }, price: minor(900), stock: 3 }],
    });
    await changes.flushed();
    expect([(await shown(id))?.stock, (await shown(shirt))?.stock]).toEqual([8, 3]);
    await putStock(db, id, 0);
    await db.update(stockUnits).set({ quantity: 0 }).where(eq(stockUnits.itemId, shirt));
    await changes.flushed();
    expect((await shown(id))?.stock).toBe(0);
    expect((await shown(shirt))?.variations[0]?.stock).toBe(0);
  });

  test("that a store is closed", async () => {
    const storeId = await addStore(db, { moduleId: food.moduleId, zoneId });
    const id = await addItem(db, { storeId });
    await changes.flushed();
    expect(await shown(id)).toBeDefined();
    await db.update(stores).set({ active: false }).where(eq(stores.id, storeId));
    await changes.flushed();
    expect(await shown(id)).toBeUndefined();
  });

  test("the price after the last piece of a flash sale is sold", async () => {
    const id = await addItem(db, { storeId: first, price: minor(1000) });
    const [sale] = await db
      .insert(flashSales)
      .values({
        moduleId: food.moduleId,
        title: { en: "Today", fr: "Jour" },
        starts: new Date("2026-03-01T11:00:00Z"),
        ends: new Date("2026-03-03T11:00:00Z"),
      })
      .returning();
    const flashSaleId = Number(sale?.id);
    const offer = { discount: 1000, discountKind: "percent", stock: 2 } as const;
    await addSaleItem(db, { ...offer, flashSaleId, itemId: id });
    await changes.flushed();
    expect((await shown(id))?.flash_sale).toBe(1);
    await putSaleStock(db, { itemId: id, flashSaleId }, 0);
    await changes.flushed();
    expect((await shown(id))?.flash_sale).toBe(0);
  });
});

test("a change that commits while a response is computed is not cached over", async () => {
  const id = await addItem(db, { storeId: first, price: minor(900) });
  await changes.flushed();
  const read = api.catalogue.tags;
  vi.spyOn(api.catalogue, "tags").mockImplementationOnce(async () => {
    // The row of the item has been read by now.
    await db
      .update(items)
      .set({ price: minor(950) })
      .where(eq(items.id, id));
    await changes.flushed();
    return read();
  });
  const price = async () => (await ask("GET /items/details/{id}", { id })).body.price;
  expect(await price()).toBe(9);
  expect(await price()).toBe(9.5);
});

test("a change reaches the caches of a second process", async () => {
  const otherChanges = await listenForChanges(
    String(pool.options.connectionString),
    pino({ level: "silent" }),
  );
  afterAll(() => otherChanges.close());
  const other = createApi({
    db,
    pool,
    changes: otherChanges,
    settings: api.settings,
    log: api.log,
    clock: api.clock,
  });
  const id = await addItem(db, { storeId: first, price: minor(900) });
  await otherChanges.flushed();
  const price = async () => {
    const url = `http://127.0.0.1:4000/api/v1/items/details/${id}`;
    const response = await other.app.fetch(new Request(url), { address: "203.0.113.8" });
    return ((await response.json()) as { price: number }).price;
  };
  expect(await price()).toBe(9);
  await db
    .update(items)
    .set({ price: minor(950) })
    .where(eq(items.id, id));
  await otherChanges.flushed();
  expect(await price()).toBe(9.5);
});
