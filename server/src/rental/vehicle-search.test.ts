import { basisPoints, minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addStore, always, middle, same, seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { startTestApi } from "../testing.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "./rental.tables.ts";
import { addHold, addRentalModule, addVehicle, type RentalModule } from "./testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental: RentalModule = await addRentalModule(db, shop.zoneId);
const { garage, harbour, moduleId, cars, vans, astrale, boree } = rental;
const here = { zones: [shop.zoneId], module: moduleId };
const there = { zones: [shop.otherZoneId], module: moduleId };

const path = "GET /rental/vehicle/search";
const search = async (input: Record<string, unknown> = {}, options = here) =>
  (await ask(path, input, options)).body;
const found = async (input: Record<string, unknown> = {}, options = here) =>
  (await search(input, options)).vehicles.map(({ name }) => name);

let clio = 0;
let mule = 0;
let yacht = 0;

beforeAll(async () => {
  await db
    .update(stores)
    .set({ name: same("Harbour wheels"), pickupZoneIds: [shop.otherZoneId] })
    .where(eq(stores.id, harbour));
  await db
    .insert(zoneModules)
    .values({ zoneId: shop.otherZoneId, moduleId, chargeType: "distance", perKmCharge: minor(50) });
  clio = await addVehicle(db, rental, {
    name: { en: "Little Clio", fr: "Petite Clio" },
    hourlyPrice: minor(950),
    dailyPrice: minor(6000),
    airCondition: true,
    fuel: "petrol",
    transmission: "manual",
    tags: [{ en: "quiet", fr: "silencieuse" }],
    trips: 9,
    avgRating: 4.5,
    ratingCount: 10,
  });
  mule = await addVehicle(db, rental, {
    name: { en: "Mule", fr: "Mulet" },
    providerId: harbour,
    categoryId: vans,
    brandId: boree,
    seats: 3,
    type: "van",
    fuel: "diesel",
    hourlyPrice: null,
    perKmPrice: minor(45),
    total: 1,
    trips: 20,
    avgRating: 3,
    ratingCount: 2,
  });
  yacht = await addVehicle(db, rental, {
    name: { en: "Yacht", fr: "Voilier" },
    providerId: harbour,
    seats: 8,
    type: "boat",
    hourlyPrice: minor(9000),
    avgRating: 5,
    ratingCount: 1,
  });
  const gone = await addStore(db, { moduleId, zoneId: shop.zoneId, active: false });
  await addVehicle(db, rental, { name: same("Inactive"), active: false });
  await addVehicle(db, rental, { name: same("Of nobody"), providerId: gone });
  await addVehicle(db, rental, { name: same("Unpriced"), hourlyPrice: null });
});

describe("a search for vehicles", () => {
  test("lists active vehicles of active providers that have a price, most popular first", async () => {
    expect(await found()).toEqual(["Mule", "Little Clio", "Yacht"]);
    expect(await search({ limit: 1, offset: 2 })).toMatchObject({
      total_size: 3,
      limit: 1,
      offset: 2,
      vehicles: [{ name: "Little Clio", total_vehicle_count: 2 }],
    });
    expect(await found({ limit: 2, offset: 3 })).toEqual([]);
  });

  test("lists them where they can be picked up", async () => {
    expect(await found({}, there)).toEqual(["Mule", "Yacht"]);
    const { latitude: lat } = middle;
    const pickup = (lng: number) => ({ pickup_location: { lat, lng } });
    expect(await found(pickup(3.9), there)).toEqual(["Mule", "Little Clio", "Yacht"]);
    expect(await found(pickup(4.2))).toEqual(["Mule", "Yacht"]);
  });

  test("is refused for a pickup where no zone has the module", async () => {
    const pickup = { pickup_location: { lat: 10, lng: 10 } };
    const answers = [
      await ask(path, pickup, { ...here, language: "fr" }),
      await ask(
        "GET /rental/vehicle/get-provider-vehicles",
        { ...pickup, provider_id: garage },
        here,
      ),
    ];
    expect(answers).toMatchObject([
      {
        status: 422,
        body: {
          errors: [{ code: "zone", message: "Personne ne remet de véhicule à cet endroit." }],
        },
      },
      { status: 422, body: { errors: [{ code: "zone" }] } },
    ]);
  });

  test.each([
    ["a category", { category_ids: [vans] }, ["Mule"]],
    ["several categories", { category_ids: [vans, cars] }, ["Mule", "Little Clio", "Yacht"]],
    ["an unknown category", { category_ids: [999_999] }, []],
    ["no category", { category_ids: [] }, ["Mule", "Little Clio", "Yacht"]],
    ["a brand", { brand_ids: [astrale] }, ["Little Clio", "Yacht"]],
    ["seats from and to", { seating_capacity: ["3-5"] }, ["Mule", "Little Clio"]],
    ["several ranges of seats", { seating_capacity: ["1-3", "8-9"] }, ["Mule", "Yacht"]],
    ["air conditioning", { air_condition: 1 }, ["Little Clio"]],
    ["no air conditioning", { no_air_condition: 1 }, ["Mule", "Yacht"]],
    ["both", { air_condition: 1, no_air_condition: 1 }, ["Mule", "Little Clio", "Yacht"]],
    ["a transmission", { transmission_type: ["manual"] }, ["Little Clio"]],
    ["types", { vehicle_type: ["van", "boat"] }, ["Mule", "Yacht"]],
    ["a fuel", { fuel_type: ["diesel", "hybrid"] }, ["Mule"]],
    ["the best rated", { top_rated: 1 }, ["Yacht", "Little Clio"]],
    ["a provider", { provider_id: harbour }, ["Mule", "Yacht"]],
    ["several at once", { provider_id: harbour, vehicle_type: ["boat"] }, ["Yacht"]],
  ])("filters by %s", async (_what, input, expected) => {
    expect(await found(input)).toEqual(expected);
  });

  test.each([
    ["a name", { name: "clio" }, ["Little Clio"]],
    ["its beginning", { name: "CLI" }, ["Little Clio"]],
    ["a typing error", { name: "yahct" }, ["Yacht"]],
    ["a name of the other language", { name: "voilier" }, ["Yacht"]],
    ["a tag", { name: "quiet" }, ["Little Clio"]],
    ["a category without its accent", { name: "leger" }, ["Mule"]],
    ["a brand", { name: "boree" }, ["Mule"]],
    ["a provider", { name: "harbour" }, ["Mule", "Yacht"]],
    ["words of several kinds", { name: "harbour yacht" }, ["Yacht"]],
    ["nothing", { name: "xqzwvk" }, []],
  ])("finds by %s", async (_what, input, expected) => {
    expect(await found(input)).toEqual(expected);
  });

  test("puts names that match before words elsewhere", async () => {
    const named = await addVehicle(db, rental, { name: same("Harbour runner") });
    expect(await found({ name: "harbour" })).toEqual(["Harbour runner", "Mule", "Yacht"]);
    await db.delete(vehicles).where(eq(vehicles.id, named));
  });
});

describe("prices of a search", () => {
  test("are those of the type of trip, and vehicles without it are left out", async () => {
    expect(await search({ trip_type: "hourly" })).toMatchObject({
      min_price: 9.5,
      max_price: 90,
      vehicles: [{ name: "Little Clio" }, { name: "Yacht" }],
    });
    expect(await search({ trip_type: "distance_wise" })).toMatchObject({
      min_price: 0.45,
      max_price: 0.45,
      vehicles: [{ name: "Mule" }],
    });
    expect(await search({ trip_type: "day_wise" })).toMatchObject({ min_price: 60, max_price: 60 });
  });

  test("are the lowest of a day without a type", async () => {
    expect(await search()).toMatchObject({ min_price: 45, max_price: 2160 });
  });

  test("limit the list, not the range of prices", async () => {
    const range = { trip_type: "hourly", min_price: 9.5, max_price: 89.99 };
    expect(await search(range)).toMatchObject({
      total_size: 1,
      min_price: 9.5,
      max_price: 90,
      vehicles: [{ name: "Little Clio" }],
    });
    expect(await found({ ...range, max_price: 90 })).toEqual(["Little Clio", "Yacht"]);
    expect(await found({ ...range, min_price: 9.51, max_price: 90 })).toEqual(["Yacht"]);
  });

  test("are 0 without a match", async () => {
    expect(await search({ category_ids: [999_999] })).toMatchObject({ min_price: 0, max_price: 0 });
  });

  test("sort it", async () => {
    expect(await found({ sortby_price: "asc" })).toEqual(["Mule", "Little Clio", "Yacht"]);
    expect(await found({ sortby_price: "desc" })).toEqual(["Yacht", "Little Clio", "Mule"]);
    expect(await found({ top_rated: 1, sortby_price: "asc" })).toEqual(["Little Clio", "Yacht"]);
  });

  test("sort it by the way to the pickup place", async () => {
    const place = (id: number, longitude: number) =>
      db.update(stores).set({ longitude }).where(eq(stores.id, id));
    await place(garage, 3.91);
    await place(harbour, 3.89);
    const from = (longitude: number) => ({
      ...here,
      headers: { latitude: String(middle.latitude), longitude: String(longitude) },
    });
    const [east, west] = [from(3.92), from(3.88)];
    const ordered = async (input: object, options: typeof here) => {
      const { vehicles: listed } = await search({ sortby_distance: 1, ...input }, options);
      return [...new Set(listed.map(({ provider_id: id }) => id))];
    };
    expect(await ordered({}, east)).toEqual([garage, harbour]);
    expect(await ordered({}, west)).toEqual([harbour, garage]);
    const pickup_location = { lat: middle.latitude, lng: 3.92 };
    expect(await ordered({ pickup_location }, west)).toEqual([garage, harbour]);
    expect(await found({ sortby_distance: 1, sortby_price: "asc" }, west)).toEqual(
      await found({ sortby_price: "asc" }),
    );
    expect(await found({ sortby_distance: 1 })).toEqual(await found());
  });
});

describe("a search for a time", () => {
  const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`);
  const during = (from: string, duration?: number) => ({
    date: at(from).toISOString(),
    ...(duration && { duration }),
  });
  const free = async (from: string, duration?: number) =>
    (await search(during(from, duration))).vehicles.map(
      ({ name, total_vehicle_count }) => `${name} ${total_vehicle_count}`,
    );

  test("lists vehicles of which one is free for the whole of it, with their number", async () => {
    const order = await addHold(db, rental, {
      vehicleId: mule,
      startsAt: at("10:00"),
      endsAt: at("12:00"),
    });
    await addHold(db, rental, { vehicleId: clio, startsAt: at("11:00"), endsAt: at("13:00") });
    expect(await free("09:00")).toEqual(["Mule 1", "Little Clio 2", "Yacht 2"]);
    expect(await free("09:00", 1)).toEqual(["Mule 1", "Little Clio 2", "Yacht 2"]);
    expect(await free("09:00", 2)).toEqual(["Little Clio 2", "Yacht 2"]);
    expect(await free("11:59")).toEqual(["Little Clio 1", "Yacht 2"]);
    expect(await free("12:00")).toEqual(["Mule 1", "Little Clio 1", "Yacht 2"]);
    expect(await search(during("10:00"))).toMatchObject({ total_size: 2 });

    await db
      .update(vehicleHolds)
      .set({ startsAt: at("14:00"), endsAt: at("15:00") })
      .where(eq(vehicleHolds.orderId, order));
    expect(await free("10:00")).toContain("Mule 1");
    expect(await free("14:00")).not.toContain("Mule 1");
    await db.delete(vehicleHolds);
    expect(await free("14:00")).toContain("Mule 1");
  });

  test("counts the busiest moment of several holds", async () => {
    const hold = (from: string, to: string) =>
      addHold(db, rental, { vehicleId: yacht, startsAt: at(from), endsAt: at(to) });
    await hold("10:00", "12:00");
    await hold("12:00", "14:00");
    expect(await free("10:00", 4)).toContain("Yacht 1");
    await hold("11:00", "13:00");
    expect(await free("10:00", 4)).toEqual(["Mule 1", "Little Clio 2"]);
    await db.delete(vehicleHolds);
  });

  test("sees the number of vehicles that a provider has added", async () => {
    await addHold(db, rental, { vehicleId: mule, startsAt: at("10:00"), endsAt: at("12:00") });
    expect(await free("10:00")).not.toContain("Mule 1");
    await db.update(vehicles).set({ total: 2 }).where(eq(vehicles.id, mule));
    expect(await free("10:00")).toContain("Mule 1");
    await db.update(vehicles).set({ total: 1 }).where(eq(vehicles.id, mule));
    await db.delete(vehicleHolds);
  });

  test("keeps the holds of a vehicle that was inactive", async () => {
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, mule));
    await addHold(db, rental, { vehicleId: mule, startsAt: at("10:00"), endsAt: at("12:00") });
    expect(await free("12:00")).toEqual(["Little Clio 2", "Yacht 2"]);
    await db.update(vehicles).set({ active: true }).where(eq(vehicles.id, mule));
    expect(await free("12:00")).toContain("Mule 1");
    expect(await free("10:00")).not.toContain("Mule 1");
    await db.delete(vehicleHolds);
  });

  test("counts those that are free now without one", async () => {
    setNow(at("10:30"));
    await addHold(db, rental, { vehicleId: clio, startsAt: at("10:00"), endsAt: at("12:00") });
    expect((await search({ name: "clio" })).vehicles).toMatchObject([{ total_vehicle_count: 1 }]);
    setNow(at("12:00"));
    expect((await search({ name: "clio" })).vehicles).toMatchObject([{ total_vehicle_count: 2 }]);
    await db.delete(vehicleHolds);
    setNow(null);
  });

  test("lists only providers that are open then", async () => {
    // A Tuesday; Paris is an hour ahead.
    const schedules = [{ day: 2, opening_time: "09:00:00", closing_time: "18:00:00" }];
    await db.update(stores).set({ schedules }).where(eq(stores.id, harbour));
    expect(await free("07:59")).toEqual(["Little Clio 2"]);
    expect(await free("08:00", 24)).toEqual(["Mule 1", "Little Clio 2", "Yacht 2"]);
    expect(await free("17:00")).toEqual(["Little Clio 2"]);
    await db
      .update(stores)
      .set({ closedDates: ["2026-12-01"] })
      .where(eq(stores.id, harbour));
    expect(await free("08:00")).toEqual(["Little Clio 2"]);
    expect(await found()).toHaveLength(3);
    await db
      .update(stores)
      .set({ schedules: always, closedDates: [] })
      .where(eq(stores.id, harbour));
  });
});

describe("the next search sees", () => {
  test("a new, a changed and a deleted vehicle", async () => {
    const id = await addVehicle(db, rental, { name: same("Comet"), trips: 99 });
    expect(await found()).toEqual(["Comet", "Mule", "Little Clio", "Yacht"]);
    await db.update(vehicles).set({ seats: 1 }).where(eq(vehicles.id, id));
    expect(await found({ seating_capacity: ["1-1"] })).toEqual(["Comet"]);
    await db
      .update(vehicles)
      .set({ name: same("Meteor") })
      .where(eq(vehicles.id, id));
    expect(await found({ name: "meteor" })).toEqual(["Meteor"]);
    expect(await found({ name: "comet" })).toEqual([]);
    await db.delete(vehicles).where(eq(vehicles.id, id));
    expect(await found()).toEqual(["Mule", "Little Clio", "Yacht"]);
  });

  test("what vehicles show, and how many are free", async () => {
    const [before] = (await search()).vehicles;
    if (!before) throw new Error("no vehicle");
    await db.update(vehicles).set({ model: "1969" }).where(eq(vehicles.id, before.id));
    await db.update(stores).set({ phone: "+33400000009" }).where(eq(stores.id, before.provider_id));
    const startsAt = new Date(Date.now() - 1000);
    const endsAt = new Date(Date.now() + 3_600_000);
    await addHold(db, rental, { vehicleId: before.id, startsAt, endsAt });
    expect((await search()).vehicles[0]).toMatchObject({
      id: before.id,
      model: "1969",
      provider: { phone: "+33400000009" },
      total_vehicle_count: before.total_vehicle_count - 1,
    });
    await db.delete(vehicleHolds).where(eq(vehicleHolds.vehicleId, before.id));
    expect((await search()).vehicles[0]).toMatchObject({
      total_vehicle_count: before.total_vehicle_count,
    });
  });

  test("more vehicles than one notification can name", async () => {
    const ids = [];
    for (let count = 0; count < 700; count++) {
      ids.push(addVehicle(db, rental, { type: "bulk" }));
    }
    await Promise.all(ids);
    expect(await search({ vehicle_type: ["bulk"] })).toMatchObject({ total_size: 700 });
    await db.update(vehicles).set({ seats: 9 }).where(eq(vehicles.type, "bulk"));
    expect(await search({ seating_capacity: ["9-9"] })).toMatchObject({ total_size: 700 });
    await db.delete(vehicles).where(eq(vehicles.type, "bulk"));
    expect(await search()).toMatchObject({ total_size: 3 });
  });

  test("new names of providers, categories and brands", async () => {
    await db
      .update(stores)
      .set({ name: same("Zephyr rent") })
      .where(eq(stores.id, garage));
    expect(await found({ name: "zephyr" })).toEqual(["Little Clio"]);
    await db
      .update(vehicleCategories)
      .set({ name: same("Sedans") })
      .where(eq(vehicleCategories.id, cars));
    expect(await found({ name: "sedan" })).toEqual(["Little Clio", "Yacht"]);
    await db.update(vehicleBrands).set({ name: "Quokka" }).where(eq(vehicleBrands.id, boree));
    expect(await found({ name: "quokka" })).toEqual(["Mule"]);
  });

  test("the vehicles of a provider that is active or not", async () => {
    await db.update(stores).set({ active: false }).where(eq(stores.id, harbour));
    expect(await found()).toEqual(["Little Clio"]);
    await db.update(stores).set({ active: true }).where(eq(stores.id, harbour));
    expect(await found()).toHaveLength(3);
  });
});

describe("the vehicles of a provider", () => {
  const vehiclesOf = "GET /rental/vehicle/get-provider-vehicles";

  test("are listed in all zones, by its id or slug, with the filters of the search", async () => {
    const [provider] = await db.select().from(stores).where(eq(stores.id, harbour));
    for (const provider_id of [String(harbour), provider?.slug]) {
      const { body } = await ask(vehiclesOf, { provider_id }, there);
      expect(body.vehicles.map(({ name }) => name)).toEqual(["Mule", "Yacht"]);
    }
    const filtered = { provider_id: harbour, trip_type: "hourly", sortby_price: "desc" };
    expect(await ask(vehiclesOf, filtered, here)).toMatchObject({
      body: { total_size: 1, min_price: 90, max_price: 90, vehicles: [{ name: "Yacht" }] },
    });
  });

  test("are unknown of an inactive or unknown provider, and of a store of another module", async () => {
    const idle = await addStore(db, { moduleId, zoneId: shop.zoneId, active: false });
    for (const provider_id of [idle, 999_999, "no-such", shop.food.storeIds[0]]) {
      expect(await ask(vehiclesOf, { provider_id }, here)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "provider" }] },
      });
    }
  });
});

test("names what each vehicle costs for the asked time in all, with fee and tax", async () => {
  const name = { en: "Service fee", fr: "Frais de service" };
  const settings = { ...testShopSettings(), additionalCharge: { name, amount: minor(49) } };
  await db.update(shopTable).set({ settings });
  setNow(new Date("2026-03-23T10:00:00Z"));
  await db
    .update(stores)
    .set({ taxRate: basisPoints(2000) })
    .where(eq(stores.id, garage));
  const totals = async (input: Record<string, unknown>) =>
    (await search({ provider_id: garage, date: "2026-03-24T10:00:00Z", ...input })).vehicles.map(
      ({ trip_total }) => trip_total,
    );
  expect(await totals({ duration: 48, trip_type: "day_wise" })).toEqual([144.49]);
  expect(await totals({ duration: 3, trip_type: "hourly" })).toEqual([34.69]);
  expect(await totals({ duration: 48 })).toEqual([undefined]);
  await db.update(shopTable).set({ settings: { ...settings, taxIncluded: true } });
  expect(await totals({ duration: 48, trip_type: "day_wise" })).toEqual([120.49]);
});
