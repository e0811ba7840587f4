import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { brands } from "../catalog/catalog.tables.ts";
import { addAddOn, addCategory, addItem, same, seedShop } from "../catalog/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const { moduleId, categoryId, storeIds } = shop.grocery;
const [storeId, otherId] = storeIds;
const keeper = await addStaff(db, { kind: "store_staff", role: "catalogue", storeId });

test("a store reads the categories that its items can be of, with how many it has", async () => {
  const tea = await addCategory(db, { moduleId, name: { en: "Tea", fr: "Thé" }, priority: 5 });
  const green = await addCategory(db, { moduleId, parentId: tea, name: same("Green") });
  await addCategory(db, { moduleId, name: same("Closed"), active: false });
  await db.insert(brands).values({ moduleId, slug: "zan", name: "Zan" });
  await addAddOn(db, { storeId, name: { en: "Honey", fr: "Miel" } });
  const later = new Date(Date.now() + 3_600_000);
  await addItem(db, { storeId, categoryId: tea, subCategoryId: green, images: ["tea.jpg"] });
  await addItem(db, { storeId, categoryId: tea, active: false });
  await addItem(db, { storeId, categoryId: tea, soldOutUntil: later });
  await addItem(db, { storeId, categoryId: tea, deletedAt: later, active: false });
  await addItem(db, { storeId: otherId, categoryId });

  const { body } = await ask("GET /store/catalogue", {}, { ...keeper, language: "fr" });
  expect(body).toMatchObject({
    module_type: "grocery",
    counts: { all: 3, on_sale: 2, off_sale: 1, sold_out: 1, low_stock: 0, without_picture: 2 },
    brands: [{ name: "Zan" }],
    common_conditions: [],
    add_ons: [{ name: "Honey", name_fr: "Miel", price: 1 }],
  });
  expect(body.categories).toMatchObject([
    { id: tea, name: "Thé", items: 3, sub_categories: [{ id: green, items: 1 }] },
    { id: categoryId, items: 0, sub_categories: [] },
  ]);
  const found = await ask("GET /store/items", { state: "without_picture" }, keeper);
  expect(found.body.total_size).toBe(2);
});

test("finds what is nearly sold out, as a whole or in one variation", async () => {
  const owner = { kind: "store_staff", role: "catalogue", storeId: otherId } as const;
  const { token } = await addStaff(db, owner);
  const small = { type: same("S"), price: minor(1000) };
  const four = await addItem(db, { storeId: otherId, stock: 4 });
  await addItem(db, { storeId: otherId, stock: 5 });
  const oneSize = await addItem(db, {
    storeId: otherId,
    variations: [
      { ...small, stock: 40 },
      { ...small, type: same("L"), stock: 1 },
    ],
  });
  const find = async (stock_below: number) => {
    const { body } = await ask("GET /store/items", { stock_below }, { token });
    return body.items.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await find(5)).toEqual([four, oneSize]);
  expect(await find(2)).toEqual([oneSize]);
  const { counts } = (await ask("GET /store/catalogue", {}, { token })).body;
  expect(counts.low_stock).toBe(2);
});
