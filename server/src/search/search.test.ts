import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { brands, categories, items, stores, tags } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const { food, zoneId } = shop;
const here = { zones: [zoneId], module: food.moduleId };

const pizzas = await addCategory(db, {
  moduleId: food.moduleId,
  name: { en: "Oven-baked", fr: "Cuit au four" },
});
const bella = await addStore(db, {
  moduleId: food.moduleId,
  zoneId,
  name: { en: "Bella Tavola", fr: "Bella Tavola" },
});
const [spicy] = await db
  .insert(tags)
  .values({ tag: { en: "spicy", fr: "épicé" } })
  .returning();
const names = {
  margherita: { en: "Pizza Margherita", fr: "Pizza Margherita" },
  diavola: { en: "Pizza Diavola", fr: "Pizza Diavola" },
  soup: { en: "Tomato soup", fr: "Soupe à la tomate" },
  crepes: { en: "Pancakes with sugar", fr: "Crêpes au sucre" },
  pie: { en: "Apple pie", fr: "Tarte aux pommes" },
};
await addItem(db, { storeId: bella, categoryId: pizzas, name: names.margherita, popularity: 5 });
await addItem(db, {
  storeId: bella,
  categoryId: pizzas,
  name: names.diavola,
  tagIds: [spicy?.id ?? 0],
  popularity: 9,
});
for (const name of [names.soup, names.crepes, names.pie]) {
  await addItem(db, { storeId: food.storeIds[0], name });
}

async function found(name: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const response = await ask("GET /items/search", { name, ...more }, here);
  expect(response.status).toBe(200);
  // Without what is close to the matches (found-items.test); alone, it is what is found.
  const matching = response.body.products.filter(({ match }) => match !== "near");
  const products = matching.length > 0 ? matching : response.body.products;
  return products.map((product) => product.name);
}

describe("item search", () => {
  test.each([
    ["finds a word of the name", "margherita", ["Pizza Margherita"]],
    ["finds an incomplete word", "marg", ["Pizza Margherita"]],
    ["corrects a missing letter", "magherita", ["Pizza Margherita"]],
    ["corrects two swapped letters", "maghreita", ["Pizza Margherita"]],
    ["corrects an incomplete word", "maghe", ["Pizza Margherita"]],
    ["ignores missing accents", "crepe", ["Pancakes with sugar"]],
    ["accepts accents", "crêpe", ["Pancakes with sugar"]],
    ["ignores wrong accents", "crépes", ["Pancakes with sugar"]],
    ["finds a French name", "tomate", ["Tomato soup"]],
    ["finds a singular by its plural", "tomatoes", ["Tomato soup"]],
    ["returns nothing for a plural without a match", "gateaux", []],
    ["ignores filler words", "tarte de pomme", ["Apple pie"]],
    ["requires every word", "pizza bella", ["Pizza Diavola", "Pizza Margherita"]],
    ["finds a tag", "epice", ["Pizza Diavola"]],
    ["finds a category", "four", ["Pizza Diavola", "Pizza Margherita"]],
    ["finds a store", "tavola", ["Pizza Diavola", "Pizza Margherita"]],
    ["ignores a word that nothing contains", "margherita xyzzyx", ["Pizza Margherita"]],
    ["finds the noun when no item has every word", "margherita soup", ["Tomato soup"]],
    ["returns nothing for nonsense", "qwrtzu", []],
    ["returns nothing for punctuation", "%&'\"\\:*|!()", []],
  ])("%s: %s", async (_title, name, expected) => {
    expect(await found(name)).toEqual(expected);
  });

  test("sorts what the word names first, then tags, then other names", async () => {
    const storeId = food.storeIds[1];
    await addItem(db, { storeId, name: { en: "Lime juice", fr: "Jus de citron" } });
    await addItem(db, { storeId, name: { en: "Limes", fr: "Limes" }, popularity: 9 });
    const [lime] = await db
      .insert(tags)
      .values({ tag: { en: "lime", fr: "lime" } })
      .returning();
    await addItem(db, {
      storeId,
      name: { en: "Drink", fr: "Boisson" },
      tagIds: [lime?.id ?? 0],
      popularity: 99,
    });
    await changes.flushed();
    expect(await found("lime")).toEqual(["Limes", "Drink", "Lime juice"]);
  });

  test("filters by store and by category", async () => {
    expect(await found("pizza", { store_id: food.storeIds[0] })).toEqual([]);
    expect(await found("pizza", { category_id: pizzas })).toHaveLength(2);
    expect(await found("tomato", { category_id: pizzas })).toEqual([]);
  });

  test("returns the categories of the matches", async () => {
    const { body } = await ask("GET /items/search", { name: "pizza" }, here);
    expect(body.categories.map(({ id }) => id)).toEqual([pizzas]);
    expect(body.total_size).toBe(2);
  });
});

describe("item search by stems", () => {
  const storeId = food.storeIds[1];
  beforeAll(async () => {
    const products = [
      ["Berry tart", "Tarte aux baies"],
      ["Wild berries", "Baies sauvages"],
      ["Horse steak", "Steak de cheval"],
      ["Draught horses", "Chevaux de trait"],
      ["Almond cake", "Gâteau aux amandes"],
      ["Small cakes", "Petits gâteaux"],
      ["Loaf of bread", "Miche"],
      ["Smoked fillet", "Filet fumé"],
      ["Smoked herrings", "Harengs fumés"],
      ["Ruby port", "Vin rubis"],
      ["Dark porter", "Ambre"],
    ];
    for (const [en = "", fr = ""] of products) await addItem(db, { storeId, name: { en, fr } });
    await changes.flushed();
  });

  test.each([
    ["berry", ["Wild berries", "Berry tart"]],
    ["berries", ["Wild berries", "Berry tart"]],
    ["berri", ["Wild berries", "Berry tart"]],
    ["cheval", ["Horse steak", "Draught horses"]],
    ["chevaux", ["Draught horses", "Horse steak"]],
    ["gâteaux", ["Small cakes", "Almond cake"]],
    ["gateau", ["Almond cake", "Small cakes"]],
    ["GATEAUX", ["Small cakes", "Almond cake"]],
    ["loaf", ["Loaf of bread"]],
    ["smoke", ["Smoked fillet", "Smoked herrings"]],
    ["fumée", ["Smoked fillet", "Smoked herrings"]],
    ["horses", ["Draught horses", "Horse steak"]],
    ["hareng fumé", ["Smoked herrings"]],
  ])("finds all forms of “%s”, the typed one first", async (name, expected) => {
    expect(await found(name)).toEqual(expected);
  });

  test("does not apply French rules to English words", async () => {
    expect(await found("porter")).toEqual(["Dark porter"]);
  });

  test("corrects to whole words, whose other forms are found, too", async () => {
    expect(await found("berrise")).toEqual(["Wild berries", "Berry tart"]);
    expect(await found("chevuax")).toEqual(["Draught horses", "Horse steak"]);
  });
});

describe("the search index", () => {
  test("is updated when a store, a category, a brand or a tag is renamed", async () => {
    const categoryId = await addCategory(db, { moduleId: food.moduleId });
    const storeId = await addStore(db, { moduleId: food.moduleId, zoneId });
    const [brand] = await db
      .insert(brands)
      .values({ moduleId: food.moduleId, slug: "some-brand", name: "Some brand" })
      .returning();
    const [tag] = await db
      .insert(tags)
      .values({ tag: { en: "some tag", fr: "une étiquette" } })
      .returning();
    await addItem(db, {
      storeId,
      categoryId,
      brandId: brand?.id ?? 0,
      tagIds: [tag?.id ?? 0],
      name: { en: "Chameleon", fr: "Caméléon" },
    });
    await db
      .update(stores)
      .set({ name: { en: "Rivage", fr: "Rivage" } })
      .where(eq(stores.id, storeId));
    await db
      .update(categories)
      .set({ name: { en: "Lizards", fr: "Lézards" } })
      .where(eq(categories.id, categoryId));
    await db
      .update(brands)
      .set({ name: "Zorro" })
      .where(eq(brands.id, brand?.id ?? 0));
    await db
      .update(tags)
      .set({ tag: { en: "colourful", fr: "bariolé" } })
      .where(eq(tags.id, tag?.id ?? 0));
    await changes.flushed();
    for (const word of ["rivage", "lezard", "zorro", "bariole"]) {
      expect(await found(word), word).toEqual(["Chameleon"]);
    }
  });
});

describe("the cache of looked-up words", () => {
  test("is cleared by a new word", async () => {
    expect(await found("courgete")).toEqual([]);
    await addItem(db, { storeId: food.storeIds[0], name: { en: "Courgette", fr: "Courgette" } });
    await changes.flushed();
    expect(await found("courgete")).toEqual(["Courgette"]);
  });

  test("returns changed items for every search text", async () => {
    const id = await addItem(db, {
      storeId: food.storeIds[0],
      name: { en: "Aubergine gratin", fr: "Gratin d’aubergine" },
    });
    await changes.flushed();
    const priceBy = async (name: string) =>
      (
        await ask("GET /items/search", { name, store_id: food.storeIds[0] }, here)
      ).body.products.map(({ price }) => price);
    expect(await priceBy("aubergine")).toEqual([10]);
    await db
      .update(items)
      .set({ price: minor(1250) })
      .where(eq(items.id, id));
    await changes.flushed();
    expect(await priceBy("gratin")).toEqual([12.5]);
    await db.update(items).set({ active: false }).where(eq(items.id, id));
    await changes.flushed();
    expect(await priceBy("aubergine gratin")).toEqual([]);
  });
});

describe("item and store suggestions", () => {
  test("match the names of items and of stores", async () => {
    const { body } = await ask("GET /items/item-or-store-search", { name: "bela" }, here);
    expect(body.stores.map(({ name }) => name)).toEqual(["Bella Tavola"]);
    expect(body.items.map(({ name }) => name)).toEqual(["Pizza Diavola", "Pizza Margherita"]);
    expect(Object.keys(body.items[0] ?? {})).toEqual([
      "id",
      "slug",
      "name",
      "image_full_url",
      "unit_type",
    ]);
  });

  test("are empty for nonsense", async () => {
    const { body } = await ask("GET /items/item-or-store-search", { name: "qwrtzu" }, here);
    expect(body).toEqual({ items: [], stores: [] });
  });

  test("refuse a blank text", async () => {
    const response = await ask("GET /items/item-or-store-search", { name: "   " }, here);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "name" }] } });
  });
});
