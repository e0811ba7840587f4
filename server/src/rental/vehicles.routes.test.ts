import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addStore, same, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { vehicleReviews } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";
import { addRentalModule, addVehicle } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const rental = await addRentalModule(db, shop.zoneId);
const { garage, harbour, moduleId, vans, boree } = rental;
const here = { zones: [shop.zoneId], module: moduleId };
const details = "GET /rental/vehicle/get-vehicle-details/{id}";

let clio = 0;
let mule = 0;
let inactive = 0;
let ofNobody = 0;

beforeAll(async () => {
  clio = await addVehicle(db, rental, {
    slug: "little-clio",
    name: { en: "Little Clio", fr: "Petite Clio" },
    images: ["emoji-1f697-plum"],
    trips: 3,
  });
  mule = await addVehicle(db, rental, {
    name: { en: "Mule of the vale", fr: "Mulet du val" },
    providerId: harbour,
    categoryId: vans,
    brandId: boree,
    trips: 7,
  });
  inactive = await addVehicle(db, rental, { name: same("Clipper"), active: false });
  const idle = await addStore(db, { moduleId, zoneId: shop.zoneId, active: false });
  ofNobody = await addVehicle(db, rental, { name: same("Cliff"), providerId: idle });
  await changes.flushed();
});

describe("the details of a vehicle", () => {
  test("are found by its id and its slug, in the visitor's language", async () => {
    for (const id of [clio, "little-clio"]) {
      expect((await ask(details, { id }, { module: moduleId, language: "fr" })).body).toMatchObject(
        {
          id: clio,
          name: "Petite Clio",
          hourly_price: 10,
          total_vehicle_count: 2,
          provider: { id: garage },
        },
      );
    }
  });

  test("are unknown of inactive vehicles and providers, and in another module", async () => {
    const other = await addRentalModule(db, shop.zoneId);
    await changes.flushed();
    const refused = { status: 404, body: { errors: [{ code: "vehicle" }] } };
    for (const id of [inactive, ofNobody, 999_999, "no-such"]) {
      expect(await ask(details, { id }, here)).toMatchObject(refused);
    }
    expect(await ask(details, { id: clio }, { module: other.moduleId })).toMatchObject(refused);
  });
});

describe("suggestions", () => {
  const suggest = async (name: string, language = "en") =>
    (await ask("GET /rental/vehicle/search/suggestion", { name }, { ...here, language })).body;

  test("are names of brands, categories and vehicles that continue what was typed", async () => {
    expect(await suggest("cli")).toEqual(["Little Clio"]);
    expect(await suggest("va")).toEqual(["Vans", "Mule of the vale"]);
    expect(await suggest("bor")).toEqual([`Borée ${moduleId}`, "Mule of the vale"]);
    expect(await suggest("FOURGONS LE", "fr")).toEqual(["Fourgons légers", "Mulet du val"]);
    expect(await suggest("xqzwvk")).toEqual([]);
  });

  test("are at most ten, each name once", async () => {
    for (let number = 0; number < 12; number++) {
      await addVehicle(db, rental, { name: same(`Zebra ${number % 11}`) });
    }
    await changes.flushed();
    const names = await suggest("zebra");
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
  });
});

describe("popular names", () => {
  test("are those of the vehicles with the most trips", async () => {
    const names = async () =>
      (await ask("GET /rental/vehicle/popular-suggestion", {}, here)).body.slice(0, 2);
    expect(await names()).toMatchObject([
      { id: mule, name: "Mule of the vale", total_trip: 7, image_full_url: null },
      {
        id: clio,
        total_trip: 3,
        image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f697-plum"),
      },
    ]);
    await db.update(vehicles).set({ trips: 9 }).where(eq(vehicles.id, clio));
    await changes.flushed();
    expect(await names()).toMatchObject([{ id: clio, total_trip: 9 }, { id: mule }]);
  });
});

describe("reviews", () => {
  const ofVehicle = async (input = {}) =>
    (await ask("GET /rental/vehicle/reviews/{id}", { id: clio, ...input }, { module: moduleId }))
      .body;
  const ofProvider = async (options: object = {}) =>
    (
      await ask(
        "GET /rental/provider/get-provider-reviews/{id}",
        { id: garage },
        { module: moduleId, ...options },
      )
    ).body;

  beforeAll(async () => {
    const review = { vehicleId: clio, providerId: garage, customerName: "Ada L." };
    const other = await addVehicle(db, rental, { name: same("Other") });
    await db.insert(vehicleReviews).values([
      {
        ...review,
        rating: 5,
        comment: { en: "Clean", fr: "" },
        attachments: ["emoji-1f697-plum"],
        reply: { en: "Thanks", fr: "Merci" },
        repliedAt: new Date("2026-03-03T10:00:00Z"),
        createdAt: new Date("2026-03-02T10:00:00Z"),
      },
      { ...review, customerName: "", rating: 3, createdAt: new Date("2026-03-01T10:00:00Z") },
      { ...review, vehicleId: other, rating: 1, createdAt: new Date("2026-03-04T10:00:00Z") },
    ]);
    await db
      .update(stores)
      .set({ ratings: [1, 0, 1, 0, 1], avgRating: 3, ratingCount: 3 })
      .where(eq(stores.id, garage));
    await changes.flushed();
  });

  test("of a vehicle are listed newest first", async () => {
    expect(await ofVehicle()).toMatchObject({
      total_size: 2,
      reviews: [
        {
          vehicle_id: clio,
          provider_id: garage,
          vehicle_name: "Little Clio",
          customer_name: "Ada L.",
          rating: 5,
          comment: "Clean",
          attachment_full_url: [pictureUrl("http://127.0.0.1:4000", "emoji-1f697-plum")],
          reply: "Thanks",
          replied_at: "2026-03-03T10:00:00.000Z",
        },
        { customer_name: "Former customer", rating: 3, comment: null, reply: null },
      ],
    });
    expect(await ofVehicle({ limit: 1, offset: 2 })).toMatchObject({ reviews: [{ rating: 3 }] });
  });

  test("of a provider are those of all its vehicles, with its ratings", async () => {
    expect(await ofProvider({ language: "fr" })).toMatchObject({
      total_size: 3,
      reviews: [{ rating: 1 }, { rating: 5, reply: "Merci" }, { rating: 3 }],
      provider: { ratings: [1, 0, 1, 0, 1], avg_rating: 3, rating_count: 3 },
    });
  });

  test("are in the next response once they are written", async () => {
    const [written] = await db
      .insert(vehicleReviews)
      .values({ vehicleId: clio, providerId: garage, customerName: "Eve", rating: 2 })
      .returning();
    await changes.flushed();
    expect((await ofVehicle()).total_size).toBe(3);
    expect((await ofProvider()).total_size).toBe(4);
    await db.delete(vehicleReviews).where(eq(vehicleReviews.id, written?.id ?? 0));
    await changes.flushed();
    expect((await ofVehicle()).total_size).toBe(2);
  });

  test("are hidden with those of their provider", async () => {
    await db.update(stores).set({ showsReviews: false }).where(eq(stores.id, garage));
    await changes.flushed();
    expect(await ofVehicle()).toMatchObject({ total_size: 0, reviews: [] });
    expect(await ofProvider()).toMatchObject({
      total_size: 0,
      reviews: [],
      provider: { ratings: [0, 0, 0, 0, 0], avg_rating: 0, rating_count: 0 },
    });
    await db.update(stores).set({ showsReviews: true }).where(eq(stores.id, garage));
    await changes.flushed();
  });

  test("are unknown of an unknown vehicle or provider", async () => {
    for (const id of [inactive, 999_999]) {
      expect(await ask("GET /rental/vehicle/reviews/{id}", { id }, here)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "vehicle" }] },
      });
    }
    const unknown = { id: shop.food.storeIds[0] };
    expect(
      await ask("GET /rental/provider/get-provider-reviews/{id}", unknown, here),
    ).toMatchObject({ status: 404, body: { errors: [{ code: "provider" }] } });
  });
});
