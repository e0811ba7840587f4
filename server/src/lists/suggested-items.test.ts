import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addCategory, addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
let shop: SeededShop;
let soups = 0;
let ada: { token: string };

beforeAll(async () => {
  shop = await seedShop(db);
  soups = await addCategory(db, { moduleId: shop.food.moduleId });
});

beforeEach(async () => {
  ada = await addCustomer(db);
});

const here = (options: object = {}) => ({
  token: ada.token,
  zones: [shop.zoneId],
  module: shop.food.moduleId,
  ...options,
});
const like = (interest: number[]) => ask("POST /customer/update-interest", { interest }, here());

async function suggested(options: object = {}) {
  const { status, body } = await ask("GET /customer/suggested-items", {}, here(options));
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

test("suggests the five most popular items of the customer's interests", async () => {
  const storeId = shop.food.storeIds[0];
  await addItem(db, { storeId, popularity: 99 });
  const expected: number[] = [];
  for (const popularity of [60, 50, 40, 30, 20, 10]) {
    expected.push(await addItem(db, { storeId, popularity, categoryId: soups }));
  }
  await changes.flushed();
  expect(await suggested()).toEqual([]);
  await like([soups]);
  expect(await suggested()).toEqual(expected.slice(0, 5));
  expect(await suggested({ zones: [shop.otherZoneId] })).toEqual([]);
  expect(await suggested({ module: shop.grocery.moduleId })).toEqual([]);
  expect(await suggested({ token: (await addCustomer(db)).token })).toEqual([]);
});
