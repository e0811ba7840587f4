import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, changes, db } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const milk = { en: "Milk", fr: "Lait" };

await addItem(db, { storeId: food.storeIds[0], name: { en: "Milk rice", fr: "Riz au lait" } });
for (const storeId of grocery.storeIds) await addItem(db, { storeId, name: milk });

const search = async (name: string, zones = [zoneId]) =>
  (await ask("GET /items/search-modules", { name }, { zones })).body;

test("counts the matches of each module, most matches first", async () => {
  expect(await search("milk")).toEqual({
    corrected: null,
    suggested: null,
    modules: [
      { module_id: grocery.moduleId, items_count: 2 },
      { module_id: food.moduleId, items_count: 1 },
    ],
  });
});

test("returns the text with its spelling corrected", async () => {
  expect(await search("Riec mikl")).toMatchObject({ corrected: "rice milk" });
});

test("only suggests a medicine whose name is misspelled in more than a letter", async () => {
  await addItem(db, {
    storeId: grocery.storeIds[0],
    name: { en: "Ibuprofen tablets", fr: "Ibuprofène" },
    genericNames: [{ en: "Ibuprofen", fr: "Ibuprofène" }],
  });
  await changes.flushed();
  const modules = [{ module_id: grocery.moduleId, items_count: 1 }];
  expect(await search("ibuporfenn")).toEqual({
    corrected: "ibuprofen",
    modules: [],
    suggested: { text: "ibuprofen", modules },
  });
  expect((await search("ibuporfenn", [otherZoneId])).suggested).toBeNull();
  expect(await search("ibuprofn")).toMatchObject({ corrected: "ibuprofen", modules });
});

test("names no module for nonsense, nor in a zone without stores", async () => {
  expect(await search("xqzwvk")).toEqual({ corrected: null, modules: [], suggested: null });
  expect((await search("milk", [otherZoneId])).modules).toEqual([]);
});

test("refuses a blank text, and a call without a zone", async () => {
  const blank = await ask("GET /items/search-modules", { name: " " }, { zones: [zoneId] });
  expect(blank).toMatchObject({ status: 422, body: { errors: [{ code: "name" }] } });
  const nowhere = await ask("GET /items/search-modules", { name: "milk" }, {});
  expect(nowhere).toMatchObject({ status: 422, body: { errors: [{ code: "zoneId" }] } });
});
