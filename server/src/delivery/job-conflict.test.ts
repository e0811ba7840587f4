import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder, type OrderOverrides } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const courierId = await addCourier(db);
const { token } = await addStaff(db, { kind: "courier", role: null, courierId });

type Act = "arrived" | "pickup" | "deliver" | "fail" | "unassign" | "incident";
const inputs = { fail: { reason: "x" }, unassign: { reason: "x" }, incident: { reason: "x" } };

const cases: [Act, OrderOverrides["status"], RegExp][] = [
  ["pickup", "processing", /not said yet that this order is ready/],
  ["pickup", "picked_up", /picked up this order already/],
  ["deliver", "handover", /confirm first that you have picked up/],
  ["fail", "handover", /confirm first that you have picked up/],
  ["unassign", "picked_up", /picked up this order already/],
  ["arrived", "canceled", /was canceled/],
  ["pickup", "canceled", /was canceled/],
  ["deliver", "delivered", /delivery is over/],
  ["incident", "delivered", /delivery is over/],
];

test.each(cases)("a %s of an order that is %s says why not", async (act, status, text) => {
  const id = await addOrder(db, shop, shop.grocery, { itemId, courierId, status });
  const input = { id, ...(act in inputs && inputs[act as keyof typeof inputs]) };
  const options = { token, key: crypto.randomUUID() };
  const { status: code, body } = await ask(`POST /courier/jobs/{id}/${act}`, input, options);
  expect([code, body.errors?.[0]?.code]).toEqual([409, "order_status"]);
  expect(body.errors?.[0]?.message).toMatch(text);
});

test("an arrival is stated once for each stop", async () => {
  const status = "handover" as const;
  const id = await addOrder(db, shop, shop.grocery, { itemId, courierId, status });
  const arrive = () =>
    ask("POST /courier/jobs/{id}/arrived", { id }, { token, key: crypto.randomUUID() });
  expect((await arrive()).status).toBe(200);
  const again = await arrive();
  expect([again.status, again.body.errors?.[0]?.message]).toEqual([
    409,
    "You have reported this already.",
  ]);
});
