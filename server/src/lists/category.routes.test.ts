import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { categories, items } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const here = { zones: [zoneId], module: food.moduleId };
const { moduleId } = food;

let mains: number;
let soups: number;
let stews: number;
let stew: number;

beforeAll(async () => {
  mains = await addCategory(db, {
    moduleId,
    slug: "mains",
    name: { en: "Mains", fr: "Plats" },
    priority: -1,
    featured: true,
  });
  stews = await addCategory(db, {
    moduleId,
    parentId: mains,
    name: { en: "Stews", fr: "Mijotés" },
  });
  soups = await addCategory(db, { moduleId, parentId: mains, name: { en: "Soups", fr: "Soupes" } });
  await addCategory(db, { moduleId, name: { en: "Gone", fr: "Parti" }, active: false });
  const [bistro, diner] = food.storeIds;
  stew = await addItem(db, {
    storeId: bistro,
    categoryId: mains,
    subCategoryId: stews,
    popularity: 4,
  });
  await addItem(db, { storeId: bistro, categoryId: mains, subCategoryId: soups, popularity: 9 });
  await addItem(db, { storeId: bistro, categoryId: mains });
  await addItem(db, { storeId: diner });
  await changes.flushed();
});

describe("categories", () => {
  test("are main categories with their children, by priority, then by localised name", async () => {
    const { body, headers } = await ask("GET /categories", {}, here);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(body).toMatchObject([
      { id: mains, name: "Mains", position: 0, parent_id: 0, products_count: 3 },
      { id: food.categoryId, products_count: 1 },
    ]);
    expect(body[0]?.childes).toMatchObject([
      { id: soups, name: "Soups", position: 1, parent_id: mains, products_count: 1 },
      { id: stews, name: "Stews" },
    ]);
    const french = await ask("GET /categories", {}, { ...here, language: "fr" });
    expect(french.body[0]?.childes.map(({ name }) => name)).toEqual(["Mijotés", "Soupes"]);
  });

  test("include all modules without a module header, and only featured ones on request", async () => {
    const all = await ask("GET /categories");
    expect(all.body.map(({ module_id }) => module_id)).toContain(grocery.moduleId);
    const featured = await ask("GET /categories", { featured: 1 });
    expect(featured.body.map(({ id }) => id)).toEqual([mains]);
    expect(featured.headers.get("cache-control")).toBe("public, max-age=480");
  });

  test("are returned one by one by id and by slug", async () => {
    expect((await ask("GET /categories/{id}", { id: "mains" })).body).toMatchObject([
      { id: mains },
    ]);
    expect((await ask("GET /categories/{id}", { id: soups })).body).toMatchObject([
      { id: soups, childes: [] },
    ]);
    const children = await ask("GET /categories/childes/{id}", { id: mains });
    expect(children.body.map(({ id }) => id)).toEqual([soups, stews]);
  });

  test("list the items of their children too", async () => {
    const { body } = await ask("GET /categories/items/{id}", { id: "mains" }, here);
    expect(body.total_size).toBe(3);
    const child = await ask("GET /categories/items/{id}", { id: stews }, here);
    expect(child.body.products.map(({ id }) => id)).toEqual([stew]);
  });

  test("list the stores that sell their items", async () => {
    const { body } = await ask("GET /categories/stores/{id}", { id: mains }, here);
    expect(body.stores.map(({ id }) => id)).toEqual([food.storeIds[0]]);
  });

  test("sort by units delivered in 30 days, with localised names", async () => {
    const { body, headers } = await ask("GET /categories/popular", {}, { ...here, language: "fr" });
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(body).toMatchObject([
      { id: mains, name: "Plats", childes: [{ id: stews }, { id: soups }] },
      { id: food.categoryId },
    ]);
    const elsewhere = await ask("GET /categories/popular", {}, { ...here, zones: [otherZoneId] });
    expect(elsewhere.body).toEqual([]);
  });

  test("list the items of featured ones together, cacheable for 8 minutes", async () => {
    const { body, headers } = await ask("GET /categories/featured/items", { limit: 2 }, here);
    expect(headers.get("cache-control")).toBe("public, max-age=480");
    expect(body).toMatchObject({ total_size: 3, categories: [{ id: mains }] });
    expect(body.products.map(({ category_ids }) => category_ids[1]?.id)).toEqual([soups, stews]);
    const none = await ask(
      "GET /categories/featured/items",
      {},
      { zones: [zoneId], module: grocery.moduleId },
    );
    expect(none.body).toMatchObject({ total_size: 0, products: [], categories: [] });
  });

  test("do not count a deactivated item", async () => {
    await db.update(items).set({ active: false }).where(eq(items.id, stew));
    await changes.flushed();
    const { body } = await ask("GET /categories/{id}", { id: mains });
    expect(body).toMatchObject([{ products_count: 2 }]);
  });

  test("show a new name on the next read", async () => {
    await db
      .update(categories)
      .set({ name: { en: "Broths", fr: "Bouillons" } })
      .where(eq(categories.id, soups));
    await changes.flushed();
    const { body } = await ask("GET /categories/{id}", { id: soups });
    expect(body[0]?.name).toBe("Broths");
  });
});

test("popular categories require a zone and a module", async () => {
  expect(await ask("GET /categories/popular")).toMatchObject({
    status: 422,
    body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
  });
});

const pathsOfOne = [
  "GET /categories/{id}",
  "GET /categories/childes/{id}",
  "GET /categories/items/{id}",
  "GET /categories/stores/{id}",
] as const;

test.each(pathsOfOne)("%s returns 404 for an unknown category", async (path) => {
  for (const id of ["999999", "no-such-category"]) {
    expect(await ask(path, { id }, here)).toMatchObject({
      status: 404,
      body: { errors: [{ code: "category" }] },
    });
  }
});

test.each(["GET /categories/items/{id}", "GET /categories/stores/{id}"] as const)(
  "%s requires a zone and a module, and refuses two sort orders and a page beyond 10 000",
  async (path) => {
    const id = mains;
    expect(await ask(path, { id })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
    });
    expect(await ask(path, { id, filter: ["popular", "nearby"] }, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "filter" }] },
    });
    expect(await ask(path, { id, limit: 100, offset: 101 }, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "offset" }] },
    });
  },
);
