import type { Actor } from "@errand/core/orders/order-actor";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { assignCourier } from "../delivery/couriers.data.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { statement } from "../ledger/statement.data.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { stockOf } from "../stock/testing.ts";
import { transitionOrder } from "./order-transitions.ts";
import { findOrderRow } from "./orders.data.ts";
import { addCourier, addOrder, desk, type OrderOverrides, storeOf } from "./testing.ts";
import { readTransitions } from "./transitions.data.ts";

const { db } = await createTestDatabase();
const shop = await seedShop(db);
const store = storeOf(shop.grocery);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });
const courierId = await addCourier(db);
const courier = { kind: "courier", courierId } as const;
const { customerId } = await addCustomer(db);
const customer: Actor = { kind: "customer", customerId };
const at = new Date();

const newOrder = (overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, customerId, ...overrides });

async function rowOf(orderId: number) {
  const row = await findOrderRow(db, orderId);
  if (!row) throw new Error("no such order");
  return row.order;
}

const stockLeft = async () => (await stockOf(db, itemId)) ?? 0;

/** A new order on its way to the customer. */
async function onItsWay(overrides: Partial<OrderOverrides> = {}) {
  const orderId = await newOrder(overrides);
  await transitionOrder(db, orderId, "confirmed", store, { at });
  await assignCourier(db, orderId, courierId, at);
  await transitionOrder(db, orderId, "processing", store, { at, processingMinutes: 10 });
  await transitionOrder(db, orderId, "handover", store, { at });
  await transitionOrder(db, orderId, "picked_up", courier, { at });
  return orderId;
}

test.each<[string, Actor]>([
  ["another customer", { kind: "customer", customerId: 999 }],
  ["a guest", { kind: "guest", guestId: "6f6b1f44-0000-4000-8000-000000000000" }],
  ["another store", { kind: "store", staffId: null, storeId: 999 }],
  ["a courier without this order", courier],
])("is unknown to %s, and stays as it was", async (_who, actor) => {
  const orderId = await newOrder();
  for (const to of ["confirmed", "canceled", "handover", "delivered"] as const) {
    await expect(transitionOrder(db, orderId, to, actor, { at })).rejects.toThrow(
      "order_not_found",
    );
  }
  expect((await rowOf(orderId)).status).toBe("pending");
  expect(await db.$count(orderTransitions, eq(orderTransitions.orderId, orderId))).toBe(1);
});

test("a store cannot confirm an unpaid digital order, and a payment only a paid one", async () => {
  const orderId = await newOrder({ paymentMethod: "digital_payment" });
  const payment: Actor = { kind: "payment", paymentId: 1 };
  for (const actor of [store, desk, payment]) {
    await expect(transitionOrder(db, orderId, "confirmed", actor, { at })).rejects.toThrow(
      "order_status",
    );
  }
  const paid = sql`amount`;
  await db.update(orders).set({ paid, paymentStatus: "paid" }).where(eq(orders.id, orderId));
  await transitionOrder(db, orderId, "confirmed", payment, { at });
  expect((await rowOf(orderId)).status).toBe("confirmed");
});

test("an order that is not paid is not delivered until its cash is collected, once", async () => {
  const orderId = await onItsWay();
  await expect(transitionOrder(db, orderId, "delivered", courier, { at })).rejects.toThrow(
    "order_status",
  );
  expect(await rowOf(orderId)).toMatchObject({ paid: 0, paymentStatus: "unpaid" });
  const held = await balanceOf(db, { kind: "courier_cash", courierId });
  await deliverOrder(db, orderId, courier, { at });
  expect(await rowOf(orderId)).toMatchObject({ paid: 1200, paymentStatus: "paid" });
  expect(await balanceOf(db, { kind: "courier_cash", courierId })).toBe(held - 1200);
  await expect(deliverOrder(db, orderId, courier, { at })).rejects.toThrow("order_status");
});

test("a store does not take the cash of an order that a courier of the shop delivers", async () => {
  const orderId = await onItsWay();
  const before = await balanceOf(db, { kind: "store", storeId: shop.grocery.storeIds[0] });
  await expect(deliverOrder(db, orderId, store, { at })).rejects.toThrow("order_status");
  expect(await rowOf(orderId)).toMatchObject({ paid: 0, status: "picked_up" });
  expect(await balanceOf(db, { kind: "store", storeId: shop.grocery.storeIds[0] })).toBe(before);
});

test("a store takes the cash of an order that is collected there", async () => {
  const orderId = await newOrder({ cart: { type: "take_away" }, address: null });
  await transitionOrder(db, orderId, "confirmed", store, { at });
  await transitionOrder(db, orderId, "processing", store, { at });
  await transitionOrder(db, orderId, "handover", store, { at });
  const before = await balanceOf(db, { kind: "store", storeId: shop.grocery.storeIds[0] });
  await deliverOrder(db, orderId, store, { at });
  // It sold for as much as it collected for the shop.
  expect(await balanceOf(db, { kind: "store", storeId: shop.grocery.storeIds[0] })).toBe(before);
  const movements = await statement(
    db,
    { kind: "store", storeId: shop.grocery.storeIds[0] },
    { limit: 3, offset: 1 },
  );
  expect(movements.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["store_delivery", 200],
    ["store_share", 1000],
    ["store_collected_cash", -1200],
  ]);
});

test("asks for the code of the customer before anything changes", async () => {
  const orderId = await onItsWay({ otp: "0417" });
  for (const otp of [undefined, "0418"]) {
    await expect(deliverOrder(db, orderId, courier, { at, otp })).rejects.toThrow("otp");
  }
  expect(await rowOf(orderId)).toMatchObject({ paid: 0, status: "picked_up" });
  await deliverOrder(db, orderId, courier, { at, otp: "0417" });
  expect((await rowOf(orderId)).status).toBe("delivered");
});

test("returns stock when an order fails, takes it again when it is retried, returns it when it is canceled", async () => {
  const before = await stockLeft();
  const orderId = await newOrder({ quantity: 2, paymentMethod: "digital_payment" });
  const halfAnHourLater = new Date(at.getTime() + 31 * 60_000);
  const change = (to: OrderStatus, actor: Actor) =>
    transitionOrder(db, orderId, to, actor, { at: halfAnHourLater });
  await change("failed", { kind: "clock" });
  expect(await stockLeft()).toBe(before);
  await change("pending", customer);
  expect(await stockLeft()).toBe(before - 2);
  await change("canceled", customer);
  expect(await stockLeft()).toBe(before);
});

test("does not retry a failed order whose items are sold out", async () => {
  const rare = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 3 });
  const orderId = await newOrder({
    itemId: rare,
    quantity: 3,
    paymentMethod: "digital_payment",
  });
  const later = new Date(at.getTime() + 31 * 60_000);
  await transitionOrder(db, orderId, "failed", { kind: "clock" }, { at: later });
  await newOrder({ itemId: rare, quantity: 2 });
  await expect(transitionOrder(db, orderId, "pending", customer, { at: later })).rejects.toThrow(
    "stock",
  );
  expect((await rowOf(orderId)).status).toBe("failed");
  expect(await stockOf(db, rare)).toBe(1);
});

test("one of many concurrent changes wins, and the record has no other", async () => {
  const orderId = await newOrder();
  const changes = Array.from({ length: 30 }, (_each, index) =>
    index % 3 === 0
      ? transitionOrder(db, orderId, "canceled", customer, { at })
      : transitionOrder(db, orderId, "confirmed", store, { at }),
  );
  const settled = await Promise.allSettled(changes);
  const done = settled.filter(({ status }) => status === "fulfilled").length;
  const history = await readTransitions(db, orderId, "en");
  expect(history).toHaveLength(1 + done);
  expect(history.at(-1)?.to).toBe((await rowOf(orderId)).status);
  const { disagreements } = await reconcile(db);
  expect(disagreements.filter((line) => line.startsWith(`order ${orderId}:`))).toEqual([]);
});

test("says who did what, when and why", async () => {
  const orderId = await onItsWay();
  await transitionOrder(db, orderId, "canceled", desk, { at, reason: "Accident", note: "Bicycle" });
  const [owner] = (await db.execute(sql`select first_name from customers where id = ${customerId}`))
    .rows;
  expect(await readTransitions(db, orderId, "en")).toMatchObject([
    { from: null, to: "pending", actor: { kind: "customer", name: owner?.first_name } },
    { from: "pending", to: "confirmed", actor: { kind: "store", name: expect.any(String) } },
    { from: "confirmed", to: "processing" },
    { from: "processing", to: "handover" },
    { from: "handover", to: "picked_up", actor: { kind: "courier", name: "Max Roux" } },
    {
      from: "picked_up",
      to: "canceled",
      actor: { kind: "desk", name: null },
      reason: "Accident",
      at: at.toISOString(),
    },
  ]);
});

test("keeps transitions for good, except what a person wrote", async () => {
  const orderId = await newOrder();
  await transitionOrder(db, orderId, "canceled", customer, { at, reason: "Ada is ill" });
  const own = eq(orderTransitions.orderId, orderId);
  const permanent = {
    cause: expect.objectContaining({ message: expect.stringMatching("permanent") }),
  };
  await expect(db.delete(orderTransitions).where(own)).rejects.toMatchObject(permanent);
  for (const change of [{ to: "delivered" }, { actorId: "999" }, { reason: "Another" }] as const) {
    await expect(db.update(orderTransitions).set(change).where(own)).rejects.toMatchObject(
      permanent,
    );
  }
  await db.update(orderTransitions).set({ reason: null, note: null }).where(own);
  expect((await readTransitions(db, orderId, "en")).map(({ reason }) => reason)).toEqual([
    null,
    null,
  ]);
});
