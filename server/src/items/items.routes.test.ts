import type { ItemDetails } from "@errand/core/catalog/catalog.types";
import { fewLeft } from "@errand/core/items/stock";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { flashSales, itemVariations, tags } from "../catalog/catalog.tables.ts";
import {
  addAddOn,
  addCategory,
  addItem,
  addSaleItem,
  addStore,
  seedShop,
} from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { newStockChange, setStock } from "../stock/set-stock.ts";
import { putSaleStock, putStock } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId } = await seedShop(db);
const [bistro] = food.storeIds;
const [market] = grocery.storeIds;

describe("an item", () => {
  let dish: ItemDetails;
  let plain: number;
  let shirt: number;

  beforeAll(async () => {
    const cheese = await addAddOn(db, {
      storeId: bistro,
      name: { en: "Cheese", fr: "Fromage" },
      price: minor(150),
    });
    const inactiveAddOn = await addAddOn(db, { storeId: bistro, active: false });
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
      price: minor(1250),
      discount: 1000,
      subCategoryId: sub,
      images: ["emoji-1f372-tomato", "emoji-1f9c5-leaf"],
      addOnIds: [cheese, inactiveAddOn],
      tagIds: [tag?.id ?? 0],
      foodChoices: [
        {
          id: "size",
          name: { en: "Size", fr: "Taille" },
          type: "single",
          min: 1,
          max: 1,
          required: true,
          values: [
            { id: "small", label: { en: "Small", fr: "Petite" }, price: minor(0) },
            { id: "large", label: { en: "Large", fr: "Grande" }, price: minor(250) },
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
          pictures: [[0], [1]],
        },
      ],
      variations: [
        { type: { en: "Small", fr: "Petit" }, price: minor(900), stock: 2 },
        { type: { en: "Large", fr: "Grand" }, price: minor(1100), stock: 3 },
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

  test("returns its pictures at 640 pixels, the first one also separately", () => {
    expect(dish.image_full_url).toBe(pictureUrl("http://127.0.0.1:4000", "emoji-1f372-tomato"));
    expect(dish.images_full_url).toHaveLength(2);
  });

  test("returns its choices, with active add-ons only", () => {
    expect(dish.food_variations).toEqual([
      {
        id: "size",
        name: "Size",
        type: "single",
        min: 1,
        max: 1,
        required: "on",
        values: [
          { id: "small", label: "Small", optionPrice: 0, isSelected: false },
          { id: "large", label: "Large", optionPrice: 2.5, isSelected: false },
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
      choice_options: [
        { name: "choice_1", title: "Taille", options: ["Petit", "Grand"], pictures: [[0], [1]] },
      ],
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
    expect(near.body.store_details.distance).toBe(1.061);
  });

  test("returns a fixed discount in the currency", async () => {
    const { body } = await ask("GET /items/details/{id}", { id: plain });
    expect(body).toMatchObject({ discount: 2.5, discount_type: "amount" });
  });

  test.each(["999999", "no-such-item", "9999999999"])("returns 404 for id %s", async (id) => {
    expect(await ask("GET /items/details/{id}", { id })).toMatchObject({
      status: 404,
      body: { errors: [{ code: "item" }] },
    });
  });

  test("returns 404 when it is inactive", async () => {
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
    await addSaleItem(db, {
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
    await putSaleStock(db, { itemId: plain, flashSaleId: sale?.id ?? 0 }, 0);
    await changes.flushed();
    expect(await read()).toMatchObject({ flash_sale: 0, discount: 2.5 });
    setNow(null);
  });

  test("shows its stock on the next read", async () => {
    const read = async () => (await ask("GET /items/details/{id}", { id: plain })).body.stock;
    const now = new Date("2026-03-02T11:00:00Z");
    setNow(now);
    expect(await read()).toBe(10);
    await putStock(db, plain, fewLeft + 1);
    await changes.flushed();
    expect(await read()).toBe(fewLeft + 1);
    for (const stock of [fewLeft, 1, 0, fewLeft + 4]) {
      await putStock(db, plain, stock);
      await changes.flushed();
      expect(await read()).toBe(stock);
    }
    const variations = await db
      .select({ variationId: itemVariations.id })
      .from(itemVariations)
      .where(eq(itemVariations.itemId, shirt));
    const empty = { itemId: shirt, flashSaleId: null, quantity: 0 };
    await setStock(
      db,
      newStockChange("setting"),
      variations.map((variation) => ({ ...empty, ...variation })),
    );
    await changes.flushed();
    const { body } = await ask("GET /items/details/{id}", { id: shirt });
    expect(body.variations.map(({ stock }) => stock)).toEqual([0, 0]);
    setNow(null);
  });
});

test("says whether the store of an item is open, and when it opens later that day", async () => {
  const hours = { opening_time: "11:45:00", closing_time: "22:00:00" };
  const storeId = await addStore(db, {
    moduleId: food.moduleId,
    zoneId,
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours })),
  });
  const id = await addItem(db, { storeId });
  onTestFinished(() => setNow(null));
  const at = async (time: string) => {
    setNow(new Date(`2026-03-20T${time}:00Z`));
    return (await ask("GET /items/details/{id}", { id: String(id) })).body;
  };
  // Paris is an hour ahead.
  expect(await at("09:15")).toMatchObject({ store_open: 0, store_opening_time: "11:45:00" });
  expect(await at("10:45")).toMatchObject({ store_open: 1, store_opening_time: null });
  expect(await at("21:00")).toMatchObject({ store_open: 0, store_opening_time: null });
});
