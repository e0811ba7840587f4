import { expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const { food, grocery, zoneId } = await seedShop(db);
const [storeId, otherStoreId] = grocery.storeIds;
const grocer = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
const neighbour = await addStaff(db, {
  kind: "store_staff",
  role: "manager",
  storeId: otherStoreId,
});
const here = { zones: [zoneId], module: grocery.moduleId };

const apron = { name: "Apron", category_id: grocery.categoryId, price: 19, stock: 12 };
async function create(input: Record<string, unknown> = {}, as = grocer): Promise<number> {
  const { status, body } = await ask("POST /store/items", { ...apron, ...input }, as);
  expect(status).toBe(201);
  return body.item.id;
}
const change = (id: number, input: Record<string, unknown>) =>
  ask("PUT /store/items/{id}", { id, ...input }, grocer);
const details = async (id: number, caller = {}) =>
  (await ask("GET /items/details/{id}", { id: String(id) }, caller)).body;

const sizeGuide = {
  columns: [
    { name: "Chest, cm", name_fr: "Poitrine, cm" },
    { name: "EU", name_fr: "EU" },
  ],
  rows: [
    { size: "S", values: ["88–92", "36"] },
    { size: "M", values: ["93–97", "38"] },
  ],
};

test("a store states a size guide, days for returns and what goes with an item, which its details show", async () => {
  const [cap, scarf] = [await create({ name: "Cap" }), await create({ name: "Scarf" })];
  const goes_with = [scarf, cap, scarf];
  const id = await create({ size_guide: sizeGuide, returns_days: 30, goes_with });
  const { body } = await ask("GET /store/items/{id}", { id }, grocer);
  expect(body).toMatchObject({
    size_guide: sizeGuide,
    returns_days: 30,
    goes_with: [scarf, cap],
  });
  const columns = ["Chest, cm", "EU"];
  expect(await details(id)).toMatchObject({
    size_guide: { columns, rows: sizeGuide.rows },
    returns_days: 30,
    goes_with: [scarf, cap],
  });
  expect((await details(id, { language: "fr" })).size_guide?.columns).toEqual([
    "Poitrine, cm",
    "EU",
  ]);
  const [listed] = (await ask("GET /items/by-ids", { ids: [id] }, here)).body;
  expect(listed).toMatchObject({ id });
  expect(listed).not.toHaveProperty("size_guide");

  // What is not stated stays, null clears.
  await change(id, { returns_days: 0 });
  expect(await details(id)).toMatchObject({ returns_days: 0, goes_with: [scarf, cap] });
  await change(id, { size_guide: null, returns_days: null, goes_with: [] });
  const cleared = await details(id);
  expect(cleared.goes_with).toEqual([]);
  expect(cleared).not.toHaveProperty("size_guide");
  expect(cleared).not.toHaveProperty("returns_days");
});

test("refuses a size guide with a row that lacks a value, and more than six items that go with one", async () => {
  const id = await create();
  const [first] = sizeGuide.rows;
  const rows = [first, { size: "L", values: ["98–102"] }];
  const field = (name: string) => ({ status: 422, body: { errors: [{ field: name }] } });
  expect(await change(id, { size_guide: { ...sizeGuide, rows } })).toMatchObject(
    field("size_guide"),
  );
  expect(await change(id, { goes_with: [1, 2, 3, 4, 5, 6, 7] })).toMatchObject(field("goes_with"));
  expect(await change(id, { returns_days: 366 })).toMatchObject(field("returns_days"));
});

test("only other items of the same store go with an item, and a deleted one no longer does", async () => {
  const [id, cap] = [await create(), await create({ name: "Cap" })];
  const foreign = await create({ name: "Rake" }, neighbour);
  const refused = { status: 422, body: { errors: [{ code: "goes_with", field: "goes_with" }] } };
  for (const goes_with of [[id], [foreign], [cap, foreign], [987_654]]) {
    expect(await change(id, { goes_with })).toMatchObject(refused);
  }
  await change(id, { goes_with: [cap] });
  expect((await details(id)).goes_with).toEqual([cap]);
  await ask("DELETE /store/items/{id}", { id: cap }, grocer);
  expect((await details(id)).goes_with).toEqual([]);
});

test("a store sells an item by weight: its price is that of a kilogram, in steps of grams", async () => {
  const id = await create({ name: "Comté", price: 24, sold_by: "weight", weight_step: 100 });
  const byWeight = { sold_by: "weight", weight_step: 100 };
  expect((await ask("GET /store/items/{id}", { id }, grocer)).body).toMatchObject(byWeight);
  expect(await details(id)).toMatchObject({ price: 24, ...byWeight });
  expect((await ask("GET /items/by-ids", { ids: [id] }, here)).body).toMatchObject([byWeight]);
  await change(id, { weight_step: 50 });
  expect(await details(id)).toMatchObject({ sold_by: "weight", weight_step: 50 });
  await change(id, { price: 23 });
  expect(await details(id)).toMatchObject({ sold_by: "weight", weight_step: 50 });
  await change(id, { sold_by: "piece" });
  expect(await details(id)).toMatchObject({ sold_by: "piece", weight_step: null });
});

test("refuses a weight without a step, a step without a weight, steps beyond 10 g to 5 kg, and food", async () => {
  const id = await create();
  const refused = (code: string) => ({ status: 422, body: { errors: [{ code }] } });
  for (const input of [{ sold_by: "weight" }, { weight_step: 100 }]) {
    expect(await change(id, input)).toMatchObject(refused("weight_step"));
  }
  for (const weight_step of [9, 5001]) {
    const { status } = await change(id, { sold_by: "weight", weight_step });
    expect(status).toBe(422);
  }
  expect(await details(id)).toMatchObject({ sold_by: "piece", weight_step: null });
  const [bakery] = food.storeIds;
  const cook = await addStaff(db, { kind: "store_staff", role: "manager", storeId: bakery });
  const pie = { name: "Pie", category_id: food.categoryId, price: 9 };
  expect(
    await ask("POST /store/items", { ...pie, sold_by: "weight", weight_step: 100 }, cook),
  ).toMatchObject(refused("weight_step"));
});
