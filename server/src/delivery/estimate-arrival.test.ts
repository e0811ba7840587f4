import { expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { addCourier, addOrder, deliveryLocation, type OrderOverrides } from "../orders/testing.ts";
import { estimateArrival } from "./estimate-arrival.ts";

const { db } = await createTestDatabase();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
const placed = new Date("2026-03-20T10:00:00Z");
const later = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);

/** Minutes from placing to the estimated arrival, 5 minutes after placing. */
async function estimateOf({ cart, ...changes }: Partial<OrderOverrides>, minutesAfter = 5) {
  const orderId = await addOrder(db, shop, shop.grocery, {
    itemId,
    createdAt: placed,
    scheduleAt: placed,
    cart: { minDeliveryMinutes: 20, maxDeliveryMinutes: 30, ...cart },
    distanceMeters: 2400,
    ...changes,
  });
  const row = await findOrderRow(db, orderId);
  if (!row) throw new Error("no such order");
  const at = estimateArrival(row, later(minutesAfter));
  return at && (at.getTime() - placed.getTime()) / 60_000;
}

const processing = { processing: later(4).toISOString() };

test("an order that is not prepared yet arrives within the store's delivery time", async () => {
  expect(await estimateOf({ status: "confirmed" })).toBe(25);
});

test("a scheduled order arrives at its time", async () => {
  expect(await estimateOf({ scheduled: true, scheduleAt: later(90) })).toBe(90);
});

test("an order in preparation arrives after the stated time and the ride", async () => {
  const order = {
    status: "processing",
    statusTimestamps: processing,
    cart: { processingMinutes: 8 },
  } as const;
  expect(await estimateOf(order)).toBe(4 + 8 + 10);
  expect(await estimateOf({ ...order, cart: { processingMinutes: 8, type: "take_away" } })).toBe(
    12,
  );
});

test("an order on its way arrives after the rest of the courier's way", async () => {
  const courierId = await addCourier(db, {
    position: { ...deliveryLocation, latitude: deliveryLocation.latitude + 0.001 },
  });
  const estimate = await estimateOf({ status: "picked_up", courierId }, 20);
  expect(estimate).toBeGreaterThan(20);
  expect(estimate).toBeLessThan(22);
});

test("an order on its way without a known location takes the whole route", async () => {
  expect(await estimateOf({ status: "picked_up" }, 20)).toBe(30);
});

test("is never in the past", async () => {
  expect(await estimateOf({ status: "confirmed" }, 60)).toBe(60);
});

test.each([
  ["a finished order", { status: "delivered" }],
  ["an order that is ready to collect", { status: "handover", cart: { type: "take_away" } }],
  ["a store without a delivery time", { cart: { minDeliveryMinutes: null } }],
] as const)("is unknown for %s", async (_, changes) => {
  expect(await estimateOf(changes)).toBeNull();
});
