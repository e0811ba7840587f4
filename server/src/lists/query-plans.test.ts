import { inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flashSales, items } from "../catalog/catalog.tables.ts";
import { createCatalogCache } from "../catalog/catalog-cache.ts";
import { mostPopular } from "../catalog/item-conditions.data.ts";
import { addCategory, addStore, seedShop } from "../catalog/testing.ts";
import { readShop } from "../config/shop.data.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { casing } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { readItemResponses } from "../items/items.data.ts";
import { markBestsellingItems } from "../orders/popularity.data.ts";
import { matchOf } from "../text-search/text-match.ts";
import { type ItemQuery, listItems } from "./item-list.data.ts";

/** The query plans of lists in a zone with 10 000 items, next to one with 2 500. */

const { db, pool, url } = await createTestDatabase();
const changes = await listenForChanges(url, pino({ level: "silent" }));
afterAll(() => changes.close());
const { food, zoneId, otherZoneId } = await seedShop(db);
const shop = {
  catalogue: createCatalogCache(db, changes),
  shop: () => readShop(db),
  settings: { url: "http://127.0.0.1:4000" },
};

const queries: { query: string; params: unknown[] }[] = [];
const watched = drizzle(pool, {
  casing,
  logger: { logQuery: (query, params) => queries.push({ query, params }) },
});

let categoryIds: number[];

beforeAll(async () => {
  const some = Array.from({ length: 12 }, () => addCategory(db, { moduleId: food.moduleId }));
  categoryIds = await Promise.all(some);
  const far = await addStore(db, { moduleId: food.moduleId, zoneId: otherZoneId });
  await db.execute(sql`
    insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price,
      popularity, avg_rating, rating_count, discount, veg, recommended, created_at)
    select case when n > 10000 then ${far} else ${food.storeIds[0]} + n % 2 end, ${food.moduleId},
      case when n > 10000 then ${otherZoneId}::int else ${zoneId} end, 'dish-' || n,
      jsonb_build_object('en', 'Dish m' || left(md5(n::text), 6), 'fr', 'Plat'), '{"en": "", "fr": ""}',
      ${Math.min(...categoryIds)} + n % 12, 500 + n % 2000, n * 7919 % 500, n % 50 / 10.0, n * 31 % 300,
      case when n % 20 = 0 then 1000 else 0 end, n % 3 = 0, n % 50 = 0, now() - n % 10000 * interval '1 minute'
    from generate_series(1, 12500) as n`);
  const [sale] = await db
    .insert(flashSales)
    .values({
      moduleId: food.moduleId,
      title: { en: "Today", fr: "Aujourd’hui" },
      starts: new Date("2026-03-02T00:00:00Z"),
      ends: new Date("2026-03-03T00:00:00Z"),
    })
    .returning();
  await db.execute(sql`
    insert into flash_sale_items (flash_sale_id, item_id, stock, discount, discount_kind)
    select ${sale?.id}, id, 5, 3000, 'percent' from items where id % 500 = 1`);
  await db.execute(sql`
    insert into stock_units (item_id, flash_sale_id, quantity)
    select item_id, flash_sale_id, stock from flash_sale_items`);
  await db.execute(sql`vacuum analyze items, stock_units, flash_sale_items`);
  await changes.flushed();
}, 60_000);

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  Plans?: Plan[];
}

/** The tables of sequential scans. */
function scannedTables(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

/** The most rows that a step of an executed plan returned. */
function getMaxRows(plan: Plan): number {
  return Math.max(plan["Actual Rows"] ?? 0, ...(plan.Plans ?? []).map(getMaxRows));
}

async function plansOf(run: () => Promise<unknown>): Promise<string[]> {
  queries.length = 0;
  await run();
  const scanned: string[] = [];
  for (const { query, params } of [...queries]) {
    const { rows } = await pool.query(`explain (format json) ${query}`, params);
    scanned.push(...scannedTables(rows[0]["QUERY PLAN"][0].Plan));
  }
  expect(queries.length).toBeGreaterThan(0);
  return scanned;
}

const here = { module: { id: food.moduleId }, language: "en" } as const;
const page = {
  zoneIds: [zoneId],
  module: { id: food.moduleId },
  place: null,
  now: new Date("2026-03-02T11:00:00Z"),
  limit: 12,
  offset: 1,
};

describe("no query scans all items", () => {
  const lists: [string, Partial<ItemQuery> & Pick<ItemQuery, "order">][] = [
    ["popular", { order: "popular" }],
    ["latest", { order: "latest" }],
    ["most reviewed", { order: "reviewed" }],
    ["cheapest", { order: "low" }],
    ["most expensive", { order: "high" }],
    ["up to a price", { order: "popular", max_price: 5.1 }],
    ["between two prices, cheapest", { order: "low", min_price: 6, max_price: 6.1 }],
    ["discounted", { order: "discounted" }],
    ["recommended", { order: "popular", recommended: true }],
    ["basic", { order: "popular", basic: true }],
    ["for a condition", { order: "popular", conditionId: 1 }],
    ["for any condition", { order: "popular", conditionId: "any" }],
    ["of a brand", { order: "popular", brand_ids: [1] }],
    ["vegetarian", { order: "popular", type: "veg" }],
    ["available now", { order: "popular", filter: ["available_now"] }],
  ];

  test.each(lists)("%s", async (_title, query) => {
    const scanned = await plansOf(() => listItems(shop, watched, { ...page, ...query }));
    expect(scanned).not.toContain("items");
  });

  test("the menu of a store, a category", async () => {
    for (const query of [{ storeId: food.storeIds[0] }, { categoryId: categoryIds[3] }]) {
      const scanned = await plansOf(() =>
        listItems(shop, watched, { ...page, ...query, order: "popular" }),
      );
      expect(scanned).not.toContain("items");
    }
  });

  test("a search for one item, also with a typing error", async () => {
    for (const text of ["dish mc4ca42", "dish mc4ca4x"]) {
      const scanned = await plansOf(async () => {
        const match = await matchOf(
          { catalogue: createCatalogCache(watched, changes) },
          text,
          here,
        );
        await listItems(shop, watched, { ...page, match, order: "match" });
      });
      expect(scanned).not.toContain("items");
    }
  });

  test("sorts by popularity when there are more matches than are ranked", async () => {
    await markBestsellingItems(db);
    const match = await matchOf(shop, "dish", here);
    const list = await listItems(shop, db, { ...page, offset: 3, match, order: "match" });
    const popular = await listItems(shop, db, { ...page, offset: 3, order: "popular" });
    expect(list.total).toBe(1_000);
    expect(list.ids).toEqual(popular.ids);
  });

  test.each(["popular", "latest", "reviewed", "low", "high"] as const)(
    "reads only the first items of each of two zones: %s",
    async (order) => {
      const list = () =>
        listItems(shop, watched, { ...page, zoneIds: [zoneId, otherZoneId], order, limit: 100 });
      queries.length = 0;
      const { ids } = await list();
      const sorted = queries.find(({ query }) => query.includes("union all"));
      if (!sorted) throw new Error("the zones are not read one by one");
      const { rows } = await pool.query(
        `explain (analyze, format json) ${sorted.query}`,
        sorted.params,
      );
      expect(getMaxRows(rows[0]["QUERY PLAN"][0].Plan)).toBeLessThan(1_000);

      // Both zones have items among the first ones.
      const found = await db.select().from(items).where(inArray(items.id, ids));
      expect(new Set(found.map((item) => item.zoneId))).toEqual(new Set([zoneId, otherZoneId]));
    },
  );

  test("sorts the items of two zones together", async () => {
    const zoneIds = [zoneId, otherZoneId];
    const { ids, total } = await listItems(shop, db, {
      ...page,
      zoneIds,
      order: "popular",
      offset: 4,
    });
    const expected = await db
      .select({ id: items.id })
      .from(items)
      .orderBy(...mostPopular, items.id)
      .limit(12)
      .offset(36);
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect(total).toBe(10_000);
  });

  test("a page of items in the shape of the contract", async () => {
    const ids = Array.from({ length: 12 }, (_, index) => 100 + index);
    const scanned = await plansOf(() =>
      readItemResponses(shop, { db: watched, language: "en", now: page.now }, ids),
    );
    expect(scanned).not.toContain("items");
    expect(queries.length).toBeLessThanOrEqual(4);
  });
});
