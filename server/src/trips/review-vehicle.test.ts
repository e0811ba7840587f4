import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { seedShop } from "../catalog/testing.ts";
import { testPicture } from "../chat/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { vehicleReviews } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, assign, seedRental } from "./testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const [car, otherCar] = rental.carUnits;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
let ada: Awaited<ReturnType<typeof addCustomer>>;
let tripId = 0;

async function tripWith(status: "ongoing" | "completed") {
  const id = await addTrip(db, rental, {
    customerId: ada.customerId,
    status,
    booked: [{ vehicleId: rental.carId, quantity: 2 }],
  });
  await assign(db, id, [car, otherCar]);
  return id;
}

beforeEach(async () => {
  ada = await addCustomer(db);
  tripId = await tripWith("completed");
});

const review = (input: Record<string, unknown> = {}, token = ada.token) =>
  ask(
    "POST /rental/user/review/add",
    {
      ...{ trip_id: tripId, vehicle_id: rental.carId, vehicle_identity_id: car, rating: 4 },
      ...input,
    },
    { token },
  );

const details = async () =>
  (await ask("GET /rental/user/trip/get-trip-details", { trip_id: tripId }, { token: ada.token }))
    .body;

test("each vehicle of a completed trip is rated once", async () => {
  expect((await details()).actions).toEqual(["review"]);
  expect((await review({ comment: "Smooth" })).status).toBe(201);
  expect((await details()).vehicle_identity).toMatchObject([
    { vehicle_identity_id: car, rating: 4, comment: "Smooth" },
    { vehicle_identity_id: otherCar, rating: null },
  ]);
  expect(await review()).toMatchObject(refused(409, "review"));
  expect((await review({ vehicle_identity_id: otherCar, rating: 1 })).status).toBe(201);
  expect((await details()).actions).toEqual([]);
});

test("counts for the vehicle and its provider", async () => {
  const read = async () => {
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, rental.vanId));
    const [provider] = await db.select().from(stores).where(eq(stores.id, rental.providerId));
    return { vehicle, provider };
  };
  const id = await addTrip(db, rental, {
    customerId: ada.customerId,
    status: "completed",
    booked: [{ vehicleId: rental.vanId, quantity: 1 }],
  });
  await assign(db, id, [rental.vanUnit]);
  await db
    .update(vehicles)
    .set({ avgRating: 4, ratingCount: 3 })
    .where(eq(vehicles.id, rental.vanId));
  await db
    .update(stores)
    .set({ avgRating: 4, ratingCount: 3, ratings: [1, 1, 1, 0, 0] })
    .where(eq(stores.id, rental.providerId));
  for (const rating of [5]) {
    await review({
      trip_id: id,
      vehicle_id: rental.vanId,
      vehicle_identity_id: rental.vanUnit,
      rating,
    });
  }
  const { vehicle, provider } = await read();
  expect(vehicle).toMatchObject({ avgRating: 4.25, ratingCount: 4 });
  expect(provider).toMatchObject({ avgRating: 4.25, ratingCount: 4, ratings: [2, 1, 1, 0, 0] });
  await review({ rating: 1 });
  expect((await read()).provider?.ratings).toEqual([2, 1, 1, 0, 1]);
  expect((await reconcile(db)).disagreements.filter((line) => line.startsWith("store"))).toEqual(
    [],
  );
});

test("stores up to five public pictures", async () => {
  const attachment = [await testPicture(), await testPicture()];
  expect((await review({ attachment })).status).toBe(201);
  const [row] = await db.select().from(vehicleReviews).where(eq(vehicleReviews.orderId, tripId));
  expect(row?.attachments).toHaveLength(2);
  const six = await Promise.all(Array.from({ length: 6 }, () => testPicture()));
  expect((await review({ vehicle_identity_id: otherCar, attachment: six })).status).toBe(422);
  const text = new File(["no picture"], "a.png", { type: "image/png" });
  const refusedFile = await review({ vehicle_identity_id: otherCar, attachment: [text] });
  expect(refusedFile.status).toBe(415);
});

test("is refused before the end, for other vehicles, others' trips, and where reviews are off", async () => {
  expect(await review({ vehicle_id: rental.vanId })).toMatchObject(refused(404, "vehicle"));
  expect(await review({ vehicle_identity_id: rental.vanUnit })).toMatchObject(
    refused(404, "vehicle"),
  );
  const other = await addCustomer(db);
  expect(await review({}, other.token)).toMatchObject(refused(404, "trip"));
  expect(await review({ trip_id: await tripWith("ongoing") })).toMatchObject(
    refused(422, "trip_status"),
  );
  await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, rental.providerId));
  expect(await review()).toMatchObject(refused(403, "feature_off"));
  await db.update(stores).set({ showsReviews: true }).where(eq(stores.id, rental.providerId));
});

test("of parallel reviews of one vehicle, one counts", async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => review()));
  expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});
