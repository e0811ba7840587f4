import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });

test("a courier reads how many jobs can be taken and how many messages wait", async () => {
  const courierId = await addCourier(db);
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  const read = async () => (await ask("GET /courier/counters", {}, { token })).body;
  expect(await read()).toEqual({ offered: 0, messages: 0 });
  await addOrder(db, shop, shop.grocery, { itemId, status: "confirmed" });
  const customer = await addCustomer(db);
  const own = { itemId, customerId: customer.customerId, courierId } as const;
  await addOrder(db, shop, shop.grocery, { ...own, status: "picked_up" });
  const message = { receiver_type: "delivery_man", receiver_id: courierId, message: "Third floor" };
  await ask("POST /customer/message/send", message, { token: customer.token });
  expect(await read()).toEqual({ offered: 1, messages: 1 });
});
