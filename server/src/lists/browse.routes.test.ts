import { minor } from "@errand/core/money";
import { beforeAll, describe, expect, test } from "vitest";
import { brands } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { grocery, zoneId } = await seedShop(db);
const { moduleId } = grocery;
const here = { zones: [zoneId], module: moduleId };
const path = "GET /get-combined-data";

let teas: number;
let brandId: number;

beforeAll(async () => {
  teas = await addCategory(db, { moduleId });
  const [brand] = await db
    .insert(brands)
    .values({ moduleId, slug: "leaf-and-co", name: "Leaf and Co" })
    .returning();
  brandId = brand?.id ?? 0;
  const named = (en: string) => ({ moduleId, zoneId, name: { en, fr: en } });
  const old = { createdAt: new Date("2020-01-01"), latitude: 43.61 };
  const corner = await addStore(db, { ...named("Corner"), ...old, popularity: 1, discount: 500 });
  const market = await addStore(db, { ...named("Market"), popularity: 9, latitude: 43.65 });
  const item = (en: string, storeId: number, more: Partial<Parameters<typeof addItem>[1]>) =>
    addItem(db, { storeId, name: { en, fr: en }, ...more });
  await item("Green tea", corner, {
    categoryId: teas,
    popularity: 1,
    price: minor(300),
    discount: 1000,
  });
  await item("Black tea", market, { categoryId: teas, popularity: 5, price: minor(900), brandId });
  await item("Teapot", market, { popularity: 9, price: minor(2500), discount: 500 });
  await item("Rye bread", corner, { popularity: 3, veg: false });
  await changes.flushed();
});

async function found(input: Record<string, unknown>, options: Parameters<typeof ask>[2] = here) {
  const { body } = await ask(path, input, options);
  const entries = "products" in body ? body.products : body.stores;
  expect(body.total_size).toBe(entries.length);
  return entries.map(({ name }) => name);
}

describe.each([
  ["all", {}, ["Teapot", "Black tea", "Rye bread", "Green tea"], ["Market", "Corner"]],
  ["new", {}, ["Rye bread", "Teapot", "Black tea", "Green tea"], ["Market", "Corner"]],
  ["searched", { name: "green" }, ["Green tea"], ["Corner"]],
  ["searched", { name: "tea" }, ["Black tea", "Green tea"], ["Market", "Corner"]],
  ["searched", { name: "zzzzzzzz" }, [], []],
  ["discounted", {}, ["Green tea", "Teapot"], ["Corner", "Market"]],
  ["brand", { brand_ids: () => [brandId] }, ["Black tea"], ["Market"]],
  ["category", { category_ids: () => [teas] }, ["Black tea", "Green tea"], ["Market", "Corner"]],
  ["category", { category_ids: () => [teas], max_price: 4 }, ["Green tea"], ["Corner"]],
  ["all", { type: "non_veg" }, ["Rye bread"], ["Corner"]],
  [
    "all",
    { filter: ["low"] },
    ["Green tea", "Black tea", "Rye bread", "Teapot"],
    ["Market", "Corner"],
  ],
])("%s %o", (data_type, filters, items, stores) => {
  const input = () => ({
    data_type,
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [
        name,
        typeof value === "function" ? value() : value,
      ]),
    ),
  });

  test("lists items", async () => {
    const names = await found({ list_type: "item", ...input() });
    if (data_type === "new") expect(names.toSorted()).toEqual(items.toSorted());
    else expect(names).toEqual(items);
  });

  test("lists the stores that sell them", async () => {
    expect(await found({ list_type: "store", ...input() })).toEqual(stores);
  });
});

test("returns items with categories, and stores with their distance, nearest first on request", async () => {
  const items = await ask(
    path,
    { list_type: "item", data_type: "searched", name: "tea market" },
    here,
  );
  expect(items.body).toMatchObject({ categories: [{ id: teas }] });
  const there = { ...here, headers: { latitude: "43.6", longitude: "3.9" } };
  const nearby = { list_type: "store", data_type: "all", filter: ["nearby"] };
  expect(await found(nearby, there)).toEqual(["Corner", "Market"]);
  const { body } = await ask(path, nearby, there);
  // From the middle of the visitor's cell.
  expect(body).toMatchObject({ stores: [{ distance: 1.061 }, { distance: 5.505 }] });
});

describe("refuses", () => {
  test.each([
    ["a search without a text", { data_type: "searched" }, "name"],
    ["a list of brands without brands", { data_type: "brand", brand_ids: [] }, "brand_ids"],
    ["a list of categories without categories", { data_type: "category" }, "category_ids"],
    ["an unknown kind of list", { data_type: "old" }, "data_type"],
    ["two sort orders", { data_type: "all", filter: ["high", "low"] }, "filter"],
    ["a page beyond 10 000 entries", { data_type: "all", limit: 100, offset: 101 }, "offset"],
  ])("%s", async (_title, input, code) => {
    for (const list_type of ["item", "store"]) {
      expect(await ask(path, { list_type, ...input }, here)).toMatchObject({
        status: 422,
        body: { errors: [{ code }] },
      });
    }
  });

  test("a request without a zone, a module or a list", async () => {
    expect(await ask(path, { data_type: "all" })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }, { code: "moduleId" }, { code: "list_type" }] },
    });
  });
});
