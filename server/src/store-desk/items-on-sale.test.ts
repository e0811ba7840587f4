import { beforeEach, expect, test } from "vitest";
import { addAddOn, addCategory, addItem, same, seedShop } from "../catalog/testing.ts";
import { addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const noon = new Date("2026-03-20T12:00:00Z");
const yesterday = new Date("2026-03-19T12:00:00Z");

const [apples, bread, cheese, dates] = [
  await addItem(db, { storeId, name: same("Apples"), sku: "3760010000017", stock: 10 }),
  await addItem(db, { storeId, name: same("Bread"), stock: 10 }),
  await addItem(db, { storeId, name: same("Cheese"), stock: 10 }),
  await addItem(db, { storeId, name: same("Dates"), stock: 0 }),
];
await addItem(db, { storeId: otherStoreId, name: same("Apples elsewhere"), stock: 10 });

beforeEach(() => setNow(noon));

async function list(input: Record<string, unknown> = {}) {
  const { body } = await ask("GET /store/items-on-sale", input, cook);
  return body.items;
}

test("lists the items that sold most today first, for the kitchen as well", async () => {
  const sold = { createdAt: noon, status: "processing" } as const;
  await addOrder(db, shop, shop.grocery, { ...sold, itemId: cheese });
  await addOrder(db, shop, shop.grocery, { ...sold, itemId: apples, createdAt: yesterday });
  await addOrder(db, shop, shop.grocery, { ...sold, itemId: bread, status: "canceled" });
  const found = await list();
  expect(found.map(({ id }) => id)).toEqual([cheese, apples, bread, dates]);
  expect(found[0]?.sold_today).toBeGreaterThan(0);
  expect(found.slice(1)).toMatchObject([
    { sold_today: 0, can_replace: true },
    { sold_today: 0, can_replace: true },
    { sold_today: 0, can_replace: false },
  ]);
});

test("finds an item by a part of its name, and by the number on its package", async () => {
  expect((await list({ search: "PPLE" })).map(({ id }) => id)).toEqual([apples]);
  expect((await list({ search: "3760010000017" })).map(({ id }) => id)).toEqual([apples]);
  expect(await list({ search: "elsewhere" })).toEqual([]);
});

test("lists the other items of an item's shelf, which is the innermost category", async () => {
  const { moduleId, categoryId } = shop.grocery;
  const subCategoryId = await addCategory(db, { moduleId, parentId: categoryId });
  const pears = await addItem(db, { storeId, name: same("Pears"), stock: 5, subCategoryId });
  const plums = await addItem(db, { storeId, name: same("Plums"), stock: 5, subCategoryId });
  expect((await list({ shelf_of: pears })).map(({ id }) => id)).toEqual([plums]);
  expect((await list({ shelf_of: pears, search: "pears" })).map(({ id }) => id)).toEqual([]);
  expect((await list({ shelf_of: apples })).map(({ id }) => id)).not.toContain(pears);
  const foreign = await addItem(db, { storeId: otherStoreId, stock: 5, subCategoryId });
  expect(await list({ shelf_of: foreign })).toEqual([]);
});

test("lists what is sold out until a time, the first to return first", async () => {
  const until = (hours: number) => new Date(noon.getTime() + hours * 3_600_000).toISOString();
  const mark = (id: number, hours: number) =>
    ask("PUT /store/items/{id}/availability", { id, until: until(hours) }, cook);
  await mark(apples, 5);
  await mark(cheese, 1);
  expect(await list({ state: "sold_out" })).toMatchObject([
    { id: cheese, sold_out_until: until(1), can_replace: false },
    { id: apples, sold_out_until: until(5) },
  ]);
  setNow(new Date(until(2)));
  expect((await list({ state: "sold_out" })).map(({ id }) => id)).toEqual([apples]);
});

test("an add-on is sold out alone, on every item that offers it, until it is back", async () => {
  const [kitchenId] = shop.food.storeIds;
  const chef = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: kitchenId });
  const burrata = await addAddOn(db, { storeId: kitchenId, name: same("Burrata") });
  const honey = await addAddOn(db, { storeId: kitchenId, name: same("Honey") });
  const offered = { storeId: kitchenId, addOnIds: [burrata] };
  const [pizza, salad] = [await addItem(db, offered), await addItem(db, offered)];
  const until = new Date(noon.getTime() + 3_600_000).toISOString();
  const mark = (input: Record<string, unknown>) =>
    ask("PUT /store/items/{id}/availability", { id: pizza, until, ...input }, chef);
  const find = async (input: Record<string, unknown>) =>
    (await ask("GET /store/items-on-sale", input, chef)).body.items;
  const onSale = async () =>
    (await ask("GET /items/details/{id}", { id: salad }, { module: shop.food.moduleId })).body;

  expect((await mark({ add_on_id: honey })).status).toBe(422);
  expect((await mark({ add_on_id: burrata, variation_id: 1 })).status).toBe(422);
  expect(await find({ state: "sold_out" })).toEqual([]);
  expect((await onSale()).add_ons).toMatchObject([{ id: burrata }]);

  expect((await mark({ add_on_id: burrata })).body).toMatchObject({ sold_out_until: until });
  const options = [{ add_on_id: burrata, name: "Burrata", sold_out_until: until }];
  expect(await find({ state: "sold_out" })).toMatchObject([
    { id: pizza, sold_out_until: null, options },
    { id: salad, sold_out_until: null, options },
  ]);
  expect(await find({ search: "burr" })).toHaveLength(2);
  expect((await onSale()).add_ons).toEqual([]);

  await mark({ add_on_id: burrata, until: null });
  expect(await find({ state: "sold_out" })).toEqual([]);
  expect((await onSale()).add_ons).toMatchObject([{ id: burrata }]);
});
