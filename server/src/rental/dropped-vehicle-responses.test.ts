import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { rentalRules, vehicleHolds, vehicleReviews } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";
import { addHold, addRentalModule, addVehicle } from "./testing.ts";

const { api, ask, db, changes, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await addRentalModule(db, shop.zoneId);
const { garage, harbour, moduleId } = rental;
const here = { zones: [shop.zoneId], module: moduleId };
const rated = { avgRating: 4, ratingCount: 2 };
const first = await addVehicle(db, rental, rated);
const second = await addVehicle(db, rental, { ...rated, providerId: harbour });
const unrated = await addVehicle(db, rental);

const now = new Date("2026-03-02T11:00:10Z");
// Within one minute, so that no response expires.
beforeEach(() => setNow(now));
afterEach(() => vi.restoreAllMocks());

const vehicle = (id: number) => () =>
  ask("GET /rental/vehicle/get-vehicle-details/{id}", { id }, here);
/** The ways to read a response: each is cached by its own key. */
const reads = {
  topRated: () => ask("GET /rental/vehicle/top-rated", {}, here),
  popularNames: () => ask("GET /rental/vehicle/popular-suggestion", {}, here),
  first: vehicle(first),
  second: vehicle(second),
  unrated: vehicle(unrated),
  reviews: () => ask("GET /rental/vehicle/reviews/{id}", { id: first }, here),
  garage: () => ask("GET /rental/provider/get-provider-details/{id}", { id: garage }, here),
  harbour: () => ask("GET /rental/provider/get-provider-details/{id}", { id: harbour }, here),
  config: () => ask("GET /config"),
  food: () => ask("GET /items/popular", {}, { ...here, module: shop.food.moduleId }),
};
type Read = keyof typeof reads;
const all = Object.keys(reads) as Read[];

/** The cached responses that a change drops: they are computed again. */
async function droppedBy(change: () => Promise<unknown>): Promise<Read[]> {
  await changes.flushed();
  for (const name of all) await reads[name]();
  await change();
  await changes.flushed();
  const dropped = new Set<Read>();
  const get = api.responseCache.get;
  for (const name of all) {
    vi.spyOn(api.responseCache, "get").mockImplementation((key, at, compute) =>
      get(key, at, () => {
        dropped.add(name);
        return compute();
      }),
    );
    await reads[name]();
  }
  vi.restoreAllMocks();
  return [...dropped];
}

const set = (values: Partial<typeof vehicles.$inferInsert>, id = first) =>
  db.update(vehicles).set(values).where(eq(vehicles.id, id));
const hold = (vehicleId: number) =>
  addHold(db, rental, { vehicleId, startsAt: now, endsAt: new Date(now.getTime() + 3_600_000) });

test.each<[string, () => Promise<unknown>, Read[]]>([
  ["a booking of a listed vehicle", () => hold(first), ["topRated", "first"]],
  ["a booking of another", () => hold(unrated), ["unrated"]],
  [
    "the end of bookings",
    () => db.delete(vehicleHolds).where(eq(vehicleHolds.vehicleId, first)),
    ["topRated", "first"],
  ],
  [
    "a description",
    () => set({ description: { en: "Fast", fr: "Rapide" } }),
    ["topRated", "popularNames", "first", "reviews"],
  ],
  ["a trip more", () => set({ trips: 1 }, unrated), ["popularNames", "unrated"]],
  [
    "a price",
    () => set({ hourlyPrice: minor(900) }, unrated),
    ["topRated", "popularNames", "unrated", "garage", "config"],
  ],
  ["nothing that differs", () => set({ active: true }), []],
  [
    "a review",
    () =>
      db
        .insert(vehicleReviews)
        .values({ vehicleId: first, providerId: garage, customerName: "Eve", rating: 4 }),
    ["reviews"],
  ],
  [
    "rules",
    () => db.insert(rentalRules).values({ providerId: harbour, rules: [{ en: "21", fr: "21" }] }),
    ["topRated", "second", "harbour"],
  ],
  [
    "the phone number of a provider",
    () => db.update(stores).set({ phone: "+33400000009" }).where(eq(stores.id, harbour)),
    ["topRated", "second", "harbour"],
  ],
])("%s drops only the responses that show it", async (_what, change, expected) => {
  const dropped = await droppedBy(change);
  expect(dropped.toSorted()).toEqual(expected.toSorted());
});

test("responses show how many are free as soon as a booking commits", async () => {
  const free = async () => (await reads.second()).body.total_vehicle_count;
  expect(await free()).toBe(2);
  await hold(second);
  await changes.flushed();
  expect(await free()).toBe(1);
  await db.delete(vehicleHolds);
  await changes.flushed();
  expect(await free()).toBe(2);
});
