import { randomUUID } from "node:crypto";
import { stores } from "@errand/server/catalog/catalog.tables";
import { addItem, seedShop } from "@errand/server/catalog/testing";
import type { Maps } from "@errand/server/integrations/maps";
import { orders } from "@errand/server/order-rows/orders.tables";
import { addCourier, addOrder } from "@errand/server/orders/testing";
import { StartError } from "@errand/server/process/start-error";
import { addStaff } from "@errand/server/staff/testing";
import { storeHeartbeats } from "@errand/server/stores/store-heartbeats.tables";
import { startTestApi } from "@errand/server/testing";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { fillStaff } from "../fill/staff.ts";
import { findLeftStores } from "./find-left-stores.ts";
import { createSimulator } from "./simulator.ts";

// A test is up to a hundred ticks, each with several calls.
vi.setConfig({ testTimeout: 60_000 });

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const placed = new Date("2026-03-20T10:00:00Z");
const maps: Pick<Maps, "route"> = { route: async () => null };
const parts = { api: { ...api, maps: maps as Maps }, speed: 10 };
await addCourier(db, { locatedAt: placed });
await fillStaff(db, api.settings.secret);
const person = await addStaff(db, { kind: "store_staff", role: "owner", storeId });

let simulator = createSimulator(parts);
let seconds = 0;

beforeEach(async () => {
  await db.execute(sql`truncate orders, store_heartbeats cascade`);
  await db.update(stores).set({ pausedUntil: null, pauseCause: null });
  seconds = 0;
  simulator = createSimulator(parts);
});

async function tick() {
  seconds += 2;
  setNow(later(0));
  await simulator.tick(later(0));
  await api.positionRecorder.flush();
}

async function tickFor(duration: number) {
  const end = seconds + duration;
  while (seconds < end) await tick();
}

async function tickUntil(orderId: number, status: string) {
  for (let ticks = 0; ticks < 100; ticks++) {
    await tick();
    if ((await statusOf(orderId)) === status) return;
  }
  throw new Error(`the order only reached ${await statusOf(orderId)}`);
}

function later(more: number): Date {
  return new Date(placed.getTime() + (seconds + more) * 1000);
}

async function report(orders_screen = true) {
  setNow(later(1));
  const { status } = await ask("PUT /store/heartbeat", { orders_screen, audio_ok: true }, person);
  expect(status).toBe(200);
}

function newOrder(overrides: object = {}) {
  const at = later(0);
  return addOrder(db, shop, shop.grocery, {
    ...{ itemId, distanceMeters: 2500, createdAt: at, scheduleAt: at },
    statusTimestamps: { pending: at.toISOString() },
    ...overrides,
  });
}

async function statusOf(orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order?.status;
}

async function isOpen(): Promise<boolean> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  return store?.pausedUntil === null;
}

test("leaves a store to the person whose screen reports, until the shift ends", async () => {
  await tick();
  await report();
  const orderId = await newOrder();
  await tickFor(60);
  expect(await statusOf(orderId)).toBe("pending");

  await report(false);
  expect(await isOpen()).toBe(false);
  await tick();
  expect(await isOpen()).toBe(true);
  await tickUntil(orderId, "delivered");
});

test("lets couriers bring what a person has accepted, started and packed", async () => {
  await tick();
  await report();
  const id = await newOrder();
  const act = async (action: "accept" | "ready") => {
    const input = action === "accept" ? { id, processing_time: 1 } : { id };
    const caller = { ...person, key: randomUUID() };
    const { status } = await ask(`POST /store/orders/{id}/${action}`, input, caller);
    expect(status).toBe(200);
  };
  await act("accept");
  // In this module, a courier accepts before the store starts.
  await tickUntil(id, "accepted");
  await act("accept");
  await tickFor(60);
  expect(await statusOf(id)).toBe("processing");
  await act("ready");
  await tickUntil(id, "delivered");
});

test("sends no report in the place of the person, whose silence is noticed", async () => {
  const orderId = await newOrder();
  await tickUntil(orderId, "delivered");
  await report();
  const reportedAt = later(1);
  await tickFor(120);
  const [beat] = await db.select().from(storeHeartbeats);
  expect(beat).toMatchObject({ at: reportedAt, staffId: person.id });
});

test("leaves the store to a person who is still there after a restart", async () => {
  await tick();
  await report();
  simulator = createSimulator(parts);
  const orderId = await newOrder();
  await tickFor(30);
  await report();
  await tickFor(60);
  expect(await statusOf(orderId)).toBe("pending");
});

test("takes the store again after a restart when the person does not come back", async () => {
  await tick();
  await report();
  simulator = createSimulator(parts);
  const orderId = await newOrder();
  await tickFor(50);
  expect(await statusOf(orderId)).toBe("pending");
  await tickUntil(orderId, "delivered");
});

test("never acts for a store that is always left to people", async () => {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const leftToPeople = await findLeftStores(db, [store?.slug ?? ""]);
  simulator = createSimulator({ ...parts, leftToPeople });
  const orderId = await newOrder();
  await tickFor(60);
  await report();
  await report(false);
  await tickFor(20);
  expect([await statusOf(orderId), await isOpen()]).toEqual(["pending", false]);
});

test("refuses to start with a store that does not exist", async () => {
  await expect(findLeftStores(db, ["nowhere"])).rejects.toThrow(
    new StartError("ERRAND_DEMO_STORES: no store is at nowhere"),
  );
});
