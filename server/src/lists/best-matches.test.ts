import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addCategory, seedShop } from "../catalog/testing.ts";
import { markBestsellingItems } from "../orders/popularity.data.ts";
import { startTestApi } from "../testing.ts";

/** More matches than are ranked: 3,000 packs of tea, and 700 cups for tea that more people buy. */
const { ask, changes, db } = await startTestApi();
const { grocery, zoneId } = await seedShop(db);
const { moduleId } = grocery;
const here = { zones: [zoneId], module: moduleId };

beforeAll(async () => {
  const drinks = await addCategory(db, { moduleId, name: { en: "Drinks", fr: "Boissons" } });
  await db.execute(sql`
    insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price, popularity, organic)
    select ${grocery.storeIds[0]}, ${moduleId}, ${zoneId}, 'tea-' || n,
      jsonb_build_object('en', case when n > 3000 then 'Tea cup ' else 'Green tea ' end || n, 'fr', 'Objet'),
      '{"en": "", "fr": ""}', ${drinks}, 100, n, n % 1000 = 7
    from generate_series(1, 3700) as n`);
  await markBestsellingItems(db);
  await changes.flushed();
});

async function search(input: { limit: number; offset: number; filter?: "organic"[] }) {
  const { body } = await ask("GET /items/search", { name: "tea", ...input }, here);
  return { total: body.total_size, names: body.products.map(({ name }) => name) };
}

test("ranks what the text asks for before what is bought more", async () => {
  const { total, names } = await search({ limit: 12, offset: 1 });
  expect(total).toBe(1_000);
  expect(new Set(names.map((name) => name.replace(/\d+/, "")))).toEqual(new Set(["Green tea "]));
});

test("shows each of the ranked matches on one page", async () => {
  const pages = await Promise.all(
    Array.from({ length: 11 }, (_, index) => search({ limit: 100, offset: index + 1 })),
  );
  const names = pages.flatMap((page) => page.names);
  expect(new Set(names).size).toBe(1_000);
  expect(names).toHaveLength(1_000);
  // The cups that lead come last, most popular first.
  expect(names.slice(-500, -497)).toEqual(["Tea cup 3700", "Tea cup 3699", "Tea cup 3698"]);
});

test("finds with a filter what it would not rank without", async () => {
  const { total, names } = await search({ limit: 12, offset: 1, filter: ["organic"] });
  expect(total).toBe(4);
  expect(names).toEqual(["Green tea 2007", "Green tea 1007", "Green tea 7", "Tea cup 3007"]);
});

test("marks the most popular items of a module and zone, and no others", async () => {
  const marked = async () => {
    const { rows } = await db.execute<{ count: number; least: number }>(sql`
      select count(*), min(popularity) as least from items where bestselling`);
    return rows[0];
  };
  expect(await marked()).toEqual({ count: 500, least: 3_201 });
  await db.execute(sql`update items set popularity = 5000 where slug in ('tea-1', 'tea-2')`);
  await markBestsellingItems(db);
  expect(await marked()).toEqual({ count: 500, least: 3_203 });
});
