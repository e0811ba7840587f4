import { minor } from "@errand/core/money";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const atTheMiddle = { ...here, headers: { latitude: "43.6", longitude: "3.9" } };

const evening = [{ day: 1, opening_time: "18:00:00", closing_time: "01:00:00" }];
const mondayNoon = new Date("2026-03-02T11:00:00Z");

const lists = [
  ["GET /stores/get-stores/{filter_data}", { filter_data: "all" }],
  ["GET /stores/latest", {}],
  ["GET /stores/popular", {}],
  ["GET /stores/discounted", {}],
  ["GET /stores/recommended", {}],
  ["GET /stores/top-rated", {}],
  ["GET /stores/top-offer-near-me", {}],
  ["GET /stores/search", { name: "far" }],
] as const;

describe.each(lists)("%s", (path, input) => {
  test.each([
    ["without a zone", { module: moduleId }, "zoneId"],
    ["with a zone that does not exist", { zones: [999], module: moduleId }, "zoneId"],
    ["without a module", { zones: [zoneId] }, "moduleId"],
    ["with a module that does not exist", { zones: [zoneId], module: 999 }, "moduleId"],
  ])("is refused %s", async (_title, headers, code) => {
    expect(await ask(path, input, headers)).toMatchObject({
      status: 422,
      body: { errors: [{ code }] },
    });
  });

  test("refuses a page beyond 10 000 entries", async () => {
    const response = await ask(path, { ...input, limit: 100, offset: 101 }, here);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "offset" }] } });
  });

  test("is empty in a zone without stores, and beyond the last page", async () => {
    const elsewhere = await ask(path, input, { ...here, zones: [otherZoneId] });
    expect(elsewhere.body).toMatchObject({ total_size: 0, stores: [] });
    const past = await ask(path, { ...input, offset: 900 }, here);
    expect(past).toMatchObject({ status: 200, body: { stores: [] } });
  });
});

describe("lists of stores", () => {
  beforeAll(async () => {
    const named = (name: string) => ({ moduleId, zoneId, name: { en: name, fr: `${name}-fr` } });
    await addStore(db, {
      ...named("far"),
      latitude: 43.66,
      popularity: 9,
      avgRating: 4.5,
      ratingCount: 2,
      createdAt: new Date("2020-01-01"),
      takeAway: false,
      nonVeg: false,
    });
    await addStore(db, {
      ...named("near"),
      latitude: 43.601,
      popularity: 1,
      avgRating: 3,
      ratingCount: 9,
      createdAt: new Date("2021-01-01"),
      featured: true,
      recommended: true,
      showsHalal: true,
      discount: 1000,
    });
    await addStore(db, {
      ...named("shut"),
      latitude: 43.6,
      popularity: 99,
      avgRating: 5,
      ratingCount: 1,
      createdAt: new Date("2025-01-01"),
      schedules: evening,
      freeDelivery: true,
      maxDeliveryMinutes: 60,
      discount: 3000,
      discountStarts: new Date("2026-03-01T00:00:00Z"),
      discountEnds: new Date("2026-03-09T00:00:00Z"),
    });
    await addStore(db, {
      ...named("idle"),
      latitude: 43.6,
      active: false,
      veg: false,
      createdAt: new Date("2024-01-01"),
      discount: 5000,
      discountEnds: new Date("2026-03-01T00:00:00Z"),
    });
    await changes.flushed();
  });

  beforeEach(() => setNow(mondayNoon));

  const stores = { filter_data: "all" };

  async function listed(
    path: (typeof lists)[number][0],
    input: Record<string, unknown> = {},
    headers: Parameters<typeof ask>[2] = here,
  ): Promise<string[]> {
    const { body } = await ask(path, { filter_data: "all", ...input }, headers);
    return body.stores.map(({ name }) => name).filter((name) => !name.startsWith("store-"));
  }

  test.each([
    ["all, most popular first", {}, here, ["far", "near", "shut", "idle"]],
    [
      "all, nearest first if the location is known",
      {},
      atTheMiddle,
      ["near", "far", "shut", "idle"],
    ],
    ["that deliver", { filter_data: "delivery" }, here, ["far", "near", "shut", "idle"]],
    ["that offer take-away", { filter_data: "take_away" }, here, ["near", "shut", "idle"]],
    ["newest first", { store_type: "newly_joined" }, here, ["near", "far", "shut", "idle"]],
    ["most popular first", { store_type: "popular" }, atTheMiddle, ["far", "near", "shut", "idle"]],
    ["best rated first", { store_type: "top_rated" }, here, ["far", "near", "shut", "idle"]],
    ["featured", { featured: 1 }, here, ["near"]],
    ["with vegetarian food", { type: "veg" }, here, ["far", "near", "shut"]],
    ["with meat or fish", { type: "non_veg" }, here, ["near", "shut", "idle"]],
    ["rated at least four", { rating_count: 4 }, here, ["far", "shut"]],
    ["rated at least four and a half", { rating_count: 4.5 }, here, ["far", "shut"]],
    ["with the filter for take-away", { filter: ["take_away"] }, here, ["near", "shut", "idle"]],
    ["top rated", { filter: ["top_rated"] }, here, ["far", "shut"]],
    ["with a running discount", { filter: ["discounted"] }, here, ["near", "shut"]],
    ["that deliver free", { filter: ["free_delivery"] }, here, ["shut"]],
    ["with fast delivery", { filter: ["fast_delivery"] }, here, ["far", "near", "idle"]],
    ["that show the halal mark", { filter: ["halal"] }, here, ["near"]],
    ["open now", { filter: ["currently_open"] }, here, ["far", "near"]],
    ["in a named order", { filter: ["popular"] }, atTheMiddle, ["far", "near", "shut", "idle"]],
  ])("%s", async (_title, input, headers, expected) => {
    expect(await listed("GET /stores/get-stores/{filter_data}", input, headers)).toEqual(expected);
  });

  test.each([
    ["GET /stores/latest", ["near", "far", "shut", "idle"]],
    ["GET /stores/popular", ["far", "near", "shut", "idle"]],
    ["GET /stores/discounted", ["near", "shut"]],
    ["GET /stores/recommended", ["near"]],
    ["GET /stores/top-rated", ["far", "near", "shut"]],
  ] as const)("%s lists open stores first", async (path, expected) => {
    expect(await listed(path)).toEqual(expected);
    const open = expected.filter((name) => name === "near" || name === "far");
    expect(await listed(path, { filter: ["currently_open"] })).toEqual(open);
  });

  test("move a store to the top again when it opens", async () => {
    setNow(new Date("2026-03-02T17:00:00Z"));
    expect(await listed("GET /stores/popular")).toEqual(["shut", "far", "near", "idle"]);
    setNow(new Date("2026-03-03T00:00:00Z"));
    expect(await listed("GET /stores/popular")).toEqual(["far", "near", "shut", "idle"]);
  });

  test("return whether a store is open, when it opens today, and its distance", async () => {
    const { body } = await ask("GET /stores/get-stores/{filter_data}", stores, atTheMiddle);
    expect(body.stores.find(({ name }) => name === "shut")).toMatchObject({
      active: true,
      open: 0,
      current_opening_time: "18:00:00",
      // From the middle of the visitor's cell, which is 110 m away.
      distance: 0.11,
      discount: { discount: 30, start_date: "2026-03-01", start_time: "01:00:00" },
    });
    expect(body.stores.find(({ name }) => name === "near")).toMatchObject({
      open: 1,
      current_opening_time: null,
      distance: 0.11,
    });
    expect(body.stores.find(({ name }) => name === "idle")).toMatchObject({
      active: false,
      open: 1,
      discount: null,
    });
  });

  test("refuse two sort orders and an unknown store type", async () => {
    const path = "GET /stores/get-stores/{filter_data}";
    expect(await ask(path, { ...stores, filter: ["popular", "nearby"] }, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "filter" }] },
    });
    expect(await ask(path, { filter_data: "drive_in" }, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "filter_data" }] },
    });
  });

  test("have no gaps or repeats between pages", async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (offset) => {
        const { body } = await ask("GET /stores/popular", { limit: 2, offset }, here);
        expect(body.total_size).toBe(6);
        return body.stores.map(({ id }) => id);
      }),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 0]);
    expect(new Set(pages.flat()).size).toBe(6);
  });
});

describe("a store", () => {
  let id: number;

  beforeAll(async () => {
    id = await addStore(db, {
      moduleId,
      zoneId,
      slug: "la-cantine",
      name: { en: "The Canteen", fr: "La Cantine" },
      announcement: { en: "New menu", fr: "Nouvelle carte" },
      extraPackaging: minor(50),
      ratings: [3, 2, 1, 1, 1],
      ratingCount: 8,
      avgRating: 3.625,
      maximumDeliveryCharge: minor(500),
    });
    const mains = await addCategory(db, { moduleId, name: { en: "Mains", fr: "Plats" } });
    await addItem(db, { storeId: id, categoryId: mains, price: minor(1800), popularity: 2 });
    await addItem(db, { storeId: id, categoryId: mains, price: minor(650), popularity: 7 });
    await addItem(db, { storeId: id, price: minor(100), active: false });
    const coupon = {
      moduleId,
      title: { en: "Ten off", fr: "Dix de moins" },
      type: "store_wise" as const,
      discount: 1000,
      discountKind: "percent" as const,
      starts: "2026-01-01",
      expires: "2026-12-31",
    };
    await db.insert(coupons).values([
      { ...coupon, code: "HERE10", storeId: id },
      { ...coupon, code: "EVERYWHERE", type: "default" },
      { ...coupon, code: "OTHER", storeId: food.storeIds[0] },
      { ...coupon, code: "OVER", storeId: id, expires: "2026-03-01" },
      { ...coupon, code: "USED", storeId: id, usesLeft: 0 },
      { ...coupon, code: "OTHERZONE", type: "zone_wise", zoneIds: [otherZoneId] },
    ]);
    await changes.flushed();
    setNow(mondayNoon);
  });

  test("is returned in full by id and by slug", async () => {
    const { body } = await ask(
      "GET /stores/details/{id}",
      { id: "la-cantine" },
      { language: "fr" },
    );
    expect(body).toMatchObject({
      id,
      name: "La Cantine",
      announcement: 1,
      announcement_message: "Nouvelle carte",
      extra_packaging_status: true,
      extra_packaging_amount: 0.5,
      delivery_time: "20-30 min",
      tax: 10,
      avg_rating: 3.63,
      ratings: [3, 2, 1, 1, 1],
      positive_rating: 75,
      maximum_shipping_charge: 5,
      total_items: 2,
      price_range: { min_price: 6.5, max_price: 18 },
      category_details: [{ name: "Plats" }],
    });
    expect((await ask("GET /stores/details/{id}", { id })).body.name).toBe("The Canteen");
  });

  test("returns the coupons valid there now", async () => {
    const { body } = await ask("GET /stores/details/{id}", { id });
    expect(body.active_coupons.map(({ code }) => code)).toEqual(["HERE10", "EVERYWHERE"]);
    expect(body.active_coupons[0]).toMatchObject({
      store: { id, name: "The Canteen" },
      data: [id],
    });
    const withCoupon = await ask(
      "GET /stores/get-stores/{filter_data}",
      { filter_data: "all", filter: ["coupon"] },
      here,
    );
    expect(withCoupon.body.stores.map((store) => store.id).sort()).toEqual(
      [food.storeIds[0], id].sort(),
    );
  });

  test("returns its most popular items", async () => {
    const { body } = await ask("GET /stores/popular-items/{id}", { id: "la-cantine" });
    expect(body.map(({ price }) => price)).toEqual([6.5, 18]);
  });

  test.each(["999999", "no-such-store", "9999999999"])("returns 404 for id %s", async (unknown) => {
    for (const path of ["GET /stores/details/{id}", "GET /stores/popular-items/{id}"] as const) {
      expect(await ask(path, { id: unknown })).toMatchObject({
        status: 404,
        body: { errors: [{ code: "store" }] },
      });
    }
  });
});

describe("the latest stores", () => {
  const there = { zones: [otherZoneId], module: moduleId };
  const newest = Array.from({ length: 12 }, (_, index) => `new-${14 - index}`);

  beforeAll(async () => {
    for (let day = 1; day <= 14; day++) {
      await addStore(db, {
        moduleId,
        zoneId: otherZoneId,
        name: { en: `new-${day}`, fr: `new-${day}` },
        createdAt: new Date(Date.UTC(2026, 0, day)),
        avgRating: day > 2 ? 3 : 5,
        popularity: day,
      });
    }
    await changes.flushed();
    setNow(mondayNoon);
  });

  test("are at most twelve over all pages", async () => {
    const whole = await ask("GET /stores/latest", { limit: 50 }, there);
    expect(whole.body.total_size).toBe(12);
    expect(whole.body.stores.map(({ name }) => name)).toEqual(newest);
    const second = await ask("GET /stores/latest", { limit: 10, offset: 2 }, there);
    expect(second.body.stores.map(({ name }) => name)).toEqual(newest.slice(10));
    expect((await ask("GET /stores/popular", { limit: 50 }, there)).body.total_size).toBe(14);
  });

  test("are the same twelve when filtered or sorted", async () => {
    const rated = await ask("GET /stores/latest", { rating_count: 4 }, there);
    expect(rated.body).toMatchObject({ total_size: 0, stores: [] });
    const sorted = await ask("GET /stores/latest", { filter: ["popular"], limit: 50 }, there);
    expect(sorted.body.stores.map(({ name }) => name)).toEqual(newest);
  });
});
