import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { banners } from "../catalog/promotions.tables.ts";
import { addCoupon, addStore, same, seedShop } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { startTestApi } from "../testing.ts";
import { rentalRules } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";
import { addHold, addRentalModule, addVehicle } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
const shop = await seedShop(db);
const rental = await addRentalModule(db, shop.zoneId);
const { garage, harbour, moduleId } = rental;
const here = { zones: [shop.zoneId], module: moduleId };
let idle = 0;

beforeAll(async () => {
  idle = await addStore(db, { moduleId, zoneId: shop.zoneId, active: false });
  await db
    .update(stores)
    .set({
      slug: "harbour-wheels",
      name: { en: "Harbour wheels", fr: "Roues du port" },
      discount: 1500,
      discountMinimum: minor(5000),
      createdAt: new Date("2026-01-01T00:00:00Z"),
    })
    .where(eq(stores.id, harbour));
  await db
    .update(stores)
    .set({ createdAt: new Date("2026-02-01T00:00:00Z") })
    .where(eq(stores.id, garage));
  await addVehicle(db, rental, { trips: 5 });
  await addVehicle(db, rental, { trips: 3 });
  await addVehicle(db, rental, { providerId: harbour, trips: 7, total: 4 });
  await changes.flushed();
});

describe("providers", () => {
  const ids = async (list: "popular" | "latest", options = here) =>
    (await ask(`GET /rental/provider/${list}`, {}, options)).body.stores.map(({ id }) => id);

  test("are popular by the trips of their vehicles", async () => {
    expect(await ids("popular")).toEqual([garage, harbour]);
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.providerId, harbour));
    await db
      .update(vehicles)
      .set({ trips: 9 })
      .where(eq(vehicles.id, vehicle?.id ?? 0));
    await changes.flushed();
    expect(await ids("popular")).toEqual([harbour, garage]);
  });

  test("are listed newest first, without inactive ones", async () => {
    expect(await ids("latest")).toEqual([garage, harbour]);
    expect(await ids("latest", { ...here, zones: [shop.otherZoneId] })).toEqual([]);
  });

  test("show how many vehicles they have as soon as one is added", async () => {
    const count = async () => {
      const { body } = await ask("GET /rental/provider/latest", {}, here);
      return body.stores.map(({ total_vehicle_count }) => total_vehicle_count);
    };
    expect(await count()).toEqual([4, 4]);
    const added = await addVehicle(db, rental, { total: 3 });
    await changes.flushed();
    expect(await count()).toEqual([7, 4]);
    await db.delete(vehicles).where(eq(vehicles.id, added));
    await changes.flushed();
    expect(await count()).toEqual([4, 4]);
  });
});

describe("the details of a provider", () => {
  const path = "GET /rental/provider/get-provider-details/{id}";

  test("contain its hours, discount, fleet and rules", async () => {
    await db.insert(rentalRules).values({
      providerId: harbour,
      rules: [{ en: "Drivers are 21 or older.", fr: "Conducteurs de 21 ans ou plus." }],
    });
    await changes.flushed();
    for (const id of [harbour, "harbour-wheels"]) {
      expect((await ask(path, { id }, { module: moduleId, language: "fr" })).body).toMatchObject({
        id: harbour,
        name: "Roues du port",
        schedules: expect.arrayContaining([expect.objectContaining({ day: 0 })]),
        discount: { discount: 15, discount_type: "percent", min_purchase: 50 },
        total_vehicle_count: 4,
        brand_count: 1,
        rental_rules: ["Conducteurs de 21 ans ou plus."],
      });
    }
    await db.delete(rentalRules);
    await changes.flushed();
    expect((await ask(path, { id: harbour }, here)).body.rental_rules).toEqual([]);
  });

  test("are unknown of an inactive or unknown one, and of a store of another module", async () => {
    for (const id of [idle, 999_999, "no-such", shop.food.storeIds[0]]) {
      expect(await ask(path, { id }, here)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "provider" }] },
      });
    }
  });
});

describe("banners", () => {
  const list = async (input = {}, options: object = {}) =>
    (await ask("GET /rental/banners", input, { ...here, ...options })).body.banners;

  beforeAll(async () => {
    const banner = { moduleId, image: "emoji-1f697-plum" };
    await db.insert(banners).values([
      { ...banner, title: { en: "Boats", fr: "Bateaux" }, storeId: harbour, featured: true },
      { ...banner, title: same("Read"), link: "https://example.com/" },
      { ...banner, title: same("Idle"), storeId: idle },
      { ...banner, title: same("Own"), ownerStoreId: harbour, storeId: harbour },
      { ...banner, title: same("Own featured"), ownerStoreId: harbour, featured: true },
      { ...banner, moduleId: shop.food.moduleId, title: same("Food") },
    ]);
    await changes.flushed();
  });

  test("lead to active providers or links of the module", async () => {
    expect(await list({}, { language: "fr" })).toMatchObject([
      { title: "Bateaux", type: "store_wise", provider_id: harbour, link: null },
      { title: "Read", type: "default", provider_id: null, link: "https://example.com/" },
    ]);
    expect(await list({ featured: 1 })).toMatchObject([{ title: "Boats" }]);
  });

  test("of a provider are its own", async () => {
    const of = (provider_id: number, input = {}) =>
      ask("GET /rental/banners/{provider_id}", { provider_id, ...input }, here);
    expect((await of(harbour)).body.banners).toMatchObject([
      { title: "Own", provider_id: harbour },
      { title: "Own featured" },
    ]);
    expect((await of(harbour, { featured: 1 })).body.banners).toMatchObject([
      { title: "Own featured" },
    ]);
    expect(await of(idle)).toMatchObject({
      status: 404,
      body: { errors: [{ code: "provider" }] },
    });
  });
});

describe("coupons", () => {
  const codes = (body: { code: string }[]) => body.map(({ code }) => code);
  let token = "";
  let everywhere = "";
  let ofHarbour = "";

  beforeAll(async () => {
    token = (await addCustomer(db)).token;
    everywhere = (await addCoupon(db, { moduleId })).code;
    ofHarbour = (await addCoupon(db, { moduleId, type: "store_wise", storeId: harbour })).code;
    await addCoupon(db, { moduleId: shop.food.moduleId });
    await changes.flushed();
  });

  test("of the module are listed for everybody", async () => {
    const { body } = await ask("GET /rental/coupon/list/all", {}, here);
    expect(codes(body)).toEqual([everywhere, ofHarbour]);
    expect(body[1]).toMatchObject({ store: { id: harbour }, data: [harbour] });
  });

  test("that a customer can use are listed", async () => {
    const first = (await addCoupon(db, { moduleId, type: "first_order" })).code;
    const { body } = await ask("GET /rental/coupon/list", {}, { ...here, token });
    expect(codes(body)).toEqual([everywhere, ofHarbour, first]);
    expect(codes((await ask("GET /rental/coupon/list/all", {}, here)).body)).not.toContain(first);
  });

  test("of other providers are not offered for a trip with one", async () => {
    const listed = async (provider_id: number) =>
      codes((await ask("GET /rental/coupon/list", { provider_id }, { ...here, token })).body);
    expect(await listed(harbour)).toContain(ofHarbour);
    expect(await listed(garage)).toContain(everywhere);
    expect(await listed(garage)).not.toContain(ofHarbour);
  });

  test("of a provider are listed in the zones where its vehicles are picked up", async () => {
    await db
      .update(stores)
      .set({ pickupZoneIds: [shop.otherZoneId] })
      .where(eq(stores.id, harbour));
    await changes.flushed();
    const there = { zones: [shop.otherZoneId], module: moduleId };
    const { body } = await ask("GET /rental/coupon/list/all", {}, there);
    expect(codes(body)).toEqual([everywhere, ofHarbour]);
  });

  const apply = (code: string, provider_id: number, more: object = {}, options: object = {}) =>
    ask("GET /rental/coupon/apply", { code, provider_id, ...more }, { ...here, token, ...options });

  test("apply to a trip with their provider", async () => {
    expect(await apply(ofHarbour.toLowerCase(), harbour, { amount: 20 })).toMatchObject({
      status: 200,
      body: { code: ofHarbour, discount: 2 },
    });
  });

  test("are refused with the reason", async () => {
    const add = async (coupon: object) => (await addCoupon(db, { moduleId, ...coupon })).code;
    const cases = [
      [await add({ expires: "2020-01-01" }), 422, "coupon_expired"],
      [await add({ starts: "2099-01-01" }), 422, "coupon_not_started"],
      [await add({ usesLeft: 0 }), 409, "coupon_used_up"],
      [await add({ minPurchase: minor(5000) }), 422, "coupon_min_purchase"],
      [(await addCoupon(db, { moduleId: shop.food.moduleId })).code, 404, "coupon"],
      ["NO-SUCH", 404, "coupon"],
    ] as const;
    for (const [code, status, error] of cases) {
      expect(await apply(code, harbour, { amount: 49.99 })).toMatchObject({
        status,
        body: { errors: [{ code: error }] },
      });
    }
    for (const provider of [garage, 999_999, shop.food.storeIds[0]]) {
      expect(await apply(ofHarbour, provider)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "coupon" }] },
      });
    }
  });

  test("for a first order are refused after one", async () => {
    const customer = await addCustomer(db);
    const code = (await addCoupon(db, { moduleId, type: "first_order" })).code;
    const vehicleId = await addVehicle(db, rental);
    const span = { startsAt: new Date(), endsAt: new Date(Date.now() + 3_600_000) };
    const orderId = await addHold(db, rental, { vehicleId, ...span });
    await db.update(orders).set({ customerId: customer.customerId }).where(eq(orders.id, orderId));
    expect(await apply(code, harbour, {}, { token: customer.token })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "coupon_first_order" }] },
    });
  });

  test("are refused in a module without rentals", async () => {
    const food = { module: shop.food.moduleId };
    const refused = { status: 422, body: { errors: [{ code: "moduleId" }] } };
    expect(await apply(everywhere, harbour, {}, food)).toMatchObject(refused);
    expect(await ask("GET /rental/coupon/list", {}, { ...here, token, ...food })).toMatchObject(
      refused,
    );
  });
});
