import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCashbackOffer, addOrder } from "../orders/testing.ts";
import { releaseCashback } from "../rewards/cashback.data.ts";
import { cashbackCustomers, orderCashbacks } from "../rewards/cashback.tables.ts";
import { cashbacksOfOrders, countsOfCashbacks } from "./reconcile-cashbacks.ts";

const { db } = await createTestDatabase();
let shop: SeededShop;
let offerId = 0;
let customerId = 0;
let orderId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
});

beforeEach(async () => {
  await db.delete(orderCashbacks);
  await db.delete(cashbackCustomers);
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  ({ customerId } = await addCustomer(db));
  offerId = await addCashbackOffer(db);
  orderId = await addOrder(db, shop, shop.grocery, { itemId, customerId });
  await db.insert(orderCashbacks).values({ orderId, offerId, amount: minor(100) });
  await db.insert(cashbackCustomers).values({ offerId, customerId, uses: 1 });
});

const disagreements = async () => [
  ...(await countsOfCashbacks(db)),
  ...(await cashbacksOfOrders(db)),
];

test("reports nothing for an order that has its cashback, nor when that is released", async () => {
  expect(await disagreements()).toEqual([]);
  await releaseCashback(db, { orderId, customerId });
  expect(await disagreements()).toEqual([]);
});

test("reports a count that is not the number of orders", async () => {
  await db.update(cashbackCustomers).set({ uses: 2 });
  expect(await disagreements()).toEqual([
    `cashback ${offerId}: it counts 2 uses of customer ${customerId}, whose orders have it 1 times`,
  ]);
  await db.delete(cashbackCustomers);
  expect(await disagreements()).toEqual([
    `cashback ${offerId}: it counts 0 uses of customer ${customerId}, whose orders have it 1 times`,
  ]);
});

test("reports an ended order that still has its cashback", async () => {
  await db.update(orders).set({ status: "canceled" }).where(eq(orders.id, orderId));
  expect(await disagreements()).toEqual([
    `order ${orderId}: it is canceled, and still has its cashback`,
  ]);
});
