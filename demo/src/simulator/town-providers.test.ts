import type { TripStatus } from "@errand/core/trips/trips.types";
import { addCustomer } from "@errand/server/cart/testing";
import { seedShop } from "@errand/server/catalog/testing";
import { orderTransitions } from "@errand/server/orders/order-transitions.tables";
import { orders } from "@errand/server/orders/orders.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import { auditLog, staffMembers, staffSessions } from "@errand/server/staff/staff.tables";
import { startTestApi } from "@errand/server/testing";
import { addTrip, seedRental, type TripOverrides } from "@errand/server/trips/testing";
import { cashPayment } from "@errand/server/trips/trip-row";
import { tripVehicles } from "@errand/server/trips/trips.tables";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { providerAnswers } from "../content/chat.ts";
import { fillStaff } from "../fill/staff.ts";
import { createSimulator } from "./simulator.ts";
import { isOutOfOrder, refusalReasons, tripSeconds } from "./trip-timing.ts";

// A test is up to two hundred ticks, each with several calls.
vi.setConfig({ testTimeout: 60_000 });

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
await fillStaff(db, api.settings.secret);
const booked = new Date("2026-03-20T10:00:00Z");

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  // Every test starts at the same time, at which each code was used.
  await db.delete(staffSessions);
  await db.update(staffMembers).set({ totpLastStep: 0 });
});

/** A trip for now that the provider does not refuse, or one that it does. */
async function newTrip({ refused = false, ...trip }: TripOverrides & { refused?: boolean } = {}) {
  let last = 0;
  do {
    const { rows } = await db.execute<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
    );
    last = Number(rows[0]?.id);
  } while (isOutOfOrder(last + 1) !== refused);
  return addTrip(db, rental, {
    pickupTime: booked,
    paymentMethod: cashPayment,
    createdAt: booked,
    statusTimestamps: { pending: booked.toISOString() },
    ...trip,
  });
}

const statusOf = async (tripId: number) =>
  (await db.select().from(orders).where(eq(orders.id, tripId)))[0]?.status;

/** Ticks every three seconds, as often as a provider looks, until a status; returns the second at which the trip reached each one. */
async function simulateUntil(
  tripId: number,
  until: TripStatus,
  { from = 0, maxSeconds = 300, speed = 1 } = {},
) {
  const simulator = createSimulator({ api, speed });
  const times: [string | undefined, number][] = [];
  for (let second = from; second <= maxSeconds; second += 3) {
    const now = new Date(booked.getTime() + second * 1000);
    setNow(now);
    await simulator.tick(now);
    const status = await statusOf(tripId);
    if (times.at(-1)?.[0] !== status) times.push([status, second]);
    if (status === until) return times;
  }
  throw new Error(`the trip only reached ${times.at(-1)?.[0]}`);
}

test("a trip for now is confirmed, handed over and taken back within two minutes", async () => {
  const tripId = await newTrip();
  const times = await simulateUntil(tripId, "completed");
  expect(times.map(([status]) => status)).toEqual(["pending", "confirmed", "ongoing", "completed"]);
  expect(times.at(-1)?.[1]).toBeLessThan(130);
  const [order] = await db.select().from(orders).where(eq(orders.id, tripId));
  expect(order).toMatchObject({ paymentStatus: "paid", paid: order?.amount });
  const units = await db.select().from(tripVehicles).where(eq(tripVehicles.orderId, tripId));
  expect(units.map(({ unitId }) => rental.carUnits.includes(unitId))).toEqual([true]);
});

test("works as signed-in staff of the provider, whose every change is in the audit log", async () => {
  const tripId = await newTrip();
  await simulateUntil(tripId, "completed", { speed: 5 });
  const entries = await db
    .select({ kind: auditLog.staffKind, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `trip:${tripId}`))
    .orderBy(auditLog.id);
  const kind = "rental_staff";
  expect(entries).toEqual([
    { kind, action: "POST /provider/trips/{id}/confirm" },
    { kind, action: "PUT /provider/trips/{id}/vehicles" },
    { kind, action: "POST /provider/trips/{id}/start" },
    { kind, action: "POST /provider/trips/{id}/complete" },
  ]);
});

test("a later trip is confirmed at once, gets its vehicles shortly before the pickup, and starts then", async () => {
  const hour = 3600;
  const pickupTime = new Date(booked.getTime() + hour * 1000);
  const tripId = await newTrip({ pickupTime });
  await simulateUntil(tripId, "confirmed");
  const before = hour - tripSeconds.assign - 10;
  await expect(
    simulateUntil(tripId, "ongoing", { from: before, maxSeconds: before + 5 }),
  ).rejects.toThrow("confirmed");
  expect(await db.$count(tripVehicles)).toBe(0);
  const times = await simulateUntil(tripId, "ongoing", { from: hour - 30, maxSeconds: hour + 30 });
  expect(times.at(-1)?.[1]).toBeGreaterThanOrEqual(hour);
});

test("a vehicle with driver gets one", async () => {
  await db.update(vehicles).set({ type: "with-driver" }).where(eq(vehicles.id, rental.vanId));
  const tripId = await newTrip({ booked: [{ vehicleId: rental.vanId, quantity: 1 }] });
  await simulateUntil(tripId, "ongoing");
  const [assigned] = await db.select().from(tripVehicles);
  expect(assigned).toMatchObject({ unitId: rental.vanUnit, driverId: rental.driverId });
});

test("two trips at the same time get different vehicles", async () => {
  const [first, second] = [await newTrip(), await newTrip()];
  await simulateUntil(first, "ongoing");
  await simulateUntil(second, "ongoing");
  const assigned = await db.select().from(tripVehicles);
  expect(new Set(assigned.map(({ unitId }) => unitId)).size).toBe(2);
});

test("a vehicle that is out of order is refused with a reason", async () => {
  const tripId = await newTrip({ refused: true });
  await simulateUntil(tripId, "canceled");
  const [change] = await db
    .select()
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, tripId), eq(orderTransitions.to, "canceled")));
  expect(change).toMatchObject({ actorKind: "store", reason: refusalReasons.outOfOrder });
});

test("waits for a customer who has not chosen how to pay, then gives up", async () => {
  const tripId = await newTrip({ paymentMethod: "" });
  await expect(simulateUntil(tripId, "ongoing", { maxSeconds: 60 })).rejects.toThrow("confirmed");
  const from = tripSeconds.waitForPayment;
  await simulateUntil(tripId, "canceled", { from, maxSeconds: from + 10 });
});

test("answers what a customer writes about a trip", async () => {
  const { customerId, token } = await addCustomer(db);
  const pickupTime = new Date(booked.getTime() + 86_400_000);
  await newTrip({ customerId, pickupTime });
  setNow(booked);
  const to = { receiver_type: "vendor" as const, receiver_id: rental.providerId };
  await ask("POST /customer/message/send", { ...to, message: "Is there a roof box?" }, { token });
  const simulator = createSimulator({ api });
  for (const seconds of [0, 2, 8]) {
    const now = new Date(booked.getTime() + seconds * 1000);
    setNow(now);
    await simulator.tick(now);
  }
  const { messages } = (await ask("GET /customer/message/details", to, { token })).body;
  expect(providerAnswers.map(({ en }) => en)).toContain(messages[0]?.message);
});
