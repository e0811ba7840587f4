import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { itemPopularity } from "../catalog/counters.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { startTestApi } from "../testing.ts";
import { updatePopularity } from "./popularity.data.ts";
import { addOrder } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const { food, zoneId } = shop;
const here = { zones: [zoneId], module: food.moduleId };
const [first, second] = food.storeIds;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function popular() {
  const [stores, found] = [
    await ask("GET /stores/popular", {}, here),
    await ask("GET /items/popular", {}, here),
  ];
  return {
    stores: stores.body.stores.map(({ id }) => id),
    items: found.body.products.map(({ id }) => id),
  };
}

test("counts deliveries of the last 30 days and sorts the next response by them", async () => {
  const soup = await addItem(db, { storeId: first });
  const stew = await addItem(db, { storeId: first });
  const tart = await addItem(db, { storeId: second, popularity: 2 });
  await db.insert(itemPopularity).values({ itemId: tart, before: 2 });
  const pie = await addItem(db, { storeId: second });
  const place = (itemId: number, storeId: number, order: object) =>
    addOrder(db, shop, food, { itemId, cart: { storeId }, ...order });
  const delivered = (days: number) => ({
    status: "delivered" as const,
    statusTimestamps: { delivered: ago(days) },
  });

  await place(soup, first, { ...delivered(40), quantity: 9 });
  await place(soup, first, {
    status: "canceled",
    statusTimestamps: { canceled: ago(1) },
    quantity: 9,
  });
  await place(stew, first, { ...delivered(1), quantity: 1 });
  await place(pie, second, { ...delivered(29), quantity: 3 });
  await place(pie, second, { ...delivered(2), quantity: 1 });
  await changes.flushed();
  expect(await popular()).toEqual({ stores: [first, second], items: [tart, soup, stew, pie] });

  await updatePopularity(db);
  await changes.flushed();
  expect(await popular()).toEqual({ stores: [second, first], items: [pie, tart, stew, soup] });

  // A month later the orders no longer count.
  await db.update(orders).set({ statusTimestamps: { delivered: ago(31) } });
  await updatePopularity(db);
  await changes.flushed();
  expect((await popular()).items).toEqual([tart, soup, stew, pie]);
  const [row] = await db.select().from(items).where(eq(items.id, tart));
  expect(row?.popularity).toBe(2);
});
