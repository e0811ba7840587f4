import { exactMeters, type Position } from "@errand/core/location/geometry";
import { minor } from "@errand/core/money";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { stores } from "@errand/server/catalog/catalog.tables";
import {
  addItem,
  addStore,
  middle,
  type SeededModule,
  seedShop,
} from "@errand/server/catalog/testing";
import { courierPositions } from "@errand/server/couriers/courier-positions.tables";
import { couriers } from "@errand/server/couriers/couriers.tables";
import type { Maps } from "@errand/server/integrations/maps";
import { cartOrders } from "@errand/server/order-rows/cart-orders.tables";
import { isNonTripRow } from "@errand/server/order-rows/order-kind";
import { orders } from "@errand/server/order-rows/orders.tables";
import { parcelOrders } from "@errand/server/order-rows/parcel-orders.tables";
import { transitionOrder } from "@errand/server/orders/order-transitions";
import {
  addCourier,
  addOrder,
  addParcel,
  addRun,
  deliveryLocation,
  parcelReceiver,
  storeOf,
} from "@errand/server/orders/testing";
import { addPartners } from "@errand/server/partners/testing";
import { privateFiles } from "@errand/server/private-files/private-files.tables";
import { endStaffSession, openStaffSession } from "@errand/server/staff/staff.data";
import { auditLog, staffMembers, staffSessions } from "@errand/server/staff/staff.tables";
import { storeHeartbeats } from "@errand/server/stores/store-heartbeats.tables";
import { startTestApi } from "@errand/server/testing";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { staffEmail } from "../content/staff.ts";
import { fillStaff } from "../fill/staff.ts";
import { demoDispatchTiming } from "./demo-dispatch-timing.ts";
import { createSimulator } from "./simulator.ts";

// A test is a few hundred ticks, each with several calls.
vi.setConfig({ testTimeout: 60_000 });

const { api, db, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const placed = new Date("2026-03-20T10:00:00Z");

/** Every route has one corner. */
const maps: Pick<Maps, "route"> = {
  async route([fromLng, fromLat], [toLng, toLat]) {
    const polyline: Position[] = [
      [fromLng, fromLat],
      [fromLng + 0.002, fromLat],
      [toLng, toLat],
    ];
    return { distanceMeters: 2500, durationSeconds: 300, polyline };
  },
};
const parts = { api: { ...api, maps: maps as Maps } };

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await db.delete(couriers);
  await db.delete(staffSessions);
});

async function addTownCourier() {
  await addCourier(db, { locatedAt: placed });
  await fillStaff(db, api.settings.secret);
}

function newOrder(
  overrides: Parameters<typeof addOrder>[3] | object = {},
  module: SeededModule = shop.grocery,
) {
  return addOrder(db, shop, module, {
    itemId,
    distanceMeters: 2500,
    statusTimestamps: { pending: placed.toISOString() },
    createdAt: placed,
    scheduleAt: placed,
    ...overrides,
  });
}

async function statusOf(orderId: number): Promise<OrderStatus> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || !isNonTripRow(order)) throw new Error("no such order");
  return order.status;
}

/** Where the only courier was after each tick of `simulateUntil`. */
let path: Position[] = [];

async function courierPosition(): Promise<Position> {
  const [position] = await db.select().from(courierPositions);
  return [position?.longitude ?? 0, position?.latitude ?? 0];
}

/** A town that is ten times faster, for tests that are not about times. */
const fastTown = () => createSimulator({ ...parts, speed: 10 });

/**
 * Ticks every two seconds, or so often, until a status; returns the second at which the order
 * reached each status.
 */
async function simulateUntil(
  orderId: number,
  until: OrderStatus,
  { from = 0, every = 2, maxSeconds = 300, simulator = fastTown() } = {},
) {
  const times: [OrderStatus, number][] = [];
  path = [];
  for (let second = from; second <= maxSeconds; second += every) {
    const now = new Date(placed.getTime() + second * 1000);
    setNow(now);
    await simulator.tick(now);
    await api.positionRecorder.flush();
    const status = await statusOf(orderId);
    path.push(await courierPosition());
    if (times.at(-1)?.[0] !== status) times.push([status, second]);
    if (status === until) return times;
  }
  throw new Error(`the order only reached ${times.at(-1)?.[0]}`);
}

describe("an order at the speed of the demo", () => {
  let times: [OrderStatus, number][];
  let order: typeof orders.$inferSelect | undefined;
  let courierPath: Position[];

  beforeAll(async () => {
    await addTownCourier();
    const orderId = await newOrder();
    times = await simulateUntil(orderId, "delivered", {
      every: 1,
      simulator: createSimulator(parts),
    });
    [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    courierPath = path;
  });

  test("is delivered about two minutes after it is placed, with its cash payment", () => {
    expect(times.map(([status]) => status)).toEqual([
      "pending",
      "confirmed",
      "accepted",
      "processing",
      "handover",
      "picked_up",
      "delivered",
    ]);
    expect(times.at(-1)?.[1]).toBeGreaterThan(80);
    expect(times.at(-1)?.[1]).toBeLessThan(130);
    expect(order).toMatchObject({ paymentStatus: "paid", paid: order?.amount });
  });

  test("is driven along the route, first to the store, then to the customer, without jumps", () => {
    const steps = courierPath
      .slice(1)
      .map((position, index) => exactMeters(courierPath[index] as Position, position));
    expect(Math.max(...steps)).toBeLessThan(130);
    expect(Math.max(...courierPath.map(([lng]) => lng))).toBeGreaterThan(middle.longitude + 0.0015);
    const store: Position = [middle.longitude, middle.latitude + 0.01];
    expect(Math.min(...courierPath.map((position) => exactMeters(position, store)))).toBeLessThan(
      1,
    );
    expect(courierPath.at(-1)).toEqual([deliveryLocation.longitude, deliveryLocation.latitude]);
  });
});

test("learns the code of an order from the customer, as no courier can read it", async () => {
  await addTownCourier();
  const orderId = await newOrder({ otp: "4711" });
  await simulateUntil(orderId, "delivered");
  const collected = await newOrder({ otp: "4712", cart: { type: "take_away" }, address: null });
  await simulateUntil(collected, "delivered");
});

test("brings the orders of a run at once, with their cash and one code", async () => {
  await addTownCourier();
  const ids = [await newOrder({ otp: "4711" }), await newOrder({ otp: "4711" })];
  await addRun(db, ids);
  await simulateUntil(ids[1] ?? 0, "delivered");
  const brought = await db.select().from(orders).where(inArray(orders.id, ids));
  expect(brought.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
    ["delivered", "paid"],
    ["delivered", "paid"],
  ]);
  expect(new Set(brought.map(({ courierId }) => courierId)).size).toBe(1);
});

test("turns on the orders screen of a store that works, and keeps it on after a restart", async () => {
  await addTownCourier();
  await db.delete(storeHeartbeats);
  const orderId = await newOrder();
  await simulateUntil(orderId, "delivered");
  const [beat] = await db.select().from(storeHeartbeats);
  expect(beat?.storeId).toBe(shop.grocery.storeIds[0]);
  const later = new Date(placed.getTime() + 3_600_000);
  setNow(later);
  await createSimulator(parts).tick(later);
  const [again] = await db.select().from(storeHeartbeats);
  expect(again?.reachableAt).toEqual(later);
});

test("hands in the cash of a courier whose shift is over", async () => {
  await addTownCourier();
  const [courier] = await db.select().from(couriers);
  const orderId = await newOrder({
    status: "picked_up",
    courierId: courier?.id,
    amount: minor(20_000),
  });
  await simulateUntil(orderId, "delivered");
  const handIns = () => db.$count(auditLog, eq(auditLog.action, "POST /desk/couriers/{id}/cash"));
  expect(await handIns()).toBe(0);
  const later = new Date(placed.getTime() + 3_600_000);
  setNow(later);
  await createSimulator(parts).tick(later);
  expect(await handIns()).toBe(1);
  const [after] = await db.select().from(couriers);
  expect(after?.active).toBe(true);
});

test("works as signed-in staff, whose every change is in the audit log", async () => {
  await addTownCourier();
  const orderId = await newOrder();
  await simulateUntil(orderId, "delivered");
  const entries = await db
    .select({ kind: auditLog.staffKind, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${orderId}`))
    .orderBy(auditLog.id);
  expect(entries).toEqual([
    { kind: "store_staff", action: "POST /store/orders/{id}/accept" },
    { kind: "courier", action: "POST /courier/jobs/{id}/accept" },
    { kind: "store_staff", action: "POST /store/orders/{id}/accept" },
    { kind: "store_staff", action: "POST /store/orders/{id}/ready" },
    { kind: "courier", action: "POST /courier/jobs/{id}/pickup" },
    { kind: "courier", action: "POST /courier/jobs/{id}/deliver" },
  ]);
});

test("does nothing in the place of a store and a courier that have joined as partners", async () => {
  await addTownCourier();
  const { moduleId } = shop.grocery;
  const storeId = await addStore(db, { moduleId, zoneId: shop.zoneId });
  const courierId = await addCourier(db, { locatedAt: placed });
  await addPartners(db, shop.zoneId, { storeId, courierId });
  await fillStaff(db, api.settings.secret);
  const partner = { ...shop.grocery, storeIds: [storeId, storeId] as [number, number] };
  const partnerItem = await addItem(db, { storeId, categoryId: shop.grocery.categoryId });
  const ofPartner = await newOrder({ itemId: partnerItem }, partner);
  const ofTown = await newOrder();
  const byPartner = await newOrder({ status: "picked_up", courierId });
  await simulateUntil(ofTown, "delivered");
  expect([await statusOf(ofPartner), await statusOf(byPartner)]).toEqual(["pending", "picked_up"]);
  const emails = [staffEmail("store", storeId), staffEmail("courier", courierId)];
  expect(await db.$count(staffMembers, inArray(staffMembers.email, emails))).toBe(0);
  await db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));
});

test("lets a store deliver an order itself where no courier does", async () => {
  await addTownCourier();
  const [storeId] = shop.grocery.storeIds;
  await db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, storeId));
  const orderId = await newOrder();
  const times = await simulateUntil(orderId, "delivered");
  await db.update(stores).set({ selfDelivery: false }).where(eq(stores.id, storeId));
  expect(times.map(([status]) => status)).toEqual([
    "pending",
    "processing",
    "handover",
    "delivered",
  ]);
});

test("keeps the time to cancel at a higher speed and delivers within a minute", async () => {
  await addTownCourier();
  const orderId = await newOrder();
  const times = await simulateUntil(orderId, "delivered", {
    every: 1,
    simulator: createSimulator({ ...parts, speed: 5 }),
  });
  expect(times).toHaveLength(7);
  expect(times[1]).toEqual(["confirmed", 4]);
  expect(times.at(-1)?.[1]).toBeLessThan(40);
});

test("continues a drive where it was after a restart, without a jump", async () => {
  await addTownCourier();
  const orderId = await newOrder();
  /** Each is a process that has just started. */
  const started = () => ({ simulator: createSimulator(parts) });
  const before = await simulateUntil(orderId, "picked_up", started());
  const second = (before.at(-1)?.[1] ?? 0) + 20;
  await simulateUntil(orderId, "picked_up", { ...started(), from: second });
  const earlier = await courierPosition();
  await simulateUntil(orderId, "picked_up", {
    ...started(),
    ...{ from: second + 600, maxSeconds: second + 600 },
  });
  expect(exactMeters(earlier, await courierPosition())).toBeLessThan(130);
  await simulateUntil(orderId, "delivered", {
    ...started(),
    ...{ from: second + 601, maxSeconds: second + 700 },
  });
});

test("delivers a second order with the same courier after the first", async () => {
  await addTownCourier();
  const [first, second] = [await newOrder(), await newOrder()];
  const simulator = fastTown();
  const times = await simulateUntil(first, "delivered", { simulator });
  expect(await statusOf(second)).toBe("handover");
  const from = times.at(-1)?.[1] ?? 0;
  await simulateUntil(second, "delivered", { simulator, from });
});

test("brings two orders of one way together, stop by stop", async () => {
  await addTownCourier();
  api.dispatchTiming = demoDispatchTiming(5);
  const [first, second] = [await newOrder(), await newOrder()];
  const simulator = createSimulator({ ...parts, speed: 5 });
  const seen = new Set<string>();
  for (let elapsed = 0; elapsed <= 300; elapsed += 2) {
    const now = new Date(placed.getTime() + elapsed * 1000);
    setNow(now);
    await runDueJobs();
    await simulator.tick(now);
    await api.positionRecorder.flush();
    seen.add(`${await statusOf(first)}, ${await statusOf(second)}`);
    if (seen.has("delivered, delivered")) break;
  }
  expect(seen).toContain("picked_up, picked_up");
  expect(seen).toContain("delivered, delivered");
});

test("leaves a courier to the person who has signed in as this one, until the sign-out", async () => {
  await addTownCourier();
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.kind, "courier"));
  const device = { network: Buffer.from("home"), userAgent: "Mozilla/5.0" };
  const token = await openStaffSession(db, member?.id ?? 0, { hasSecondStep: true, ...device });
  const orderId = await newOrder();
  const simulator = fastTown();
  await expect(simulateUntil(orderId, "picked_up", { simulator })).rejects.toThrow("handover");
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.courierId).toBeNull();

  await endStaffSession(db, token);
  await simulateUntil(orderId, "delivered", { simulator });
});

test("delivers a take-away order without a courier", async () => {
  await addTownCourier();
  const orderId = await newOrder({ cart: { type: "take_away" }, address: null });
  const times = await simulateUntil(orderId, "delivered");
  expect(times.map(([status]) => status)).not.toContain("picked_up");
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.courierId).toBeNull();
});

test("confirms a scheduled order immediately and starts it shortly before its time", async () => {
  await addTownCourier();
  const hour = 3600;
  const scheduleAt = new Date(placed.getTime() + hour * 1000);
  const orderId = await newOrder({ scheduled: true, scheduleAt });
  const simulator = createSimulator(parts);
  await simulateUntil(orderId, "confirmed", { simulator });
  await simulateUntil(orderId, "confirmed", {
    simulator,
    from: hour - 110,
    maxSeconds: hour - 110,
  });
  const span = { from: hour - 105, maxSeconds: hour + 100 };
  const times = await simulateUntil(orderId, "delivered", { simulator, ...span });
  expect(Math.abs((times.at(-1)?.[1] ?? 0) - hour)).toBeLessThan(60);
});

test("starts a scheduled order when its preparation starts, before the shop cancels it, and has it ready shortly before its time", async () => {
  await addTownCourier();
  const hour = 3600;
  const scheduleAt = new Date(placed.getTime() + hour * 1000);
  const orderId = await newOrder({ scheduled: true, scheduleAt, cart: { minDeliveryMinutes: 20 } });
  const simulator = createSimulator(parts);
  const start = hour - 20 * 60;
  await simulateUntil(orderId, "confirmed", { simulator });
  await simulateUntil(orderId, "processing", {
    simulator,
    from: start - 5,
    every: 5,
    maxSeconds: start + 60,
  });
  await expect(
    simulateUntil(orderId, "handover", {
      simulator,
      from: hour - 90,
      every: 10,
      maxSeconds: hour - 80,
    }),
  ).rejects.toThrow("processing");
  await simulateUntil(orderId, "handover", {
    simulator,
    from: hour - 70,
    every: 5,
    maxSeconds: hour,
  });
});

describe("a request to cancel", () => {
  const requestedAt = placed.toISOString();

  async function answerTo(status: OrderStatus, atDeskSince?: string) {
    await addTownCourier();
    const cancelRequest = { reason: "J’ai commandé par erreur", requestedAt };
    const cart = { cancelRequest: { ...cancelRequest, ...(atDeskSince && { atDeskSince }) } };
    const statusTimestamps = { pending: requestedAt, [status]: requestedAt };
    const orderId = await newOrder({ status, statusTimestamps, cart });
    const now = new Date(placed.getTime() + 15_000);
    setNow(now);
    await createSimulator(parts).tick(now);
    const [order] = await db.select().from(cartOrders).where(eq(cartOrders.orderId, orderId));
    return [await statusOf(orderId), order?.cancelRequest?.refused?.note];
  }

  test("is granted by the store while it prepares the order", async () => {
    expect(await answerTo("processing")).toEqual(["canceled", undefined]);
  });

  test("is refused by the store once the order is ready, in the customer's language", async () => {
    const note = "Votre commande est prête et emballée.";
    expect(await answerTo("handover")).toEqual(["handover", note]);
  });

  test("is refused by the desk once the courier has the order", async () => {
    const note = "Le livreur est déjà en route vers vous.";
    expect(await answerTo("picked_up", requestedAt)).toEqual(["picked_up", note]);
  });
});

test("leaves canceled and unpaid orders unchanged", async () => {
  await addTownCourier();
  const canceled = await newOrder();
  await transitionOrder(db, canceled, "canceled", storeOf(shop.grocery), { at: placed });
  const unpaid = await newOrder({ paymentMethod: "digital_payment" });
  await expect(simulateUntil(unpaid, "confirmed", { every: 5, maxSeconds: 60 })).rejects.toThrow(
    "pending",
  );
  expect(await statusOf(canceled)).toBe("canceled");
});

test("collects a parcel from its sender and brings it to its receiver", async () => {
  await addTownCourier();
  const parcelId = await newParcel();
  const simulator = createSimulator(parts);
  const times = await simulateUntil(parcelId, "delivered", { simulator });
  expect(times.map(([status]) => status)).toEqual([
    "confirmed",
    "accepted",
    "picked_up",
    "delivered",
  ]);
  expect(times.at(-1)?.[1]).toBeLessThan(120);
  const { longitude, latitude } = parcelReceiver;
  expect(exactMeters(await courierPosition(), [longitude, latitude])).toBeLessThan(1);
});

test("leaves a parcel where its receiver wants it, and takes a photo of it", async () => {
  await addTownCourier();
  const parcelId = await newParcel({ otp: "4711" });
  const choice = { kind: "safe_place", place: "door" } as const;
  await db
    .update(parcelOrders)
    .set({ receiverChoice: { choice, at: placed.toISOString() } })
    .where(eq(parcelOrders.orderId, parcelId));
  await simulateUntil(parcelId, "delivered", { simulator: createSimulator(parts) });
  const photos = await db
    .select({ purpose: privateFiles.purpose })
    .from(privateFiles)
    .where(eq(privateFiles.subject, `order:${parcelId}`));
  expect(photos).toEqual([{ purpose: "delivery_proof" }]);
});

test("brings a parcel back that is canceled on its way", async () => {
  await addTownCourier();
  const parcelId = await newParcel();
  const simulator = fastTown();
  const times = await simulateUntil(parcelId, "picked_up", { simulator });
  const from = (times.at(-1)?.[1] ?? 0) + 2;
  const at = new Date(placed.getTime() + from * 1000);
  await transitionOrder(db, parcelId, "canceled", { kind: "desk", staffId: null }, { at });
  await simulateUntil(parcelId, "returned", { simulator, from });
  const { longitude, latitude } = deliveryLocation;
  expect(exactMeters(await courierPosition(), [longitude, latitude])).toBeLessThan(1);
});

function newParcel(overrides: { otp?: string } = {}) {
  return addParcel(db, shop, shop.grocery, {
    ...overrides,
    status: "confirmed",
    distanceMeters: 2500,
    statusTimestamps: { pending: placed.toISOString(), confirmed: placed.toISOString() },
    createdAt: placed,
    scheduleAt: placed,
  });
}
