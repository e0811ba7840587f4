import { expect, test } from "vitest";
import { commonConditions } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { searchSynonyms } from "../text-search/synonyms.tables.ts";

const { ask, changes, db } = await startTestApi();
const { food, grocery, zoneId } = await seedShop(db);
const { moduleId } = grocery;
const [storeId, secondStoreId] = grocery.storeIds;

const knitwear = await addCategory(db, { moduleId, name: { en: "Layers", fr: "Couches" } });
const kitchen = await addCategory(db, { moduleId, name: { en: "Kitchen", fr: "Cuisine" } });
const [throat] = await db
  .insert(commonConditions)
  .values({ moduleId, slug: "sore-throat", name: { en: "Sore throat", fr: "Mal de gorge" } })
  .returning();
const need = { commonConditionId: throat?.id ?? 0 };
const knitted = ["jumper", "sweater", "pullover"];
await db
  .insert(searchSynonyms)
  .values({ moduleId, language: "en", typed: knitted, meant: knitted });

const add = (en: string, fr: string, more: object = {}) =>
  addItem(db, { storeId, name: { en, fr }, categoryId: knitwear, ...more });
await add("Jumper Iris", "Pull Iris", { popularity: 1 });
await add("Pullover Palma", "Chandail Palma", { storeId: secondStoreId });
await add("Wool coat", "Manteau en laine", { popularity: 5 });
await add("Silk scarf", "Foulard en soie", { popularity: 9 });
await add("Frying pan", "Poêle", { categoryId: kitchen, popularity: 99 });
await add("Throat spray", "Spray gorge", { categoryId: kitchen, ...need });
await add("Honey lozenges", "Pastilles au miel", { ...need });
await add("Codeine syrup", "Sirop à la codéine", { ...need, prescriptionRequired: true });
await add("Laxative sachets", "Laxatif", { ...need, genericNames: [{ en: "Macrogol", fr: "" }] });
await add("Ibuprofen tablets", "Ibuprofène", {
  genericNames: [{ en: "Ibuprofen", fr: "Ibuprofène" }],
});
await changes.flushed();

const here = { zones: [zoneId], module: moduleId };
async function search(name: string, more: object = {}, where = here) {
  const { body } = await ask("GET /items/search", { name, ...more }, where);
  const found = body.products.map((product) => `${product.name}: ${product.match}`);
  return { ...body, found };
}

test("puts the text's own words before others that mean the same, then what is close", async () => {
  const { found, total_size, near_size } = await search("jumper");
  expect(found.slice(0, 4)).toEqual([
    "Jumper Iris: exact",
    "Pullover Palma: meaning",
    "Silk scarf: near",
    "Wool coat: near",
  ]);
  expect(total_size).toBe(found.length);
  expect(near_size).toBe(found.length - 2);
  expect(found).not.toContain("Frying pan: near");
});

test("pages through matches and what is close to them", async () => {
  const { found } = await search("jumper");
  const pages = [1, 2, 3].map(async (offset) => search("jumper", { limit: 1, offset }));
  const paged = (await Promise.all(pages)).flatMap((page) => page.found);
  expect(paged).toEqual(found.slice(0, 3));
});

test("something for the same need is closest, but never a medicine", async () => {
  const { found } = await search("throat spray");
  expect(found[0]).toBe("Throat spray: exact");
  expect(found[1]).toBe("Honey lozenges: near");
  expect(found.join()).not.toContain("Codeine");
  expect(found.join()).not.toContain("Laxative");
});

test("nothing is close to a medicine on prescription", async () => {
  expect((await search("codeine")).found).toEqual(["Codeine syrup: exact"]);
});

test("in another order, and in one store, only what matches", async () => {
  const isNear = (name: string) => name.endsWith("near");
  expect((await search("jumper", { filter: ["low"] })).found.some(isNear)).toBe(false);
  expect((await search("jumper", { store_id: storeId })).found.some(isNear)).toBe(false);
});

test("filters act on what is close as well", async () => {
  expect((await search("jumper", { category_ids: [kitchen] })).found).toEqual([]);
});

test("the noun of a text is close to it where nothing matches all of it", async () => {
  const { found, near_size } = await search("waterproof jumper");
  expect(found).toEqual(["Jumper Iris: near", "Pullover Palma: near"]);
  expect(near_size).toBe(2);
});

test("what is for a named need is close to it where no such thing is sold", async () => {
  await addItem(db, { storeId: food.storeIds[0], name: { en: "Gargle", fr: "Gargarisme" } });
  await changes.flushed();
  expect((await search("throat gargle")).found).toEqual([
    "Throat spray: near",
    "Honey lozenges: near",
  ]);
  expect((await search("silk gargle")).found).toEqual([]);
});

test("names a correction, and searches for the text as typed on request", async () => {
  const corrected = await search("jumpr");
  expect(corrected.correction).toEqual({ from: "jumpr", to: "jumper" });
  expect(corrected.found[0]).toBe("Jumper Iris: exact");
  const typed = await search("jumpr", { as_typed: 1 });
  expect(typed).toMatchObject({ found: [], total_size: 0 });
  expect(typed.correction).toBeUndefined();
});

test("only offers a medicine whose name is misspelled in more than a letter", async () => {
  const loose = await search("ibuporfenn");
  expect(loose).toMatchObject({
    found: [],
    correction: { from: "ibuporfenn", to: "ibuprofen" },
  });
  expect((await search("ibuprofn")).found[0]).toBe("Ibuprofen tablets: exact");
});

test("where a module has nothing, shows what others near the visitor have", async () => {
  const inFood = { zones: [zoneId], module: food.moduleId };
  const { found, elsewhere } = await search("scarf", {}, inFood);
  expect(found).toEqual([]);
  expect(elsewhere).toMatchObject([
    { module_id: moduleId, count: 1, products: [{ name: "Silk scarf" }] },
  ]);
  expect((await search("scarf")).elsewhere).toEqual([]);
  await addItem(db, {
    storeId: food.storeIds[0],
    name: { en: "Scarf pasta", fr: "Pâtes foulard" },
  });
  await changes.flushed();
  const close = await search("silk scarf", {}, inFood);
  expect(close).toMatchObject({ total_size: 1, near_size: 1, elsewhere: [{ count: 1 }] });
});
