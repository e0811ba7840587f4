import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addModule, addStore, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "./rental.tables.ts";

const { ask, db, changes } = await startTestApi();
const { food, zoneId, otherZoneId } = await seedShop(db);
const { moduleId, storeIds } = await addModule(db, zoneId, "rental");
const [garage, harbour] = storeIds;
const here = { zones: [zoneId], module: moduleId };
const elsewhere = { zones: [otherZoneId], module: moduleId };

const same = (text: string) => ({ en: text, fr: `${text}-fr` });
let vans: number;

beforeAll(async () => {
  const idle = await addStore(db, { moduleId, zoneId, active: false });
  const categories = await db
    .insert(vehicleCategories)
    .values([
      { moduleId, name: { en: "Cars", fr: "Voitures" }, image: "emoji-1f697-plum" },
      { moduleId, name: { en: "Vans", fr: "Fourgons légers" } },
      { moduleId: food.moduleId, name: same("Carts") },
    ])
    .returning();
  const brands = await db
    .insert(vehicleBrands)
    .values([{ name: "Astrale" }, { name: "Borée" }])
    .returning();
  const [cars = 0, second = 0] = categories.map(({ id }) => id);
  const [astrale = 0, boree = 0] = brands.map(({ id }) => id);
  vans = second;
  await db
    .update(stores)
    .set({ pickupZoneIds: [zoneId, otherZoneId], discount: 1000, name: same("Harbour wheels") })
    .where(eq(stores.id, harbour));
  const vehicle = (slug: string, more: Partial<typeof vehicles.$inferInsert> = {}) => ({
    providerId: garage,
    categoryId: cars,
    brandId: astrale,
    slug,
    name: same(slug),
    description: same("Drives"),
    images: ["emoji-1f697-plum", "emoji-1f511-plum"],
    model: "2025",
    type: "car",
    engineCapacity: "1.2 l",
    enginePower: "100 hp",
    seats: 5,
    fuel: "electric" as const,
    transmission: "automatic" as const,
    total: 2,
    avgRating: 4,
    ratingCount: 3,
    ...more,
  });
  await db.insert(vehicles).values([
    vehicle("good", {
      hourlyPrice: minor(950),
      dailyPrice: minor(6000),
      isNew: true,
      tags: [same("quiet")],
    }),
    vehicle("best", {
      providerId: harbour,
      avgRating: 4.833,
      brandId: boree,
      perKmPrice: minor(45),
    }),
    vehicle("as-good", { ratingCount: 9, total: 4, airCondition: true, discount: 500 }),
    vehicle("unrated", { ratingCount: 0, avgRating: 0, brandId: boree }),
    vehicle("gone", { active: false, avgRating: 5 }),
    vehicle("of-nobody", { providerId: idle, avgRating: 5 }),
  ]);
  await changes.flushed();
});

describe("vehicles", () => {
  const path = "GET /rental/vehicle/top-rated";
  const names = async (input = {}, options = here) =>
    (await ask(path, input, options)).body.vehicles.map(({ name }) => name);

  test("are listed best rated first, then by number of ratings, in pages", async () => {
    expect(await names()).toEqual(["best", "as-good", "good"]);
    const { body } = await ask(path, { limit: 2, offset: 2 }, here);
    expect(body).toMatchObject({ total_size: 3, vehicles: [{ name: "good" }] });
  });

  test("are listed in the zones where they can be picked up", async () => {
    expect(await names({}, elsewhere)).toEqual(["best"]);
  });

  test("contain their details, prices and provider", async () => {
    const { body } = await ask(path, {}, { ...here, language: "fr" });
    const [best, asGood, good] = body.vehicles;
    expect(best).toMatchObject({
      avg_rating: 4.83,
      trip_hourly: 0,
      trip_distance: 1,
      trip_day_wise: 0,
      hourly_price: 0,
      distance_price: 0.45,
      brand: { name: "Borée" },
      provider: {
        id: harbour,
        name: "Harbour wheels-fr",
        tax: 10,
        pickup_zone_id: [zoneId, otherZoneId],
        discount: { discount: 10, discount_type: "percent" },
      },
    });
    expect(asGood).toMatchObject({
      air_condition: 1,
      discount_type: "percent",
      discount_price: 5,
      total_vehicles: 4,
      total_vehicle_count: 4,
      provider: { id: garage, discount: null },
    });
    expect(good).toMatchObject({
      name: "good-fr",
      hourly_price: 9.5,
      day_wise_price: 60,
      new_tag: 1,
      tag: ["quiet-fr"],
      thumbnail_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f697-plum"),
    });
    expect(good?.images_full_url).toHaveLength(2);
  });

  test("are missing from the next response once they are inactive", async () => {
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.slug, "good"));
    await changes.flushed();
    expect(await names()).toEqual(["best", "as-good"]);
    await db.update(vehicles).set({ active: true }).where(eq(vehicles.slug, "good"));
    await changes.flushed();
  });
});

describe("vehicle categories", () => {
  const path = "GET /rental/vehicle/category-list";

  test("are those of the module, in pages", async () => {
    const { body } = await ask(path, { limit: 1 }, { module: moduleId });
    expect(body).toMatchObject({
      total_size: 2,
      vehicles: [
        {
          name: "Cars",
          image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f697-plum"),
        },
      ],
    });
  });

  test.each([
    ["van", ["Fourgons légers"]],
    ["LEGER", ["Fourgons légers"]],
    ["%", []],
  ])("are found by a part of their name: %s", async (search, expected) => {
    const { body } = await ask(path, { search }, { module: moduleId, language: "fr" });
    expect(body.vehicles.map(({ name }) => name)).toEqual(expected);
    if (expected.length > 0) expect(body.vehicles[0]?.id).toBe(vans);
  });
});

describe("providers", () => {
  const path = "GET /rental/provider/list";

  test("contain their fleet, distance and pickup zones", async () => {
    const { body } = await ask(
      path,
      {},
      { ...here, headers: { latitude: "43.6", longitude: "3.9" } },
    );
    expect(body.stores).toMatchObject([
      { id: garage, distance: 1.061, total_vehicle_count: 8, brand_count: 2, pickup_zone_id: [] },
      { id: harbour, total_vehicle_count: 2, brand_count: 1, module_type: "rental" },
    ]);
    expect(body.total_size).toBe(2);
  });

  test("are listed where their vehicles can be picked up, and found by name", async () => {
    const ids = async (input = {}, options = here) =>
      (await ask(path, input, options)).body.stores.map(({ id }) => id);
    expect(await ids({}, elsewhere)).toEqual([harbour]);
    expect(await ids({ name: "wheels" }, elsewhere)).toEqual([harbour]);
    expect(await ids({ name: "harbor" })).toEqual([harbour]);
    expect(await ids({ name: "zzzzzzzz" })).toEqual([]);
    expect(await ids({ limit: 1, offset: 9 })).toEqual([]);
  });
});

describe("vehicle brands", () => {
  const path = "GET /rental/vehicle/brand-list";

  test("are those of the vehicles that are offered in the module", async () => {
    await db.insert(vehicleBrands).values({ name: "Nobody's" });
    await changes.flushed();
    const names = async (input = {}) =>
      (await ask(path, input, { module: moduleId })).body.brands.map(({ name }) => name);
    expect(await names()).toEqual(["Astrale", "Borée"]);
    expect(await names({ search: "ore" })).toEqual(["Borée"]);
    expect(await names({ search: "BORÉ" })).toEqual(["Borée"]);
    expect((await ask(path, { limit: 1, offset: 2 }, { module: moduleId })).body).toMatchObject({
      total_size: 2,
      brands: [{ name: "Borée", image_full_url: null }],
    });
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.slug, "unrated"));
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.slug, "best"));
    await changes.flushed();
    expect(await names()).toEqual(["Astrale"]);
    await db.update(vehicles).set({ active: true }).where(eq(vehicles.slug, "unrated"));
    await db.update(vehicles).set({ active: true }).where(eq(vehicles.slug, "best"));
  });
});

describe.each([
  ["GET /rental/banners", {}, ["zoneId", "moduleId"]],
  ["GET /rental/banners/{provider_id}", { provider_id: 1 }, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/top-rated", {}, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/search", {}, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/get-provider-vehicles", { provider_id: 1 }, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/search/suggestion", { name: "a" }, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/popular-suggestion", {}, ["zoneId", "moduleId"]],
  ["GET /rental/vehicle/get-vehicle-details/{id}", { id: 1 }, ["moduleId"]],
  ["GET /rental/vehicle/category-list", {}, ["moduleId"]],
  ["GET /rental/vehicle/brand-list", {}, ["moduleId"]],
  ["GET /rental/vehicle/reviews/{id}", { id: 1 }, ["moduleId"]],
  ["GET /rental/provider/list", {}, ["zoneId", "moduleId"]],
  ["GET /rental/provider/popular", {}, ["zoneId", "moduleId"]],
  ["GET /rental/provider/latest", {}, ["zoneId", "moduleId"]],
  ["GET /rental/provider/get-provider-details/{id}", { id: 1 }, ["moduleId"]],
  ["GET /rental/provider/get-provider-reviews/{id}", { id: 1 }, ["moduleId"]],
  ["GET /rental/coupon/list/all", {}, ["zoneId", "moduleId"]],
] as const)("%s", (path, input, requiredHeaders) => {
  test("is refused without its required headers", async () => {
    expect(await ask(path, input)).toMatchObject({
      status: 422,
      body: { errors: requiredHeaders.map((code) => ({ code })) },
    });
  });

  test("is refused in a module without rentals", async () => {
    expect(await ask(path, input, { ...here, module: food.moduleId })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "moduleId" }] },
    });
  });
});

test.each([
  ["GET /rental/vehicle/top-rated", {}],
  ["GET /rental/vehicle/search", {}],
  ["GET /rental/vehicle/get-provider-vehicles", { provider_id: 1 }],
  ["GET /rental/vehicle/category-list", {}],
  ["GET /rental/vehicle/brand-list", {}],
  ["GET /rental/vehicle/reviews/{id}", { id: 1 }],
  ["GET /rental/provider/list", {}],
  ["GET /rental/provider/popular", {}],
  ["GET /rental/provider/latest", {}],
  ["GET /rental/provider/get-provider-reviews/{id}", { id: 1 }],
] as const)("%s is refused past 10 000", async (path, input) => {
  expect(await ask(path, { ...input, limit: 100, offset: 101 }, here)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "offset" }] },
  });
});
