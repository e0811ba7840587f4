import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { startTestApi } from "../testing.ts";
import { addOrder } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
let shop: SeededShop;
let near = 0;
let far = 0;
let ada: { token: string; customerId: number };

beforeAll(async () => {
  shop = await seedShop(db);
  [near, far] = shop.food.storeIds;
});

beforeEach(async () => {
  ada = await addCustomer(db);
});

const order = (
  itemId: number,
  storeId: number,
  status: (typeof orders.$inferInsert)["status"] = "delivered",
) =>
  addOrder(db, shop, shop.food, { itemId, cart: { storeId }, status, customerId: ada.customerId });

async function visited(options: object = {}) {
  const { status, body } = await ask(
    "GET /customer/visit-again",
    {},
    { token: ada.token, zones: [shop.zoneId], module: shop.food.moduleId, ...options },
  );
  expect(status).toBe(200);
  return body.map((store) => ({ id: store.id, items: store.items.map(({ id }) => id) }));
}

test("lists the stores of the latest orders first, each with its latest items", async () => {
  const [soup, bread] = [
    await addItem(db, { storeId: near }),
    await addItem(db, { storeId: near }),
  ];
  const pie = await addItem(db, { storeId: far });
  await order(soup, near);
  await order(pie, far);
  expect(await visited()).toEqual([
    { id: far, items: [pie] },
    { id: near, items: [soup] },
  ]);
  await order(bread, near, "pending");
  expect(await visited()).toEqual([
    { id: near, items: [bread, soup] },
    { id: far, items: [pie] },
  ]);
});

test("lists at most five items of a store, each once and only active ones", async () => {
  const ordered: number[] = [];
  for (let count = 0; count < 7; count++) ordered.unshift(await addItem(db, { storeId: near }));
  for (const itemId of ordered.toReversed()) await order(itemId, near);
  const [last = 0, ...before] = ordered;
  await order(before[0] ?? 0, near);
  await db.update(items).set({ active: false }).where(eq(items.id, last));
  await changes.flushed();
  expect(await visited()).toEqual([{ id: near, items: before.slice(0, 5) }]);
});

test("lists only the customer's own orders of these zones and this module, without canceled and failed ones", async () => {
  const soup = await addItem(db, { storeId: near });
  const eve = await addCustomer(db);
  await order(soup, near, "canceled");
  await order(soup, near, "failed");
  expect(await visited()).toEqual([]);
  await order(soup, near);
  expect(await visited({ token: eve.token })).toEqual([]);
  expect(await visited({ module: shop.grocery.moduleId })).toEqual([]);
  expect(await visited({ zones: [shop.otherZoneId] })).toEqual([]);
  expect(await visited()).toEqual([{ id: near, items: [soup] }]);
});

test("leaves out inactive stores", async () => {
  await order(await addItem(db, { storeId: far }), far);
  await db.update(stores).set({ active: false }).where(eq(stores.id, far));
  await changes.flushed();
  expect(await visited()).toEqual([]);
  await db.update(stores).set({ active: true }).where(eq(stores.id, far));
  await changes.flushed();
  expect(await visited()).toHaveLength(1);
});
