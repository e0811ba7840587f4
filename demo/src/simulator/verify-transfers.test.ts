import { addCustomer } from "@errand/server/cart/testing";
import { addItem, seedShop } from "@errand/server/catalog/testing";
import { addOrder } from "@errand/server/orders/testing";
import { offlineMethods } from "@errand/server/payments/offline-methods.tables";
import { startTestApi } from "@errand/server/testing";
import { beforeAll, expect, test } from "vitest";
import { townOfflineMethods } from "../content/offline-methods.ts";
import { fillStaff } from "../fill/staff.ts";
import { createSimulator } from "./simulator.ts";

const { api, ask, db, setNow } = await startTestApi();
const placed = new Date("2026-03-20T10:00:00Z");
const after = (seconds: number) => new Date(placed.getTime() + seconds * 1000);
let methodId = 0;

beforeAll(async () => {
  await fillStaff(db, api.settings.secret);
  const [method] = await db.insert(offlineMethods).values(townOfflineMethods).returning();
  methodId = method?.id ?? 0;
});

test("the desk denies a report without a number, and verifies the corrected one", async () => {
  setNow(placed);
  const shop = await seedShop(db);
  const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  const { customerId, token } = await addCustomer(db);
  const offline = { paymentMethod: "offline_payment", customerId, createdAt: placed };
  const orderId = await addOrder(db, shop, shop.grocery, { itemId, ...offline });
  const simulator = createSimulator({ api });
  const tick = async (seconds: number) => {
    setNow(after(seconds));
    await simulator.tick(after(seconds));
    const { body } = await ask("GET /customer/order/track", { order_id: orderId }, { token });
    return [body.offline_payment?.data.status ?? null, body.order_status, body.payment_status];
  };

  expect(await tick(1)).toEqual([null, "pending", "unpaid"]);
  const report = { order_id: orderId, user_data: { "Transfer reference": "none yet" } };
  await ask("PUT /customer/order/offline-payment", { ...report, method_id: methodId }, { token });
  expect(await tick(5)).toEqual(["pending", "pending", "unpaid"]);
  expect(await tick(40)).toEqual(["denied", "pending", "unpaid"]);
  const corrected = { ...report, user_data: { "Transfer reference": "RF18 5390" } };
  await ask("PUT /customer/order/offline-payment-update", corrected, { token });
  expect(await tick(45)).toEqual(["pending", "pending", "unpaid"]);
  expect(await tick(52)).toEqual(["verified", "confirmed", "paid"]);
});
