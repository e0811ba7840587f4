import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { flashSaleItems, flashSales, items, stores } from "../catalog/catalog.tables.ts";
import { advertisements, coupons } from "../catalog/promotions.tables.ts";
import { addItem, addSaleItem, addStore, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { putSaleStock } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";

const { api, ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = grocery;
const here = { zones: [zoneId], module: moduleId };
const [market, corner] = grocery.storeIds;
const noon = new Date("2026-03-02T12:00:00Z");
const same = (text: string) => ({ en: text, fr: `${text}-fr` });

beforeEach(() => {
  // Otherwise a response cached at a later test time would be returned.
  api.responseCache.clear();
  setNow(noon);
});
afterEach(() => setNow(null));

describe("a flash sale", () => {
  let saleId: number;
  let later: number;
  let bread: number;
  let honey: number;

  beforeAll(async () => {
    const sale = { moduleId, starts: new Date("2026-03-02T11:00:00Z") };
    const rows = await db
      .insert(flashSales)
      .values([
        { ...sale, title: same("Till one"), ends: new Date("2026-03-02T13:00:00Z") },
        { ...sale, title: same("Till four"), ends: new Date("2026-03-02T16:00:00Z") },
      ])
      .returning();
    [saleId, later] = rows.map(({ id }) => id) as [number, number];
    bread = await addItem(db, { storeId: market, price: minor(500), popularity: 9 });
    honey = await addItem(db, { storeId: corner, price: minor(995), popularity: 2 });
    const soldOut = await addItem(db, { storeId: corner });
    const off = await addItem(db, { storeId: corner, active: false });
    const line = { flashSaleId: saleId, discountKind: "percent" as const, stock: 8 };
    await addSaleItem(db, { ...line, itemId: honey, discount: 1500, sold: 3 });
    await addSaleItem(db, { ...line, itemId: bread, discount: 150, discountKind: "amount" });
    await addSaleItem(db, { ...line, itemId: soldOut, discount: 1000, sold: 8 });
    await addSaleItem(db, { ...line, itemId: off, discount: 1000 });
    await changes.flushed();
  });

  test("returns its end, the stock left and the discount while it runs", async () => {
    const { body } = await ask("GET /flash-sales", {}, { ...here, language: "fr" });
    expect(body.flash_sale).toMatchObject({
      id: saleId,
      title: "Till one-fr",
      start_date: "2026-03-02T11:00:00.000Z",
      end_date: "2026-03-02T13:00:00.000Z",
      active_products: [
        {
          item_id: bread,
          price: 5,
          discount_type: "amount",
          discount: 1.5,
          discount_amount: 1.5,
          stock: 8,
          sold: 0,
          available_stock: 8,
          item: { id: bread, flash_sale: 1, discount: 1.5 },
        },
        // 15 % of 9.95 is 1.4925.
        { item_id: honey, discount: 15, discount_amount: 1.49, sold: 3, available_stock: 5 },
      ],
    });
    expect(body.flash_sale?.active_products).toHaveLength(2);
  });

  test("starts and ends to the second, followed by the next one", async () => {
    const read = async () => (await ask("GET /flash-sales", {}, here)).body.flash_sale?.id ?? null;
    setNow(new Date("2026-03-02T10:59:59Z"));
    expect(await read()).toBe(null);
    setNow(new Date("2026-03-02T11:00:00Z"));
    expect(await read()).toBe(saleId);
    setNow(new Date("2026-03-02T13:00:00Z"));
    expect(await read()).toBe(later);
    setNow(new Date("2026-03-02T16:00:00Z"));
    expect(await read()).toBe(null);
  });

  test("belongs to one module", async () => {
    const { body } = await ask("GET /flash-sales", {}, { ...here, module: food.moduleId });
    expect(body).toEqual({ flash_sale: null });
  });

  test("returns its items in pages, and none outside the served zones", async () => {
    const path = "GET /flash-sales/items";
    const { body } = await ask(path, { flash_sale_id: saleId, limit: 1, offset: 2 }, here);
    expect(body).toMatchObject({
      total_size: 2,
      products: [{ item_id: honey }],
      flash_sale: { id: saleId, active_products: [] },
    });
    const elsewhere = { ...here, zones: [otherZoneId] };
    const none = await ask(path, { flash_sale_id: saleId }, elsewhere);
    expect(none.body).toMatchObject({ total_size: 0, products: [] });
  });

  test("omits sold-out items on the next read", async () => {
    const ofBread = { itemId: bread, flashSaleId: saleId };
    await putSaleStock(db, ofBread, 0);
    await changes.flushed();
    const { body } = await ask("GET /flash-sales", {}, here);
    expect(body.flash_sale?.active_products.map(({ item_id }) => item_id)).toEqual([honey]);
    await putSaleStock(db, ofBread, 8);
    await changes.flushed();
  });

  test("returns no items when it is over, unknown or of another module", async () => {
    const path = "GET /flash-sales/items";
    const notFound = { status: 404, body: { errors: [{ code: "flash_sale" }] } };
    expect(await ask(path, { flash_sale_id: 999 }, here)).toMatchObject(notFound);
    const other = { ...here, module: food.moduleId };
    expect(await ask(path, { flash_sale_id: saleId }, other)).toMatchObject(notFound);
    setNow(new Date("2026-03-02T13:00:00Z"));
    expect(await ask(path, { flash_sale_id: saleId }, here)).toMatchObject(notFound);
    const past = { flash_sale_id: saleId, limit: 100, offset: 101 };
    expect(await ask(path, past, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "offset" }] },
    });
  });
});

describe("advertisements", () => {
  let first: number;

  beforeAll(async () => {
    const far = await addStore(db, { moduleId, zoneId: otherZoneId });
    await db.update(stores).set({ cover: "emoji-1f6d2-leaf-wide", avgRating: 4.256 });
    const itemId = await addItem(db, { storeId: market });
    const review = { itemId, storeId: market, customerName: "Ada L.", rating: 5 };
    await db.insert(reviews).values([{ ...review, comment: { en: "Ripe!", fr: "" } }, review]);
    const adOf = (title: string, storeId: number, more = {}) => ({
      storeId,
      title: same(title),
      description: same("Come in"),
      starts: "2026-03-02",
      ends: "2026-03-02",
      ...more,
    });
    const rows = await db
      .insert(advertisements)
      .values([
        adOf("second", corner, {
          priority: 2,
          videoUrl: "https://example.com/v.mp4",
          showsReviews: false,
        }),
        adOf("first", market, { priority: 1 }),
        adOf("tomorrow", market, { starts: "2026-03-03", ends: "2026-03-03" }),
        adOf("yesterday", market, { starts: "2026-03-01", ends: "2026-03-01" }),
        adOf("off", market, { active: false }),
        adOf("far", far),
        adOf("food", food.storeIds[0]),
      ])
      .returning();
    first = rows[1]?.id ?? 0;
    await changes.flushed();
  });

  const read = async (options = here) => (await ask("GET /advertisement/list", {}, options)).body;

  test("are those of today in the zones and the module, by priority", async () => {
    expect((await read()).map(({ title }) => title)).toEqual(["first", "second"]);
    expect((await read({ ...here, zones: [otherZoneId] })).map(({ title }) => title)).toEqual([
      "far",
    ]);
    setNow(new Date("2026-03-02T23:00:00Z"));
    expect((await read()).map(({ title }) => title)).toEqual(["tomorrow"]);
  });

  test("return the advertiser with its rating", async () => {
    const [advertisement, video] = await read();
    expect(advertisement).toMatchObject({
      id: first,
      store_id: market,
      add_type: "store_promotion",
      description: "Come in",
      cover_image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f6d2-leaf-wide"),
      profile_image_full_url: null,
      video_attachment_full_url: null,
      is_rating_active: 1,
      is_review_active: 1,
      average_rating: 4.26,
      reviews_comments_count: 1,
      store: { id: market, open: 1 },
    });
    expect(video).toMatchObject({
      add_type: "video_promotion",
      video_attachment_full_url: "https://example.com/v.mp4",
      is_review_active: 0,
      reviews_comments_count: 0,
    });
  });

  test("disappear when their store becomes inactive", async () => {
    await db.update(stores).set({ active: false }).where(eq(stores.id, market));
    await changes.flushed();
    expect((await read()).map(({ title }) => title)).toEqual(["second"]);
    await db.update(stores).set({ active: true }).where(eq(stores.id, market));
    await db.update(advertisements).set({ priority: 0 }).where(eq(advertisements.storeId, corner));
    await changes.flushed();
    expect((await read()).map(({ title }) => title)).toEqual(["second", "first"]);
  });
});

describe("public coupons", () => {
  beforeAll(async () => {
    const far = await addStore(db, { moduleId, zoneId: otherZoneId });
    const coupon = {
      moduleId,
      title: same("Ten off"),
      discount: 1000,
      discountKind: "percent" as const,
      minPurchase: minor(1500),
      starts: "2026-03-01",
      expires: "2026-03-02",
    };
    const kind = (code: string, type: typeof coupons.$inferInsert.type, more = {}) => ({
      ...coupon,
      code,
      type,
      ...more,
    });
    await db
      .insert(coupons)
      .values([
        kind("ALL", "default"),
        kind("FREE", "free_delivery", { usesPerCustomer: 1 }),
        kind("HERE", "zone_wise", { zoneIds: [zoneId] }),
        kind("THERE", "zone_wise", { zoneIds: [otherZoneId] }),
        kind("MARKET", "store_wise", { storeId: market }),
        kind("CORNER", "store_wise", { storeId: corner }),
        kind("FAR", "store_wise", { storeId: far }),
        kind("FIRST", "first_order"),
        kind("SOON", "default", { starts: "2026-03-03" }),
        kind("OVER", "default", { expires: "2026-03-01" }),
        kind("GONE", "default", { usesLeft: 0 }),
        kind("OFF", "default", { active: false }),
        kind("FOOD", "default", { moduleId: food.moduleId }),
      ]);
    await changes.flushed();
  });

  const codes = async (input = {}, options = here) =>
    (await ask("GET /coupon/list/all", input, options)).body.map(({ code }) => code);

  test("are those valid now in the zones and the module", async () => {
    expect(await codes()).toEqual(["ALL", "FREE", "HERE", "MARKET", "CORNER"]);
    expect(await codes({}, { ...here, zones: [otherZoneId] })).toEqual([
      "ALL",
      "FREE",
      "THERE",
      "FAR",
    ]);
  });

  test("for a store are those valid in that store", async () => {
    expect(await codes({ store_id: market })).toEqual(["ALL", "FREE", "HERE", "MARKET"]);
  });

  test("return their discount and where they are valid", async () => {
    const { body } = await ask("GET /coupon/list/all", { store_id: market }, here);
    expect(body[3]).toMatchObject({
      title: "Ten off",
      coupon_type: "store_wise",
      discount: 10,
      min_purchase: 15,
      store: { id: market },
      data: [market],
    });
    expect(body[2]).toMatchObject({ zoneId: [zoneId], data: [zoneId], store: null });
  });

  test("disappear with the last use", async () => {
    await db.update(coupons).set({ usesLeft: 0 }).where(eq(coupons.code, "ALL"));
    await changes.flushed();
    expect(await codes()).toEqual(["FREE", "HERE", "MARKET", "CORNER"]);
  });
});

test("shows the item’s own discount again when the sale is out of stock", async () => {
  await db.update(items).set({ discount: 500 });
  for (const saleItem of await db.select().from(flashSaleItems))
    await putSaleStock(db, saleItem, 0);
  await changes.flushed();
  const { body } = await ask("GET /items/discounted", { limit: 1 }, here);
  expect(body.products[0]).toMatchObject({ flash_sale: 0, discount: 5 });
});

test.each([
  "GET /flash-sales",
  "GET /flash-sales/items",
  "GET /advertisement/list",
  "GET /coupon/list/all",
] as const)("%s requires a zone and a module", async (path) => {
  expect(await ask(path, { flash_sale_id: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
  });
});
