import { isActiveStatus } from "@errand/core/orders/order-states";
import { orderStatus } from "@errand/core/orders/orders.types";
import { cartLines } from "@errand/server/cart/cart.tables";
import { createTestDatabase } from "@errand/server/database/testing";
import { reconcile } from "@errand/server/operations/reconcile";
import { orders } from "@errand/server/orders/orders.tables";
import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillTown } from "../fill.ts";
import { fillOrders } from "./orders.ts";

/** A Friday at half past twelve in Belrive, when everything is open. */
const noon = new Date("2026-11-20T11:30:00Z");
const { db } = await createTestDatabase();
await fillTown(db, { now: noon });
await fillOrders(db, noon);
const night = await createTestDatabase();
const atNight = new Date("2026-11-23T03:00:00Z");
await fillTown(night.db, { now: atNight });
await fillOrders(night.db, atNight);
const placed = await db.select().from(orders).orderBy(asc(orders.id));

test("somebody has orders in every state, and the books agree", async () => {
  const statuses = new Set(placed.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(orderStatus.options.toSorted());
  expect((await reconcile(db)).disagreements).toEqual([]);
  expect(await db.$count(cartLines)).toBe(0);
});

test("they were placed one after another, before the visitor came, and reached each state in turn", () => {
  const times = placed.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const { status, statusTimestamps, updatedAt } of placed) {
    const moments = orderStatus.options.flatMap(
      (step) => Date.parse(statusTimestamps[step] ?? "") || [],
    );
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(Math.max(...moments)).toBeLessThanOrEqual(noon.getTime());
    expect(statusTimestamps[status]).toBe(updatedAt.toISOString());
  }
});

test("a courier brings one of those under way at a time", () => {
  const brought = placed
    .filter(({ status, courierId }) => isActiveStatus(status) && courierId !== null)
    .map(({ courierId }) => courierId);
  expect(brought.length).toBeGreaterThanOrEqual(4);
  expect(new Set(brought).size).toBe(brought.length);
});

test("in the night only what is open at night is under way, and the past is the same", async () => {
  const all = await night.db.select().from(orders);
  const isOver = ({ status }: (typeof all)[number]) => !isActiveStatus(status);
  expect(all.filter(isOver)).toHaveLength(placed.filter(isOver).length);
  expect((await reconcile(night.db)).disagreements).toEqual([]);
});

test("who has orders gets no others", async () => {
  await fillOrders(db, new Date(noon.getTime() + 86_400_000));
  expect(await db.$count(orders)).toBe(placed.length);
});
