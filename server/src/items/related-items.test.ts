import { beforeAll, describe, expect, test } from "vitest";
import { commonConditions } from "../catalog/catalog.tables.ts";
import { addCategory, addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { grocery, food, zoneId, otherZoneId } = await seedShop(db);
const { moduleId, storeIds } = grocery;
const [pharmacy, other] = storeIds;
const here = { zones: [zoneId], module: moduleId };

const ids: Record<string, number> = {};
const namesOf = (products: { id: number }[]) =>
  products.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

beforeAll(async () => {
  const categoryId = await addCategory(db, { moduleId });
  const another = await addCategory(db, { moduleId });
  const [cough] = await db
    .insert(commonConditions)
    .values({ moduleId, slug: "cough", name: { en: "Cough", fr: "Toux" } })
    .returning();
  const commonConditionId = cough?.id ?? 0;
  const products = {
    syrup: { storeId: pharmacy, categoryId, commonConditionId, basic: true, popularity: 5 },
    lozenge: { storeId: pharmacy, categoryId, commonConditionId, popularity: 9, veg: false },
    plaster: { storeId: pharmacy, categoryId: another, basic: true, popularity: 2 },
    tea: { storeId: other, categoryId, basic: true, popularity: 1 },
    honey: { storeId: other, categoryId, popularity: 7 },
    soap: { storeId: other, categoryId: another },
    gone: { storeId: other, categoryId, active: false, basic: true, commonConditionId },
  };
  for (const [name, product] of Object.entries(products)) {
    ids[name] = await addItem(db, {
      ...product,
      slug: `the-${name}`,
      name: { en: name, fr: name },
    });
  }
  await changes.flushed();
});

describe("basic medicine and medicine for a condition", () => {
  test.each([
    ["GET /items/basic", {}, ["syrup", "plaster", "tea"]],
    ["GET /items/basic", { store_id: String(other) }, ["tea"]],
    ["GET /items/basic", { store_id: "no-such-store" }, []],
    ["GET /items/basic", { type: "non_veg" }, []],
    ["GET /items/common-conditions", {}, ["lozenge", "syrup"]],
    ["GET /items/common-conditions", { type: "veg" }, ["syrup"]],
    ["GET /items/common-conditions", { store_id: String(other) }, []],
  ] as const)("%s %o: most popular first", async (path, input, expected) => {
    const { body } = await ask(path, input, here);
    expect(namesOf(body.products)).toEqual(expected);
    expect(body.total_size).toBe(expected.length);
  });

  test("accepts the slug of a store", async () => {
    const { body } = await ask("GET /stores/details/{id}", { id: pharmacy });
    const menu = await ask("GET /items/basic", { store_id: body.slug }, here);
    expect(namesOf(menu.body.products)).toEqual(["syrup", "plaster"]);
  });
});

describe("related items", () => {
  test("are of the same category in other stores, or of the same store, without the item", async () => {
    const elsewhere = await ask("GET /items/related-items/{id}", { id: ids.syrup }, here);
    expect(namesOf(elsewhere.body)).toEqual(["honey", "tea"]);
    const same = await ask("GET /items/related-store-items/{id}", { id: ids.syrup }, here);
    expect(namesOf(same.body)).toEqual(["lozenge", "plaster"]);
  });

  test("are at most ten", async () => {
    const storeId = food.storeIds[0];
    const all: number[] = [];
    for (let made = 0; made < 12; made++) all.push(await addItem(db, { storeId }));
    await changes.flushed();
    const inFood = { zones: [zoneId], module: food.moduleId };
    const { body } = await ask("GET /items/related-store-items/{id}", { id: all[0] }, inFood);
    expect(body.map(({ id }) => id)).toEqual(all.slice(1, 11));
  });

  test("are empty outside the served zones and in another module", async () => {
    for (const options of [
      { zones: [otherZoneId], module: moduleId },
      { zones: [zoneId], module: food.moduleId },
    ]) {
      const { body } = await ask("GET /items/related-items/{id}", { id: ids.syrup }, options);
      expect(body).toEqual([]);
    }
  });

  test.each(["GET /items/related-items/{id}", "GET /items/related-store-items/{id}"] as const)(
    "%s requires an active item, a zone and a module",
    async (path) => {
      for (const id of [999999, ids.gone]) {
        const response = await ask(path, { id }, here);
        expect(response).toMatchObject({ status: 404, body: { errors: [{ code: "item" }] } });
      }
      expect(await ask(path, { id: ids.syrup })).toMatchObject({
        status: 422,
        body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
      });
    },
  );
});

describe("suggestions while typing", () => {
  test("are pages of names and pictures, best match first", async () => {
    const { body } = await ask("GET /items/search-suggestion", { name: "syr" }, here);
    expect(body).toEqual({
      total_size: 1,
      limit: 10,
      offset: 1,
      products: [{ id: ids.syrup, slug: "the-syrup", name: "syrup", image_full_url: null }],
      entries: expect.any(Array),
    });
    const past = await ask("GET /items/search-suggestion", { name: "syr", offset: 2 }, here);
    expect(past.body).toMatchObject({ total_size: 1, products: [] });
  });

  test("filter by store or category, and require a text", async () => {
    const path = "GET /items/search-suggestion";
    const inOther = await ask(path, { name: "syrup", store_id: other }, here);
    expect(inOther.body.products).toEqual([]);
    const inAll = await ask(path, { name: "sirup", category_id: 0 }, here);
    expect(namesOf(inAll.body.products)).toEqual(["syrup"]);
    expect(await ask(path, {}, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "name" }] },
    });
  });
});
