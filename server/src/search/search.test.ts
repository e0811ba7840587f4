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
  const answer = await ask("GET /items/search", { name, ...more }, here);
  expect(answer.status).toBe(200);
  return answer.body.products.map((product) => product.name);
}

describe("a search finds items", () => {
  test.each([
    ["by a word of their name", "margherita", ["Pizza Margherita"]],
    ["while the word is still being typed", "marg", ["Pizza Margherita"]],
    ["with a letter left out", "magherita", ["Pizza Margherita"]],
    ["with two letters swapped", "maghreita", ["Pizza Margherita"]],
    ["with an error in the beginning of a word", "maghe", ["Pizza Margherita"]],
    ["without accents", "crepe", ["Pancakes with sugar"]],
    ["with accents", "crêpe", ["Pancakes with sugar"]],
    ["with the wrong accent", "crépes", ["Pancakes with sugar"]],
    ["in French", "tomate", ["Tomato soup"]],
    ["in the plural", "tomatoes", ["Tomato soup"]],
    ["in the French plural", "gateaux", []],
    ["whatever little words stand between", "tarte de pomme", ["Apple pie"]],
    ["with every word", "pizza bella", ["Pizza Diavola", "Pizza Margherita"]],
    ["by their tag", "epice", ["Pizza Diavola"]],
    ["by their category", "four", ["Pizza Diavola", "Pizza Margherita"]],
    ["by their store", "tavola", ["Pizza Diavola", "Pizza Margherita"]],
    ["overlooking a word that nothing has", "margherita xyzzyx", ["Pizza Margherita"]],
    ["not when one of the words is of something else", "margherita soup", []],
    ["not by nonsense", "qwrtzu", []],
    ["not by signs alone", "%&'\"\\:*|!()", []],
  ])("%s: %s", async (_title, name, expected) => {
    expect(await found(name)).toEqual(expected);
  });

  test("best match first: the word in full in the name, then its beginning, then elsewhere", async () => {
    const storeId = food.storeIds[1];
    await addItem(db, { storeId, name: { en: "Lime juice", fr: "Lime juice" } });
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
    expect(await found("lime")).toEqual(["Lime juice", "Limes", "Drink"]);
  });

  test("of one store or one category when asked", async () => {
    expect(await found("pizza", { store_id: food.storeIds[0] })).toEqual([]);
    expect(await found("pizza", { category_id: pizzas })).toHaveLength(2);
    expect(await found("tomato", { category_id: pizzas })).toEqual([]);
  });

  test("with the categories of what matches", async () => {
    const { body } = await ask("GET /items/search", { name: "pizza" }, here);
    expect(body.categories.map(({ id }) => id)).toEqual([pizzas]);
    expect(body.total_size).toBe(2);
  });
});

describe("a search finds the singular by the plural and the plural by the singular", () => {
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
    ["berry", ["Berry tart", "Wild berries"]],
    ["berries", ["Wild berries", "Berry tart"]],
    ["berri", ["Berry tart", "Wild berries"]],
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
  ])("%s", async (name, expected) => {
    expect(await found(name)).toEqual(expected);
  });

  test("not by a French rule between two English words", async () => {
    expect(await found("porter")).toEqual(["Dark porter"]);
  });

  test("corrects a word to a whole word, not to a stem", async () => {
    expect(await found("berrise")).toEqual(["Wild berries"]);
    expect(await found("chevuax")).toEqual(["Draught horses"]);
  });
});

describe("what is found follows what is written", () => {
  test("a new name of a store, a category, a brand and a tag", async () => {
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

describe("what was looked up once", () => {
  test("is looked up again when there is a new word that may have been meant", async () => {
    expect(await found("courgete")).toEqual([]);
    await addItem(db, { storeId: food.storeIds[0], name: { en: "Courgette", fr: "Courgette" } });
    await changes.flushed();
    expect(await found("courgete")).toEqual(["Courgette"]);
  });

  test("is shown as it is now, by whichever text it is found", async () => {
    const id = await addItem(db, {
      storeId: food.storeIds[0],
      name: { en: "Aubergine gratin", fr: "Gratin d’aubergine" },
    });
    await changes.flushed();
    const priceBy = async (name: string) =>
      (await ask("GET /items/search", { name }, here)).body.products.map(({ price }) => price);
    expect(await priceBy("aubergine")).toEqual([10]);
    await db.update(items).set({ price: 1250 }).where(eq(items.id, id));
    await changes.flushed();
    expect(await priceBy("gratin")).toEqual([12.5]);
    await db.update(items).set({ active: false }).where(eq(items.id, id));
    await changes.flushed();
    expect(await priceBy("aubergine gratin")).toEqual([]);
  });
});

describe("items and stores together", () => {
  test("match by their own names, stores by theirs", async () => {
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

  test("nothing for nonsense", async () => {
    const { body } = await ask("GET /items/item-or-store-search", { name: "qwrtzu" }, here);
    expect(body).toEqual({ items: [], stores: [] });
  });

  test("a text of nothing but blanks is refused", async () => {
    const answer = await ask("GET /items/item-or-store-search", { name: "   " }, here);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: "name" }] } });
  });
});
