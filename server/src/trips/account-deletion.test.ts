import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicleReviews } from "../rental/fleet.tables.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, seedRental } from "./testing.ts";
import { tripOrders } from "./trips.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
let ada: { customerId: number; token: string };

beforeEach(async () => {
  ada = await addCustomer(db);
});

const remove = () => ask("DELETE /customer/remove-account", {}, { token: ada.token });

test.each(["pending", "confirmed", "ongoing"] as const)(
  "an account is not deleted while a trip is %s",
  async (status) => {
    await addTrip(db, rental, { status, customerId: ada.customerId });
    expect(await remove()).toMatchObject({ status: 409, body: { errors: [{ code: "ongoing" }] } });
  },
);

test.each(["completed", "canceled"] as const)(
  "a trip that is %s stays without contact, places and note",
  async (status) => {
    const tripId = await addTrip(db, rental, {
      status,
      customerId: ada.customerId,
      note: "Two child seats, please",
    });
    const [{ trip: before } = { trip: null }] = await readTrip(tripId);
    expect((await remove()).status).toBe(200);
    const [row] = await readTrip(tripId);
    expect(row?.order).toMatchObject({ contactName: "", contactNumber: "", contactEmail: null });
    expect(row?.order.note).toBeNull();
    for (const place of [row?.trip.pickup, row?.trip.destination]) {
      expect(place).toMatchObject({ name: "–", type: null });
      expect([place?.lat, place?.lng]).not.toEqual([before?.pickup.lat, before?.pickup.lng]);
    }
    expect(row?.trip.pickupTime).toEqual(before?.pickupTime);
  },
);

test("a review of a vehicle stays without a name", async () => {
  const tripId = await addTrip(db, rental, { status: "completed", customerId: ada.customerId });
  const review = { vehicleId: rental.carId, providerId: rental.providerId, orderId: tripId };
  await db.insert(vehicleReviews).values({
    ...review,
    unitId: rental.carUnits[0],
    customerId: ada.customerId,
    customerName: "Ada L.",
    rating: 4,
    comment: { en: "Quiet and clean", fr: "" },
  });
  expect((await remove()).status).toBe(200);
  const [stored] = await db.select().from(vehicleReviews).where(eq(vehicleReviews.orderId, tripId));
  expect(stored).toMatchObject({ customerName: "", customerId: null, rating: 4 });
});

function readTrip(tripId: number) {
  return db
    .select({ order: orders, trip: tripOrders })
    .from(orders)
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .where(eq(orders.id, tripId));
}
