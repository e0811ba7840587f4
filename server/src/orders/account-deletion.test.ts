import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { isWaitingForLock } from "../database/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { startTestApi } from "../testing.ts";
import { contact, deliveryLocation } from "./testing.ts";

const { ask, db, pool } = await startTestApi();
const shop = await seedShop(db);
const [bakery] = shop.food.storeIds;
const itemId = await addItem(db, { storeId: bakery });

function place(token: string) {
  const order = {
    order_type: "delivery",
    payment_method: "cash_on_delivery",
    order_amount: 13,
    store_id: bakery,
    address: "2 Place des Essais",
    is_buy_now: 1,
    cart: [{ model: "Item", item_id: itemId, quantity: 1, price: 10 }],
    ...deliveryLocation,
    ...contact,
  };
  const caller = { zones: [shop.zoneId], module: shop.food.moduleId, token };
  return ask("POST /customer/order/place", order, { ...caller, key: `deletion-${token}` });
}

test("refuses an order whose account is deleted while it is being placed", async () => {
  const { token, customerId } = await addCustomer(db);
  const deletion = await pool.connect();
  await deletion.query("begin");
  await deletion.query("select from customers where id = $1 for update", [customerId]);
  const placing = place(token);
  await expect.poll(() => isWaitingForLock(db)).toBe(true);
  await deletion.query(
    "update customers set deleted_at = now(), first_name = '', last_name = '' where id = $1",
    [customerId],
  );
  await deletion.query("commit");
  deletion.release();

  expect(await placing).toMatchObject({ status: 401, body: { errors: [{ code: "auth-001" }] } });
  expect(await db.$count(orders, eq(orders.customerId, customerId))).toBe(0);
});

test("either deletes the account or places the order when both are requested at the same time", async () => {
  for (let round = 0; round < 10; round++) {
    const { token, customerId } = await addCustomer(db);
    const [placed, removed] = await Promise.all([
      place(token),
      ask("DELETE /customer/remove-account", {}, { token }),
    ]);
    const done = placed.status === 201 ? "order" : "removal";
    expect([placed.status, removed.status], done).toEqual(
      done === "order" ? [201, 409] : [401, 200],
    );
    expect(await db.$count(orders, eq(orders.customerId, customerId))).toBe(
      done === "order" ? 1 : 0,
    );
    const isActive = and(eq(customers.id, customerId), isNull(customers.deletedAt));
    expect(await db.$count(customers, isActive)).toBe(done === "order" ? 1 : 0);
  }
});
