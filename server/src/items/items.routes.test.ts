import type { ItemDetails } from "@errand/core/catalog/catalog.types";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  flashSaleItems,
  flashSales,
  items,
  itemVariations,
  tags,
} from "../catalog/catalog.tables.ts";
import { addAddOn, addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const inFood = { zones: [zoneId], module: food.moduleId };
const inGrocery = { zones: [zoneId], module: grocery.moduleId };
const [bistro] = food.storeIds;
const [market] = grocery.storeIds;

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
    ["with a zone that is not there", { zones: [999], module: food.moduleId }, "zoneId"],
    ["without a module", { zones: [zoneId] }, "moduleId"],
    ["with a module that is not there", { zones: [zoneId], module: 999 }, "moduleId"],
  ])("is refused %s", async (_title, headers, code) => {
    expect(await ask(path, input, headers)).toMatchObject({
      status: 422,
      body: { errors: [{ code }] },
    });
  });

  test("refuses a page beyond 10 000 entries", async () => {
    const answer = await ask(path, { ...input, limit: 100, offset: 101 }, inFood);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
  });

  test("is empty in a zone without stores, and past its end", async () => {
    const elsewhere = await ask(path, input, { ...inFood, zones: [otherZoneId] });
    expect(elsewhere.body).toMatchObject({ total_size: 0, products: [] });
    const past = await ask(path, { ...input, offset: 900 }, inFood);
    expect(past).toMatchObject({ status: 200, body: { offset: 900, products: [] } });
  });
});

test.each(["GET /items/latest", "GET /items/popular", "GET /items/search"] as const)(
  "%s refuses two orders at once",
  async (path) => {
    const answer = await ask(path, { name: "a", filter: ["high", "low"] }, inFood);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: "filter" }] } });
  },
);

describe("an item", () => {
  let dish: ItemDetails;
  let plain: number;
  let shirt: number;

  beforeAll(async () => {
    const cheese = await addAddOn(db, {
      storeId: bistro,
      name: { en: "Cheese", fr: "Fromage" },
      price: 150,
    });
    const goneAddOn = await addAddOn(db, { storeId: bistro, active: false });
    const [tag] = await db
      .insert(tags)
      .values({ tag: { en: "hot", fr: "chaud" } })
      .returning();
    const sub = await addCategory(db, {
      moduleId: food.moduleId,
      parentId: food.categoryId,
      name: { en: "Soups", fr: "Soupes" },
    });
    const id = await addItem(db, {
      storeId: bistro,
      slug: "onion-soup",
      name: { en: "Onion soup", fr: "Soupe à l’oignon" },
      price: 1250,
      discount: 1000,
      subCategoryId: sub,
      images: ["emoji-1f372-tomato", "emoji-1f9c5-leaf"],
      addOnIds: [cheese, goneAddOn],
      tagIds: [tag?.id ?? 0],
      foodChoices: [
        {
          name: { en: "Size", fr: "Taille" },
          type: "single",
          min: 1,
          max: 1,
          required: true,
          values: [
            { label: { en: "Small", fr: "Petite" }, price: 0 },
            { label: { en: "Large", fr: "Grande" }, price: 250 },
          ],
        },
      ],
    });
    plain = await addItem(db, { storeId: market, discount: 250, discountKind: "amount" });
    shirt = await addItem(db, {
      storeId: market,
      choices: [
        {
          title: { en: "Size", fr: "Taille" },
          options: [
            { en: "Small", fr: "Petit" },
            { en: "Large", fr: "Grand" },
          ],
        },
      ],
      variations: [
        { type: { en: "Small", fr: "Petit" }, price: 900, stock: 2 },
        { type: { en: "Large", fr: "Grand" }, price: 1100, stock: 3 },
      ],
    });
    await changes.flushed();
    dish = (await ask("GET /items/details/{id}", { id })).body;
  });

  test("returns its price, discount, store and categories", () => {
    expect(dish).toMatchObject({
      slug: "onion-soup",
      name: "Onion soup",
      price: 12.5,
      stock: null,
      discount: 10,
      discount_type: "percent",
      flash_sale: 0,
      store_id: bistro,
      module_type: "food",
      tags: [{ tag: "hot" }],
      category_ids: [
        { id: food.categoryId, position: 0 },
        { name: "Soups", position: 1 },
      ],
      has_variant: 0,
      isCampaignItem: false,
    });
  });

  test("returns its pictures at 640 pixels, the first one also by itself", () => {
    expect(dish.image_full_url).toBe("http://127.0.0.1:4000/images/emoji-1f372-tomato/640.webp");
    expect(dish.images_full_url).toHaveLength(2);
  });

  test("returns its choices, with active add-ons only", () => {
    expect(dish.food_variations).toEqual([
      {
        name: "Size",
        type: "single",
        min: 1,
        max: 1,
        required: "on",
        values: [
          { label: "Small", optionPrice: 0, isSelected: false },
          { label: "Large", optionPrice: 2.5, isSelected: false },
        ],
      },
    ]);
    expect(dish.add_ons).toMatchObject([{ name: "Cheese", price: 1.5, store_id: bistro }]);
  });

  test("is returned in French, also by its slug", async () => {
    const { body, headers } = await ask(
      "GET /items/details/{id}",
      { id: "onion-soup" },
      { language: "fr" },
    );
    expect(headers.get("content-language")).toBe("fr");
    expect(body).toMatchObject({
      name: "Soupe à l’oignon",
      tags: [{ tag: "chaud" }],
      food_variations: [{ name: "Taille", values: [{ label: "Petite" }, { label: "Grande" }] }],
      add_ons: [{ name: "Fromage" }],
    });
  });

  test("returns the price and stock of each variation", async () => {
    const { body } = await ask("GET /items/details/{id}", { id: shirt }, { language: "fr" });
    expect(body).toMatchObject({
      stock: 5,
      has_variant: 1,
      choice_options: [{ name: "choice_1", title: "Taille", options: ["Petit", "Grand"] }],
      variations: [
        { type: "Petit", price: 9, stock: 2 },
        { type: "Grand", price: 11, stock: 3 },
      ],
    });
  });

  test("returns its store, with the distance if the location is known", async () => {
    expect(dish.store_details).toMatchObject({ id: bistro, open: 1, distance: null });
    const near = await ask(
      "GET /items/details/{id}",
      { id: dish.id },
      { headers: { latitude: "43.6", longitude: "3.9" } },
    );
    expect(near.body.store_details.distance).toBe(1.112);
  });

  test("returns a fixed discount in the currency", async () => {
    const { body } = await ask("GET /items/details/{id}", { id: plain });
    expect(body).toMatchObject({ discount: 2.5, discount_type: "amount" });
  });

  test.each(["999999", "no-such-item", "9999999999"])("answers 404 to %s", async (id) => {
    expect(await ask("GET /items/details/{id}", { id })).toMatchObject({
      status: 404,
      body: { errors: [{ code: "item" }] },
    });
  });

  test("answers 404 when it is inactive", async () => {
    const id = await addItem(db, { storeId: bistro, active: false });
    expect(await ask("GET /items/details/{id}", { id })).toMatchObject({ status: 404 });
  });

  test("has the discount of a running flash sale with stock left", async () => {
    const now = new Date("2026-03-02T12:00:00Z");
    setNow(now);
    const [sale] = await db
      .insert(flashSales)
      .values({
        moduleId: grocery.moduleId,
        title: { en: "Now", fr: "Maintenant" },
        starts: new Date("2026-03-02T11:00:00Z"),
        ends: new Date("2026-03-02T13:00:00Z"),
      })
      .returning();
    await db.insert(flashSaleItems).values({
      flashSaleId: sale?.id ?? 0,
      itemId: plain,
      discount: 5000,
      discountKind: "percent",
      stock: 2,
    });
    await changes.flushed();
    const read = async () => (await ask("GET /items/details/{id}", { id: plain })).body;
    expect(await read()).toMatchObject({ flash_sale: 1, discount: 50, discount_type: "percent" });

    setNow(new Date("2026-03-02T13:00:00Z"));
    expect(await read()).toMatchObject({ flash_sale: 0, discount: 2.5 });

    setNow(now);
    await db.update(flashSaleItems).set({ sold: 2 }).where(eq(flashSaleItems.itemId, plain));
    await changes.flushed();
    expect(await read()).toMatchObject({ flash_sale: 0, discount: 2.5 });
    setNow(null);
  });

  test("shows reduced stock on the next read", async () => {
    const read = async () => (await ask("GET /items/details/{id}", { id: plain })).body.stock;
    expect(await read()).toBe(10);
    await db.update(items).set({ stock: 9 }).where(eq(items.id, plain));
    await changes.flushed();
    expect(await read()).toBe(9);
    await db.update(itemVariations).set({ stock: 0 }).where(eq(itemVariations.itemId, shirt));
    await changes.flushed();
    const { body } = await ask("GET /items/details/{id}", { id: shirt });
    expect(body.variations.map(({ stock }) => stock)).toEqual([0, 0]);
  });
});

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
    const place = { moduleId, zoneId };
    categoryId = await addCategory(db, { moduleId, name: tapas });
    near = await addStore(db, { ...place, latitude: 43.605, showsHalal: true });
    far = await addStore(db, {
      ...place,
      latitude: 43.65,
      freeDelivery: true,
      maxDeliveryMinutes: 50,
    });
    closed = await addStore(db, {
      ...place,
      latitude: 43.64,
      schedules: [{ day: 1, opening_time: "18:00:00", closing_time: "23:00:00" }],
    });
    const inactive = await addStore(db, { ...place, active: false });
    const tapa = (name: string, storeId: number, more: Partial<typeof items.$inferInsert>) =>
      addItem(db, { storeId, categoryId, name: { en: name, fr: name }, ...more }).then((id) => {
        ids[name] = id;
      });
    await tapa("olives", near, {
      popularity: 9,
      avgRating: 4.5,
      ratingCount: 3,
      price: 400,
      organic: true,
      halal: true,
    });
    await tapa("ham", near, {
      popularity: 9,
      avgRating: 3.9,
      ratingCount: 8,
      price: 900,
      veg: false,
      discount: 200,
      discountKind: "amount",
    });
    await tapa("squid", far, {
      popularity: 3,
      avgRating: 4,
      ratingCount: 8,
      price: 1200,
      veg: false,
      discount: 1500,
      recommended: true,
      organic: true,
      halal: true,
    });
    await tapa("churros", closed, {
      popularity: 1,
      price: 500,
      availableFrom: "07:00:00",
      availableUntil: "12:00:00",
    });
    await tapa("toast", near, {
      popularity: 0,
      price: 300,
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
    // Where the store says so: the mark is on those items alone.
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
  ])("by %s", async (filter, headers, expected) => {
    // At noon in Paris breakfast is over, and one store has not opened yet.
    expect(await listed({ filter: [filter] }, headers)).toEqual(expected);
  });

  test.each([
    ["vegetarian", { type: "veg" }, ["olives", "churros", "toast"]],
    ["with meat or fish", { type: "non_veg" }, ["ham", "squid"]],
    ["rated at least four", { rating_count: 4 }, ["olives", "squid"]],
    // Of ham and squid something is taken off: 7.00 and 10.20 are left.
    ["from a price", { min_price: 7 }, ["ham", "squid"]],
    ["from a higher price", { min_price: 7.01 }, ["squid"]],
    ["up to a price", { max_price: 4 }, ["olives", "toast"]],
    ["up to a reduced price", { max_price: 7 }, ["olives", "ham", "churros", "toast"]],
    ["between two prices", { min_price: 5, max_price: 7 }, ["ham", "churros"]],
    [
      "with all that holds together",
      { type: "non_veg", filter: ["discounted", "low"] },
      ["ham", "squid"],
    ],
    ["organic and up to a price", { filter: ["organic"], max_price: 4 }, ["olives"]],
    ["of a brand", { brand_ids: [999] }, []],
    ["that match a text", { search: "squid" }, ["squid"]],
  ])("only %s", async (_title, input, expected) => {
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
  ] as const)("%s has its order", async (path, expected) => {
    const { body } = await ask(path, { category_ids: [categoryId] }, inFood);
    expect(body.products.map(({ name }) => name)).toEqual(expected);
  });

  test("lists the newest items first", async () => {
    const { body } = await ask("GET /items/new-arrival", { category_ids: [categoryId] }, inFood);
    expect(body.products.map(({ name }) => name)).toEqual([
      "toast",
      "churros",
      "squid",
      "ham",
      "olives",
    ]);
  });

  test("lists the items of one store and one category", async () => {
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

  test("lists recommended items only", async () => {
    const { body } = await ask("GET /items/recommended", {}, inFood);
    expect(body.products.map(({ name }) => name)).toEqual(["squid"]);
    const narrowed = await ask("GET /items/recommended", { filter: ["halal"] }, inFood);
    expect(narrowed.body.total_size).toBe(0);
  });

  test("lists the items of the module only", async () => {
    const { body } = await ask("GET /items/popular", {}, inGrocery);
    expect(body.products.every(({ module_id }) => module_id === grocery.moduleId)).toBe(true);
  });
});
