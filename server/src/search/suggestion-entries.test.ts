import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { commonConditions } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { searchSynonyms } from "../text-search/synonyms.tables.ts";

const { ask, changes, db } = await startTestApi();
const { grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = grocery;
const [storeId, secondStoreId] = grocery.storeIds;

const medicines = await addCategory(db, { moduleId, name: { en: "Medicines", fr: "Soins" } });
const throat = await addCategory(db, {
  moduleId,
  parentId: medicines,
  name: { en: "Cold and throat", fr: "Rhume et gorge" },
});
const [sore] = await db
  .insert(commonConditions)
  .values({ moduleId, slug: "sore-throat", name: { en: "Sore throat", fr: "Mal de gorge" } })
  .returning();
const forThroat = { commonConditionId: sore?.id ?? 0, categoryId: throat };
const add = (en: string, more: object = {}) =>
  addItem(db, { storeId, name: { en, fr: `${en} fr` }, ...more });
await add("Throat spray", { ...forThroat, price: 640, popularity: 9 });
await add("Throat spray", { ...forThroat, price: 700, storeId: secondStoreId });
await add("Throat lozenges", { ...forThroat, price: 460, popularity: 2 });
await add("Honey", { ...forThroat, price: 300, discount: 1000 });
const pharmacy = { en: "Throat and Co", fr: "Gorge et Cie" };
await addStore(db, { moduleId, zoneId, name: pharmacy });
await db.insert(searchSynonyms).values({
  moduleId,
  language: "en",
  typed: ["pastille", "cough drop"],
  meant: ["throat lozenges"],
});
await db.execute(sql`select add_search_words(array['{"en":"pastille cough drop"}'::jsonb])`);
await changes.flushed();

async function suggest(name: string, more: object = {}, where: object = {}) {
  const here = { zones: [zoneId], module: moduleId, ...where };
  const { body } = await ask("GET /items/search-suggestion", { name, ...more }, here);
  const ofKind = <Kind extends string>(kind: Kind) =>
    body.entries.filter((entry) => entry.kind === kind);
  return { ...body, ofKind };
}

test("suggests longer texts, the most frequent first", async () => {
  const { ofKind } = await suggest("thro");
  expect(ofKind("word")).toEqual([
    { kind: "word", text: "throat" },
    { kind: "word", text: "throat spray" },
    { kind: "word", text: "throat lozenges" },
  ]);
});

test("suggests a need with the number of items for it and the lowest price", async () => {
  const [need] = (await suggest("sore thr")).ofKind("need");
  expect(need).toEqual({
    ...{ kind: "need", id: sore?.id, slug: "sore-throat", name: "Sore throat" },
    ...{ count: 4, from: 2.7 },
  });
});

test("suggests items with their store, price and delivery time", async () => {
  const { ofKind, entries } = await suggest("throat");
  expect(ofKind("item")[0]).toMatchObject({
    item: { name: "Throat spray", price: 6.4, min_delivery_time: expect.any(Number) },
    store_name: expect.any(String),
  });
  expect(entries.length).toBeLessThanOrEqual(10);
});

test("suggests what the beginning of a term of the thesaurus means", async () => {
  const names = async (typed: string) =>
    (await suggest(typed)).entries.flatMap((entry) => ("item" in entry ? entry.item.name : []));
  expect(await names("pasti")).toEqual(["Throat lozenges"]);
  expect(await names("cough dro")).toEqual(["Throat lozenges"]);
  expect(await names("pa")).toEqual([]);
});

test("suggests a category with the one above it", async () => {
  expect((await suggest("throat")).ofKind("category")).toMatchObject([
    { name: "Cold and throat", parent_name: "Medicines" },
  ]);
});

test("suggests stores by name, then those that sell what was found", async () => {
  const stores = (await suggest("throat")).ofKind("store");
  expect(stores).toMatchObject([
    { name: "Throat and Co", has: [] },
    { id: storeId, has: ["Throat spray", "Throat lozenges"] },
  ]);
  const { entries } = await suggest("throat and co");
  expect(entries.find(({ kind }) => kind !== "word")).toMatchObject({ name: "Throat and Co" });
});

test("suggests no need, category or item that no store near the visitor has", async () => {
  expect((await suggest("throat", {}, { zones: [otherZoneId] })).entries).toEqual([]);
});

test("a later page has no entries", async () => {
  expect((await suggest("throat", { offset: 2 })).entries).toEqual([]);
});
