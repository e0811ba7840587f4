import { beforeAll, expect, test } from "vitest";
import { addCategory, addItem, addStore, same, seedShop } from "../catalog/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const { moduleId } = shop.grocery;
let desk: { token: string };

beforeAll(async () => {
  desk = await addStaff(db, { kind: "operator", role: "catalogue" });
});

const choices = async (input: object) =>
  (await ask("GET /desk/choices", { ...input }, { token: desk.token })).body;

test("offers stores, items with their stores, and main categories by name", async () => {
  const storeId = await addStore(db, {
    ...{ moduleId, zoneId: shop.zoneId, name: same("Green Corner") },
  });
  const itemId = await addItem(db, { storeId, name: same("Green tea") });
  const categoryId = await addCategory(db, { moduleId, name: same("Greens") });
  expect(await choices({ kind: "store", search: "green c" })).toEqual([
    { id: storeId, name: "Green Corner", text: null },
  ]);
  expect(await choices({ kind: "item", search: "GREEN" })).toEqual([
    { id: itemId, name: "Green tea", text: "Green Corner" },
  ]);
  expect(await choices({ kind: "category", search: "green", module: moduleId })).toEqual([
    { id: categoryId, name: "Greens", text: null },
  ]);
  expect(await choices({ kind: "item", search: "green", module: shop.food.moduleId })).toEqual([]);
  expect(await choices({ kind: "store", among: JSON.stringify([storeId]) })).toHaveLength(1);
});
