import type { Allergen } from "@errand/core/catalog/allergens";
import { beforeAll, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { food, zoneId } = await seedShop(db);
const here = { zones: [zoneId], module: food.moduleId };
const [storeId] = food.storeIds;

const add = (name: string, allergens: Allergen[] | null) =>
  addItem(db, { storeId, name: { en: `${name} soup`, fr: `${name} soupe` }, allergens });

beforeAll(async () => {
  await add("Leek", []);
  await add("Barley", ["gluten"]);
  await add("Bisque", ["gluten", "milk", "crustaceans"]);
  await add("Surprise", null);
  await changes.flushed();
});

const paths = [
  ["GET /items/latest", { store_id: storeId }],
  ["GET /items/popular", {}],
  ["GET /items/search", { name: "soup" }],
  ["GET /categories/items/{id}", { id: String(food.categoryId) }],
  ["GET /get-combined-data", { list_type: "item", data_type: "searched", name: "soup" }],
] as const;

test.each(paths)("%s leaves out items that contain a given allergen", async (path, input) => {
  const without = async (...without_allergens: Allergen[]) => {
    const { body } = await ask(path, { ...input, without_allergens }, here);
    const names = "products" in body ? body.products.map(({ name }) => name.split(" ")[0]) : [];
    expect(body.total_size).toBe(names.length);
    return names.sort();
  };
  expect(await without("milk")).toEqual(["Barley", "Leek"]);
  expect(await without("gluten")).toEqual(["Leek"]);
  expect(await without("fish", "crustaceans")).toEqual(["Barley", "Leek"]);
});

test.each(paths)(
  "%s never takes an item with unknown allergens for free of one",
  async (path, input) => {
    const listed = async (more: object) => {
      const { body } = await ask(path, { ...input, ...more }, here);
      return "products" in body ? body.products.map(({ name }) => name) : [];
    };
    expect(await listed({})).toContain("Surprise soup");
    expect(await listed({ without_allergens: [] })).toContain("Surprise soup");
    expect(await listed({ without_allergens: ["lupin"] })).not.toContain("Surprise soup");
  },
);

test("stores of a filtered search sell an item without the allergens", async () => {
  const search = { list_type: "store", data_type: "searched", name: "bisque" };
  const found = async (without_allergens: Allergen[]) =>
    (await ask("GET /get-combined-data", { ...search, without_allergens }, here)).body.total_size;
  expect(await found(["fish"])).toBe(1);
  expect(await found(["milk"])).toBe(0);
});

test("refuses an unknown allergen", async () => {
  const response = await ask("GET /items/popular", { without_allergens: ["cats"] }, here);
  expect(response).toMatchObject({
    status: 422,
    body: { errors: [{ field: "without_allergens[0]" }] },
  });
});
