import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { brands, commonConditions, items } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId, storeIds } = grocery;
const here = { zones: [zoneId], module: moduleId };

let soapId: number;

beforeAll(async () => {
  const brand = { moduleId, image: null };
  const [oak, ash] = await db
    .insert(brands)
    .values([
      { ...brand, slug: "oak-and-sons", name: "Oak and Sons", image: "emoji-1f333-leaf" },
      { ...brand, slug: "ash", name: "Ash" },
      { ...brand, slug: "elsewhere", name: "Elsewhere", moduleId: food.moduleId },
    ])
    .returning();
  const [skin] = await db
    .insert(commonConditions)
    .values([
      { moduleId, slug: "dry-skin", name: { en: "Dry skin", fr: "Peau sèche" } },
      { moduleId, slug: "cough", name: { en: "Cough", fr: "Toux" } },
    ])
    .returning();
  const oils = { brandId: oak?.id ?? 0, commonConditionId: skin?.id ?? 0 };
  soapId = await addItem(db, { storeId: storeIds[0], ...oils, popularity: 3 });
  await addItem(db, { storeId: storeIds[1], ...oils, veg: false, popularity: 8 });
  await addItem(db, { storeId: storeIds[1], ...oils, active: false });
  await addItem(db, { storeId: storeIds[0], brandId: ash?.id ?? 0 });
  await changes.flushed();
});

describe("brands and conditions", () => {
  test("are those of the module by name, with the number of their items", async () => {
    const { body } = await ask("GET /brand", {}, { module: moduleId });
    expect(body).toMatchObject([
      { slug: "ash", name: "Ash", image_full_url: null, items_count: 1 },
      {
        slug: "oak-and-sons",
        image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f333-leaf"),
        items_count: 2,
      },
    ]);
  });

  test("are named and sorted in the language of the request", async () => {
    const { body } = await ask("GET /common-condition", {}, { module: moduleId });
    expect(body).toMatchObject([
      { slug: "cough", name: "Cough", items_count: 0 },
      { slug: "dry-skin", name: "Dry skin", items_count: 2 },
    ]);
    const french = await ask("GET /common-condition", {}, { module: moduleId, language: "fr" });
    expect(french.body.map(({ name }) => name)).toEqual(["Peau sèche", "Toux"]);
  });

  test("count an item that changed its brand on the next read", async () => {
    const counts = async () =>
      (await ask("GET /brand", {}, { module: moduleId })).body.map((brand) => brand.items_count);
    const [row] = await db.select().from(items).where(eq(items.id, soapId));
    await db.update(items).set({ brandId: null }).where(eq(items.id, soapId));
    await changes.flushed();
    expect(await counts()).toEqual([1, 1]);
    await db.update(items).set({ brandId: row?.brandId }).where(eq(items.id, soapId));
    await changes.flushed();
    expect(await counts()).toEqual([1, 2]);
  });

  test.each(["GET /brand", "GET /common-condition"] as const)(
    "%s requires a module",
    async (path) => {
      for (const module of [undefined, 999]) {
        expect(await ask(path, {}, module ? { module } : {})).toMatchObject({
          status: 422,
          body: { errors: [{ code: "moduleId" }] },
        });
      }
    },
  );
});

describe.each([
  ["GET /brand/items/{id}", "oak-and-sons", "brand"],
  ["GET /common-condition/items/{id}", "dry-skin", "common_condition"],
] as const)("%s", (path, slug, code) => {
  test("lists active items by slug and by id in pages, most popular first", async () => {
    const { body } = await ask(path, { id: slug }, here);
    expect(body.products.map(({ store_id }) => store_id)).toEqual([storeIds[1], storeIds[0]]);
    expect(body.total_size).toBe(2);
    const [first] = body.products;
    const id = code === "brand" ? first?.brand_id : first?.common_condition_id;
    const second = await ask(path, { id, limit: 1, offset: 2 }, here);
    expect(second.body.products.map((item) => item.id)).toEqual([soapId]);
  });

  test("filters by diet, price and zone", async () => {
    const veg = await ask(path, { id: slug, type: "veg" }, here);
    expect(veg.body.products.map(({ id }) => id)).toEqual([soapId]);
    const cheap = await ask(path, { id: slug, max_price: 9.99 }, here);
    expect(cheap.body.products).toEqual([]);
    const elsewhere = await ask(path, { id: slug }, { ...here, zones: [otherZoneId] });
    expect(elsewhere.body.products).toEqual([]);
  });

  test("returns 404 for an unknown id and for one of another module", async () => {
    for (const [id, options] of [
      ["999999", here],
      ["no-such-name", here],
      [slug, { ...here, module: food.moduleId }],
    ] as const) {
      const response = await ask(path, { id }, options);
      expect(response).toMatchObject({ status: 404, body: { errors: [{ code }] } });
    }
  });

  test("requires a zone and a module, and refuses a page beyond 10 000 entries", async () => {
    expect(await ask(path, { id: slug })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
    });
    expect(await ask(path, { id: slug, limit: 100, offset: 101 }, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "offset" }] },
    });
  });
});
