import { maxNamedItems } from "@errand/core/items/named-items";
import { expect, test } from "vitest";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const here = { zones: [zoneId], module: food.moduleId };
const [bistro] = food.storeIds;
const elsewhere = await addStore(db, { moduleId: food.moduleId, zoneId: otherZoneId });
const soup = await addItem(db, { storeId: bistro });
const pie = await addItem(db, { storeId: bistro });

async function idsOf(ids: number[]) {
  const { status, body } = await ask("GET /items/by-ids", { ids }, here);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

test("returns the named items in their order", async () => {
  expect(await idsOf([pie, soup])).toEqual([pie, soup]);
});

test("leaves out items that are inactive, of another module or zone, or do not exist", async () => {
  const inactive = await addItem(db, { storeId: bistro, active: false });
  const soap = await addItem(db, { storeId: grocery.storeIds[0] });
  const far = await addItem(db, { storeId: elsewhere });
  expect(await idsOf([inactive, soap, far, 999_999, soup])).toEqual([soup]);
});

test.each([
  ["no item", []],
  ["too many items", Array.from({ length: maxNamedItems + 1 }, (_, index) => index + 1)],
])("refuses %s", async (_what, ids) => {
  const response = await ask("GET /items/by-ids", { ids }, here);
  expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "ids" }] } });
});
