import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addAddOn } from "../catalog/testing.ts";
import type { Cart } from "./testing.ts";
import { choose, errorResponse, size, startCartTest } from "./testing-shop.ts";

const { db, foodStore, loaf, pizza, soap, shirt, ctx } = await startCartTest();
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
});

test("refuses more pieces than are in stock and returns the stock", async () => {
  const item = await soap({ stock: 3 });
  expect(await grocery.add({ item_id: item, quantity: 4 })).toMatchObject(
    errorResponse("stock", 409, { available: 3 }),
  );
  expect((await grocery.add({ item_id: item, quantity: 3 })).status).toBe(200);
});

test("checks the stock of the variation", async () => {
  const item = await shirt();
  const red = { item_id: item, price: 15, variation: [{ type: "Red" }] };
  expect(await grocery.add({ ...red, quantity: 4 })).toMatchObject(
    errorResponse("stock", 409, { available: 3 }),
  );
  await grocery.add({ ...red, quantity: 3 });
  const blue = { item_id: item, price: 17, variation: [{ type: "Blue" }] };
  expect((await grocery.add({ ...blue, quantity: 5 })).status).toBe(200);
});

test("counts the pieces of an item over all lines against its maximum", async () => {
  const item = await pizza({ maximumCartQuantity: 5 });
  await food.add({ item_id: item, quantity: 3, variation: [choose("Size", "Small")] });
  const large = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
  expect(await food.add({ ...large, quantity: 3 })).toMatchObject(
    errorResponse("cart_item_limit", 422, { maximum_cart_quantity: 5 }),
  );
  expect((await food.add({ ...large, quantity: 2 })).status).toBe(200);
});

test("counts the pieces of an item over all lines against its stock", async () => {
  const item = await soap({ foodChoices: [size], stock: 5 });
  await grocery.add({ item_id: item, quantity: 3, variation: [choose("Size", "Small")] });
  const large = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
  expect(await grocery.add({ ...large, quantity: 3 })).toMatchObject(
    errorResponse("stock", 409, { available: 2 }),
  );
});

test("refuses a note to a line of a store that reads none", async () => {
  await db.update(stores).set({ lineNotes: false }).where(eq(stores.id, foodStore));
  const item_id = await pizza({ foodChoices: [] });
  expect(await food.add({ item_id, note: "no onions" })).toMatchObject(errorResponse("note", 422));
  expect((await food.add({ item_id, note: " " })).body).toMatchObject([
    { note: null, item: { line_notes: false } },
  ]);
});

test.each<[string, unknown]>([
  ["a missing required group", []],
  ["an unknown id of a group", [{ id: "crust", values: { ids: ["thin"] } }]],
  ["an unknown id of an option", [{ id: "size", values: { ids: ["huge"] } }]],
  ["an unknown group", [choose("Size", "Small"), choose("Crust", "Thin")]],
  ["an unknown label", [choose("Size", "Huge")]],
  ["a group named twice", [choose("Size", "Small"), choose("Size", "Large")]],
  ["a label named twice", [choose("Size", "Small"), choose("Extras", "Olives", "Olives")]],
  ["two labels of a single group", [choose("Size", "Small", "Large")]],
  [
    "more labels than a group takes",
    [choose("Size", "Small"), choose("Extras", "Olives", "Capers", "Basil")],
  ],
  ["a variation of food", [choose("Size", "Small"), { type: "Red" }]],
])("refuses %s", async (_case, variation) => {
  const response = await food.add({ item_id: await pizza(), variation });
  expect(response).toMatchObject(errorResponse("variation", 422));
  expect((await food.list()).body).toEqual([]);
});

test.each<[string, unknown]>([
  ["no variation of an item that has some", []],
  ["an unknown variation", [{ type: "Green" }]],
  ["two variations", [{ type: "Red" }, { type: "Blue" }]],
  ["a food group of another item", [choose("Size", "Small")]],
])("refuses %s", async (_case, variation) => {
  const response = await grocery.add({ item_id: await shirt(), price: 15, variation });
  expect(response).toMatchObject(errorResponse("variation", 422));
});

test("refuses add-ons of another item, repeated ones and ones without quantity", async () => {
  const [mine, other, gone] = [
    await addAddOn(db, { storeId: foodStore }),
    await addAddOn(db, { storeId: foodStore }),
    await addAddOn(db, { storeId: foodStore, active: false }),
  ];
  const item_id = await loaf({ addOnIds: [mine, gone] });
  for (const [add_on_ids, add_on_qtys] of [
    [[other], [1]],
    [[gone], [1]],
    [
      [mine, mine],
      [1, 1],
    ],
    [[mine], []],
    [[], [1]],
  ]) {
    const response = await food.add({ item_id, add_on_ids, add_on_qtys });
    expect(response).toMatchObject(errorResponse("add_on_ids", 422));
  }
});

test("refuses an item that does not exist, is not offered or belongs to another module", async () => {
  const foreign = await soap();
  const gone = await loaf({ active: false });
  for (const item_id of [2_000_000_000, gone, foreign]) {
    expect(await food.add({ item_id })).toMatchObject(errorResponse("item", 404));
  }
});

test.each([0, -1, -5, 1000, 1e12, 1.5, "2", null, Number.NaN])(
  "refuses a quantity of %s",
  async (quantity) => {
    const item_id = await loaf();
    expect(await food.add({ item_id, quantity })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "quantity", field: "quantity" }] },
    });
    expect((await food.list()).body).toEqual([]);
  },
);

test("refuses a 101st line, and repeats the response of a hundred to the same key", async () => {
  const item = await soap();
  await grocery.add({ item_id: item });
  const others = await Promise.all(Array.from({ length: 100 }, () => soap()));
  for (const item_id of others.slice(0, 99)) await grocery.add({ item_id });
  const { body } = await grocery.list();
  expect(body).toHaveLength(100);
  const change = { cart_id: body[0]?.id, quantity: 2 };
  const changed = await grocery.update(change, { key: "key-of-a-long-reply" });
  const repeated = await grocery.update(change, { key: "key-of-a-long-reply" });
  expect(repeated.headers.get("idempotent-replayed")).toBe("true");
  expect(repeated.body).toEqual(changed.body);
  expect(await grocery.add({ item_id: others[99] })).toMatchObject(errorResponse("cart_size", 422));
});
