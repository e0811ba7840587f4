import { minor } from "@errand/core/money";
import { beforeAll, describe, expect, test } from "vitest";
import type { items } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const inFood = { zones: [zoneId], module: food.moduleId };
const inGrocery = { zones: [zoneId], module: grocery.moduleId };
const [bistro] = food.storeIds;

const lists = [
  ["GET /items/latest", {}],
  ["GET /items/new-arrival", {}],
  ["GET /items/popular", {}],
  ["GET /items/most-reviewed", {}],
  ["GET /items/discounted", {}],
  ["GET /items/recommended", {}],
  ["GET /items/suggested", { store_id: bistro }],
  ["GET /items/search", { name: "soup" }],
  ["GET /items/search-suggestion", { name: "soup" }],
  ["GET /items/basic", {}],
  ["GET /items/common-conditions", {}],
  ["GET /categories/featured/items", {}],
  ["GET /get-combined-data", { list_type: "item", data_type: "all" }],
] as const;

describe.each(lists)("%s", (path, input) => {
  test.each([
    ["without a zone", { module: food.moduleId }, "zoneId"],
    ["with a zone that does not exist", { zones: [999], module: food.moduleId }, "zoneId"],
    ["without a module", { zones: [zoneId] }, "moduleId"],
    ["with a module that does not exist", { zones: [zoneId], module: 999 }, "moduleId"],
  ])("is refused %s", async (_title, headers, code) => {
    expect(await ask(path, input, headers)).toMatchObject({
      status: 422,
      body: { errors: [{ code }] },
    });
  });

  test("refuses a page beyond 10 000 entries", async () => {
    const response = await ask(path, { ...input, limit: 100, offset: 101 }, inFood);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
  });

  test("is empty in a zone without stores, and beyond the last page", async () => {
    const elsewhere = await ask(path, input, { ...inFood, zones: [otherZoneId] });
    expect(elsewhere.body).toMatchObject({ total_size: 0, products: [] });
    const past = await ask(path, { ...input, offset: 900 }, inFood);
    expect(past).toMatchObject({ status: 200, body: { offset: 900, products: [] } });
  });
});

test.each(["GET /items/latest", "GET /items/popular", "GET /items/search"] as const)(
  "%s refuses two sort orders together",
  async (path) => {
    const response = await ask(path, { name: "a", filter: ["high", "low"] }, inFood);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "filter" }] } });
  },
);

describe("lists of items", () => {
  const noon = new Date("2026-03-02T11:00:00Z");
  const tapas = { en: "Tapas", fr: "Tapas" };
  let categoryId: number;
  let near: number;
  let far: number;
  let closed: number;
  const ids: Record<string, number> = {};

  async function listed(input: Record<string, unknown> = {}, headers = {}): Promise<string[]> {
    setNow(noon);
    const { body } = await ask(
      "GET /items/popular",
      { category_ids: [categoryId], ...input },
      { ...inFood, ...headers },
    );
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return body.products.map(({ id }) => names.get(id) ?? String(id));
  }

  beforeAll(async () => {
    const { moduleId } = food;
    const base = { moduleId, zoneId };
    categoryId = await addCategory(db, { moduleId, name: tapas });
    near = await addStore(db, { ...base, latitude: 43.605, showsHalal: true });
    far = await addStore(db, {
      ...base,
      latitude: 43.65,
      freeDelivery: true,
      maxDeliveryMinutes: 50,
    });
    closed = await addStore(db, {
      ...base,
      latitude: 43.64,
      schedules: [{ day: 1, opening_time: "18:00:00", closing_time: "23:00:00" }],
    });
    const inactive = await addStore(db, { ...base, active: false });
    const tapa = (name: string, storeId: number, more: Partial<typeof items.$inferInsert>) =>
      addItem(db, { storeId, categoryId, name: { en: name, fr: name }, ...more }).then((id) => {
        ids[name] = id;
      });
    await tapa("olives", near, {
      popularity: 9,
      avgRating: 4.5,
      ratingCount: 3,
      price: minor(400),
      organic: true,
      halal: true,
    });
    await tapa("ham", near, {
      popularity: 9,
      avgRating: 3.9,
      ratingCount: 8,
      price: minor(900),
      veg: false,
      discount: 200,
      discountKind: "amount",
    });
    await tapa("squid", far, {
      popularity: 3,
      avgRating: 4,
      ratingCount: 8,
      price: minor(1200),
      veg: false,
      discount: 1500,
      recommended: true,
      organic: true,
      halal: true,
    });
    await tapa("churros", closed, {
      popularity: 1,
      price: minor(500),
      availableFrom: "07:00:00",
      availableUntil: "12:00:00",
    });
    await tapa("toast", near, {
      popularity: 0,
      price: minor(300),
      availableFrom: "07:00:00",
      availableUntil: "12:00:00",
    });
    await tapa("hidden", near, { active: false });
    await tapa("campaign", near, { campaignStarts: "2026-03-01", campaignEnds: "2026-03-09" });
    await tapa("shut", inactive, {});
    await changes.flushed();
  });

  test("list only active items of active stores, most popular first, then best rated", async () => {
    expect(await listed()).toEqual(["olives", "ham", "squid", "churros", "toast"]);
  });

  test.each([
    ["top_rated", {}, ["olives", "squid"]],
    ["discounted", {}, ["ham", "squid"]],
    ["free_delivery", {}, ["squid"]],
    ["fast_delivery", {}, ["olives", "ham", "churros", "toast"]],
    ["organic", {}, ["olives", "squid"]],
    // Only items of stores that show the halal mark.
    ["halal", {}, ["olives"]],
    ["currently_open", {}, ["olives", "ham", "squid", "toast"]],
    ["available_now", {}, ["olives", "ham", "squid"]],
    ["high", {}, ["squid", "ham", "churros", "olives", "toast"]],
    ["low", {}, ["toast", "olives", "churros", "ham", "squid"]],
    ["popular", {}, ["olives", "ham", "squid", "churros", "toast"]],
    ["coupon", {}, []],
    [
      "nearby",
      { headers: { latitude: "43.6", longitude: "3.9" } },
      ["olives", "ham", "toast", "churros", "squid"],
    ],
    ["nearby", {}, ["olives", "ham", "squid", "churros", "toast"]],
  ])("apply the filter or sort order %s", async (filter, headers, expected) => {
    // At noon in Paris breakfast is over, and one store has not opened yet.
    expect(await listed({ filter: [filter] }, headers)).toEqual(expected);
  });

  test.each([
    ["vegetarian", { type: "veg" }, ["olives", "churros", "toast"]],
    ["with meat or fish", { type: "non_veg" }, ["ham", "squid"]],
    ["rated at least four", { rating_count: 4 }, ["olives", "squid"]],
    // The discounted prices of ham and squid are 7.00 and 10.20.
    ["from a price", { min_price: 7 }, ["ham", "squid"]],
    ["from a higher price", { min_price: 7.01 }, ["squid"]],
    ["up to a price", { max_price: 4 }, ["olives", "toast"]],
    ["up to a discounted price", { max_price: 7 }, ["olives", "ham", "churros", "toast"]],
    ["between two prices", { min_price: 5, max_price: 7 }, ["ham", "churros"]],
    [
      "that match all conditions",
      { type: "non_veg", filter: ["discounted", "low"] },
      ["ham", "squid"],
    ],
    ["organic and up to a price", { filter: ["organic"], max_price: 4 }, ["olives"]],
    ["of a brand", { brand_ids: [999] }, []],
    ["that match a text", { search: "squid" }, ["squid"]],
  ])("return only items: %s", async (_title, input, expected) => {
    expect(await listed(input)).toEqual(expected);
  });

  test("have no gaps or repeats between pages", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((offset) => listed({ limit: 2, offset })));
    expect(pages).toEqual([["olives", "ham"], ["squid", "churros"], ["toast"], []]);
  });

  test("return the main categories of all matches", async () => {
    const { body } = await ask("GET /items/popular", { limit: 1, search: "olives" }, inFood);
    expect(body.categories.map(({ id }) => id)).toEqual([categoryId]);
    const menu = await ask("GET /items/latest", { store_id: far }, inFood);
    expect(menu.body).toMatchObject({ total_size: 1, categories: [{ id: categoryId }] });
  });

  test.each([
    ["GET /items/most-reviewed", ["squid", "ham", "olives", "churros", "toast"]],
    ["GET /items/discounted", ["ham", "squid"]],
  ] as const)("%s has its own sort order", async (path, expected) => {
    const { body } = await ask(path, { category_ids: [categoryId] }, inFood);
    expect(body.products.map(({ name }) => name)).toEqual(expected);
  });

  test("start with the newest items", async () => {
    const { body } = await ask("GET /items/new-arrival", { category_ids: [categoryId] }, inFood);
    expect(body.products.map(({ name }) => name)).toEqual([
      "toast",
      "churros",
      "squid",
      "ham",
      "olives",
    ]);
  });

  test("return the items of one store and one category", async () => {
    const { body } = await ask(
      "GET /items/latest",
      { store_id: near, category_id: categoryId },
      inFood,
    );
    expect(body.total_size).toBe(3);
    const all = await ask("GET /items/latest", { store_id: near, category_id: 0 }, inFood);
    expect(all.body.total_size).toBe(3);
    const suggested = await ask("GET /items/suggested", { store_id: near }, inFood);
    expect(suggested.body.products.map(({ name }) => name)).toEqual(["olives", "ham", "toast"]);
  });

  test("return only recommended items, and no medicines on prescription", async () => {
    await addItem(db, { storeId: near, recommended: true, prescriptionRequired: true });
    const { body } = await ask("GET /items/recommended", {}, inFood);
    expect(body.products.map(({ name }) => name)).toEqual(["squid"]);
    const narrowed = await ask("GET /items/recommended", { filter: ["halal"] }, inFood);
    expect(narrowed.body.total_size).toBe(0);
  });

  test("return only items of the module", async () => {
    const { body } = await ask("GET /items/popular", {}, inGrocery);
    expect(body.products.every(({ module_id }) => module_id === grocery.moduleId)).toBe(true);
  });
});
