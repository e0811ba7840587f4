import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { addTrip, providerOf, type SeededRental, seedRental } from "../trips/testing.ts";
import { transitionTrip } from "../trips/trip-transitions.ts";
import { tripOrders } from "../trips/trips.tables.ts";
import { reconcile } from "./reconcile.ts";

const { db } = await createTestDatabase();
let zoneId = 0;
let rental: SeededRental;
let tripId = 0;

beforeAll(async () => {
  ({ zoneId } = await seedShop(db));
});

beforeEach(async () => {
  rental = await seedRental(db, zoneId);
  tripId = await addTrip(db, rental);
});

const disagreements = async () => {
  const all = (await reconcile(db)).disagreements;
  return all.filter((line) => line.startsWith("trip") || line.startsWith("vehicle"));
};
const ofTrip = () => eq(vehicleHolds.orderId, tripId);

test("reports nothing for trips that hold their vehicles, and canceled ones that do not", async () => {
  const canceled = await addTrip(db, rental);
  await transitionTrip(db, canceled, "canceled", providerOf(rental), { at: new Date() });
  expect(await disagreements()).toEqual([]);
});

test("reports a trip without its hold", async () => {
  await db.delete(vehicleHolds).where(ofTrip());
  expect(await disagreements()).toEqual([
    `trip ${tripId}: it is pending with 1 of vehicle ${rental.carId}, and holds 0`,
  ]);
  await db.delete(tripOrders).where(eq(tripOrders.orderId, tripId));
});

test("reports a trip that holds another number, or at another time", async () => {
  await db.update(vehicleHolds).set({ quantity: 2 }).where(ofTrip());
  expect(await disagreements()).toEqual([
    `trip ${tripId}: it is pending with 1 of vehicle ${rental.carId}, and holds 2`,
  ]);
  await db
    .update(vehicleHolds)
    .set({ quantity: 1, endsAt: new Date("2099-01-01") })
    .where(ofTrip());
  expect(await disagreements()).toEqual([
    `trip ${tripId}: it holds vehicle ${rental.carId} at another time than its own`,
  ]);
  await db.delete(vehicleHolds).where(ofTrip());
  await db.delete(tripOrders).where(eq(tripOrders.orderId, tripId));
});

test("reports a canceled trip that still holds its vehicles", async () => {
  const [hold] = await db.select().from(vehicleHolds).where(ofTrip());
  if (!hold) throw new Error("the trip has no hold");
  await transitionTrip(db, tripId, "canceled", providerOf(rental), { at: new Date() });
  await db.insert(vehicleHolds).values(hold);
  expect(await disagreements()).toEqual([
    `trip ${tripId}: it is canceled with 0 of vehicle ${rental.carId}, and holds 1`,
  ]);
  await db.delete(vehicleHolds).where(ofTrip());
});

test("reports overlapping holds that exceed the number of vehicles", async () => {
  const pickupTime = new Date(Date.UTC(2099, 0, 1, 12));
  const booked = [{ vehicleId: rental.carId, quantity: 2 }];
  await addTrip(db, rental, { pickupTime, hours: 4, booked });
  // One starts when the other ends, which is no overlap.
  const after = new Date(Date.UTC(2099, 0, 1, 16));
  await addTrip(db, rental, { pickupTime: after, hours: 4, booked });
  expect(await disagreements()).toEqual([]);
  await db.update(vehicles).set({ total: 1 }).where(eq(vehicles.id, rental.carId));
  expect(await disagreements()).toEqual([
    `vehicle ${rental.carId}: 2 are held at 2099-01-01T12:00:00.000Z, there are 1`,
    `vehicle ${rental.carId}: 2 are held at 2099-01-01T16:00:00.000Z, there are 1`,
  ]);
  await db.update(vehicles).set({ total: 2 }).where(eq(vehicles.id, rental.carId));
});
