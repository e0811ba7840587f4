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
    counts: { all: 3, on_sale: 2, off_sale: 1, sold_out: 1, without_picture: 2 },
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
