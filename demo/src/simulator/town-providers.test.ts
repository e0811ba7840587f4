import type { TripStatus } from "@errand/core/trips/trips.types";
import { addCustomer } from "@errand/server/cart/testing";
import { seedShop } from "@errand/server/catalog/testing";
import { orderTransitions } from "@errand/server/order-rows/order-transitions.tables";
import { orders } from "@errand/server/order-rows/orders.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import { endStaffSession, openStaffSession } from "@errand/server/staff/staff.data";
import { auditLog, staffMembers, staffSessions } from "@errand/server/staff/staff.tables";
import { startTestApi } from "@errand/server/testing";
import { addTrip, seedRental, type TripOverrides } from "@errand/server/trips/testing";
import { cashPayment } from "@errand/server/trips/trip-row";
import { tripVehicles } from "@errand/server/trips/trips.tables";
import { providerAnswers } from "@errand/town/content/chat";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { ownerEmail } from "../content/staff.ts";
import { fillStaff } from "../fill/staff.ts";
import { createSimulator } from "./simulator.ts";
import { isOutOfOrder, refusalReason, tripSeconds } from "./trip-timing.ts";

// A test may run two hundred ticks with several requests each.
vi.setConfig({ testTimeout: 60_000 });

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
await fillStaff(db, api.settings.secret);
const booked = new Date("2026-03-20T10:00:00Z");

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await db.delete(staffSessions);
});

/**
 * Adds a trip whose pickup is now: by default one that the provider accepts, else one that it
 * refuses.
 */
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

/**
 * Runs a tick every three seconds until the trip has this status. Returns after how many seconds it
 * got each status.
 */
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

test("confirms a trip for now, hands its vehicle over and takes it back within two minutes", async () => {
  const tripId = await newTrip();
  const times = await simulateUntil(tripId, "completed");
  expect(times.map(([status]) => status)).toEqual(["pending", "confirmed", "ongoing", "completed"]);
  expect(times.at(-1)?.[1]).toBeLessThan(130);
  const [order] = await db.select().from(orders).where(eq(orders.id, tripId));
  expect(order).toMatchObject({ paymentStatus: "paid", paid: order?.amount });
  const units = await db.select().from(tripVehicles).where(eq(tripVehicles.orderId, tripId));
  expect(units.map(({ unitId }) => rental.carUnits.includes(unitId))).toEqual([true]);
});

test("makes every change as staff of the provider, so that it is in the audit log", async () => {
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

test("confirms a scheduled trip immediately, assigns its vehicles shortly before the pickup and starts it at the pickup", async () => {
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

test("assigns a driver to a vehicle that is rented with one", async () => {
  await db.update(vehicles).set({ type: "with-driver" }).where(eq(vehicles.id, rental.vanId));
  const tripId = await newTrip({ booked: [{ vehicleId: rental.vanId, quantity: 1 }] });
  await simulateUntil(tripId, "ongoing");
  const [assigned] = await db.select().from(tripVehicles);
  expect(assigned).toMatchObject({ unitId: rental.vanUnit, driverId: rental.driverId });
});

test("assigns different vehicles to trips at the same time", async () => {
  const [first, second] = [await newTrip(), await newTrip()];
  await simulateUntil(first, "ongoing");
  await simulateUntil(second, "ongoing");
  const assigned = await db.select().from(tripVehicles);
  expect(new Set(assigned.map(({ unitId }) => unitId)).size).toBe(2);
});

test("refuses a trip whose vehicle is out of order, with a reason", async () => {
  const tripId = await newTrip({ refused: true });
  await simulateUntil(tripId, "canceled");
  const [change] = await db
    .select()
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, tripId), eq(orderTransitions.to, "canceled")));
  expect(change).toMatchObject({ actorKind: "store", reason: refusalReason });
});

test("keeps the vehicles of a trip until its customer has chosen how to pay", async () => {
  const tripId = await newTrip({ paymentMethod: "" });
  await expect(simulateUntil(tripId, "ongoing", { maxSeconds: 60 })).rejects.toThrow("confirmed");
  await db.update(orders).set({ paymentMethod: cashPayment }).where(eq(orders.id, tripId));
  await simulateUntil(tripId, "ongoing", { from: 900, maxSeconds: 930 });
});

test("answers a message of a customer about a trip", async () => {
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

test("leaves a provider to the person who has signed in, until the sign-out", async () => {
  const email = ownerEmail(rental.providerId);
  const [owner] = await db.select().from(staffMembers).where(eq(staffMembers.email, email));
  const device = { network: Buffer.from("home"), userAgent: "Mozilla/5.0" };
  const token = await openStaffSession(db, owner?.id ?? 0, { hasSecondStep: true, ...device });
  const tripId = await newTrip();
  await expect(simulateUntil(tripId, "confirmed", { maxSeconds: 60 })).rejects.toThrow("pending");

  await endStaffSession(db, token);
  await simulateUntil(tripId, "completed", { from: 60 });
});
