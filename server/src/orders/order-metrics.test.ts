import { eq } from "drizzle-orm";
import { Registry } from "prom-client";
import { expect, inject, onTestFinished, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { openDatabase } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { createOrderMetrics } from "./order-metrics.ts";
import { transitionOrder } from "./order-transitions.ts";
import { addOrder, desk } from "./testing.ts";

const { db } = await createTestDatabase();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });

let now = 0;
const register = new Registry();
for (const metric of createOrderMetrics(db, () => now)) register.registerMetric(metric);
const samples = async (from = register) =>
  (await from.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));

test("shows figures for 15 seconds before reading again", async () => {
  expect(await samples()).toEqual(["orders_figures_up 1"]);
  await addOrder(db, shop, shop.grocery, { itemId });
  now += 14_999;
  expect(await samples()).toEqual(["orders_figures_up 1"]);
  now += 1;
  expect(await samples()).toContain('orders_placed_total{module_type="grocery"} 1');
});

test("counts open orders by module type and state, late ones and those that wait", async () => {
  const orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    status: "confirmed",
    createdAt: new Date("2026-01-01"),
  });
  await db
    .update(cartOrders)
    .set({ maxDeliveryMinutes: 40, acceptBy: new Date() })
    .where(eq(cartOrders.orderId, orderId));
  now += 15_000;
  expect(await samples()).toEqual(
    expect.arrayContaining([
      'orders_open{module_type="grocery",state="confirmed"} 1',
      'orders_late{module_type="grocery"} 1',
      'orders_waiting_for_store{module_type="grocery"} 1',
      'orders_waiting_for_courier{module_type="grocery"} 1',
    ]),
  );
});

test("adds up what was placed and canceled over settled and recent transitions", async () => {
  const orderId = await addOrder(db, shop, shop.grocery, { itemId });
  now += 6 * 60_000;
  await samples();
  await transitionOrder(db, orderId, "canceled", desk, { at: new Date() });
  now += 15_000;
  const placed = 'orders_placed_total{module_type="grocery"} 3';
  const canceled = 'orders_canceled_total{module_type="grocery"} 1';
  expect(await samples()).toEqual(expect.arrayContaining([placed, canceled]));
  now += 6 * 60_000;
  expect(await samples()).toEqual(expect.arrayContaining([placed, canceled]));
});

test("leaves figures out while the database does not answer", async () => {
  const url = new URL(inject("postgres"));
  url.pathname = "/nowhere";
  const nowhere = openDatabase(url.href, { poolSize: 1 });
  onTestFinished(() => nowhere.close());
  const other = new Registry();
  for (const metric of createOrderMetrics(nowhere.db)) other.registerMetric(metric);
  expect(await samples(other)).toEqual(["orders_figures_up 0"]);
});
