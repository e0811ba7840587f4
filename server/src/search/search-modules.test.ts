import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const milk = { en: "Milk", fr: "Lait" };

await addItem(db, { storeId: food.storeIds[0], name: { en: "Milk rice", fr: "Riz au lait" } });
for (const storeId of grocery.storeIds) await addItem(db, { storeId, name: milk });

const search = async (name: string, zones = [zoneId]) =>
  (await ask("GET /items/search-modules", { name }, { zones })).body;

test("counts the matches of each module, most matches first", async () => {
  expect(await search("milk")).toEqual({
    modules: [
      { module_id: grocery.moduleId, items_count: 2 },
      { module_id: food.moduleId, items_count: 1 },
    ],
  });
});

test("names no module for nonsense, nor in a zone without stores", async () => {
  expect(await search("xqzwvk")).toEqual({ modules: [] });
  expect(await search("milk", [otherZoneId])).toEqual({ modules: [] });
});

test("refuses a blank text, and a call without a zone", async () => {
  const blank = await ask("GET /items/search-modules", { name: " " }, { zones: [zoneId] });
  expect(blank).toMatchObject({ status: 422, body: { errors: [{ code: "name" }] } });
  const nowhere = await ask("GET /items/search-modules", { name: "milk" }, {});
  expect(nowhere).toMatchObject({ status: 422, body: { errors: [{ code: "zoneId" }] } });
});
