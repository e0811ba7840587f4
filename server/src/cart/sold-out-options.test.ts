import { beforeEach, expect, test } from "vitest";
import { addStaff } from "../staff/testing.ts";
import type { Cart } from "./testing.ts";
import { choose, errorResponse, startCartTest } from "./testing-shop.ts";

const { db, ask, setNow, foodStore, shelf, pizza, shirt, ctx } = await startCartTest();
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: foodStore });
const grocer = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: shelf });
const noon = new Date("2026-03-20T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const large = { group_id: "size", option_id: "large" };
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
  setNow(noon);
});

function mark(id: number, option: Record<string, unknown>, until: Date | null, as = cook) {
  const input = { id, ...option, until: until?.toISOString() ?? null };
  return ask("PUT /store/items/{id}/availability", input, as);
}

const read = async (id: number) => (await ask("GET /items/details/{id}", { id: String(id) })).body;

test("an option that is sold out is shown so and refused, and the others are ordered", async () => {
  const id = await pizza();
  const marked = await mark(id, large, later(2));
  expect(marked.body).toMatchObject({ sold_out_until: later(2).toISOString() });
  const [size, extras] = (await read(id)).food_variations;
  expect(size?.values.map(({ sold_out_until }) => sold_out_until)).toEqual([
    undefined,
    later(2).toISOString(),
  ]);
  expect(extras?.values.some(({ sold_out_until }) => sold_out_until)).toBe(false);

  const wanted = { item_id: id, price: 12.5, variation: [choose("Size", "Large")] };
  expect(await food.add(wanted)).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          code: "stock",
          field: "variation",
          message: "This variation is out of stock. Choose another variation to proceed further.",
        },
      ],
    },
  });
  expect((await food.add({ item_id: id, variation: [choose("Size", "Small")] })).status).toBe(200);
  setNow(later(2));
  expect((await food.add(wanted)).status).toBe(200);
});

test("a line in a cart whose option is sold out since says so", async () => {
  const id = await pizza();
  await food.add({ item_id: id, price: 12.5, variation: [choose("Size", "Large")] });
  await mark(id, large, later(2));
  expect((await food.list()).body).toMatchObject([{ problems: [{ code: "stock" }] }]);
  await mark(id, large, null);
  expect((await food.list()).body).toMatchObject([{ problems: [] }]);
});

test("a variation that is sold out has no stock until it is put back, and loses none", async () => {
  const id = await shirt();
  const [red, blue] = (await read(id)).variations;
  await mark(id, { variation_id: blue?.id }, later(2), grocer);
  expect((await read(id)).variations).toMatchObject([{ stock: 3 }, { stock: 0 }]);
  const wanted = { item_id: id, price: 17, variation: [{ variation_id: blue?.id }] };
  expect(await grocery.add(wanted)).toMatchObject(errorResponse("stock", 409));
  const other = { item_id: id, price: 15, variation: [{ variation_id: red?.id }] };
  expect((await grocery.add(other)).status).toBe(200);
  await mark(id, { variation_id: blue?.id }, null, grocer);
  expect((await read(id)).variations).toMatchObject([{ stock: 3 }, { stock: 5 }]);
});

test("the tablet reads which options are off, and finds an item by an option", async () => {
  const id = await pizza();
  await mark(id, { group_id: "extras", option_id: "capers" }, later(1));
  const list = async (input: Record<string, unknown>) =>
    (await ask("GET /store/items-on-sale", input, cook)).body.items;
  const off = await list({ state: "sold_out" });
  const options = off.find((item) => item.id === id)?.options ?? [];
  expect(options).toMatchObject([
    { group: "Size", name: "Small", variation_id: null, sold_out_until: null },
    { name: "Large" },
    { name: "Olives" },
    { group_fr: "Garnitures", name_fr: "Câpres", sold_out_until: later(1).toISOString() },
    { name: "Basil" },
  ]);
  expect((await list({ search: "câpr" })).map((item) => item.id)).toContain(id);
  expect(await list({ search: "blue" })).toEqual([]);
});

test("an option that the item does not have is refused, and so is half the name of one", async () => {
  const id = await pizza();
  const unknown = { group_id: "size", option_id: "capers" };
  expect(await mark(id, unknown, later(1))).toMatchObject(errorResponse("option_id", 422));
  expect(await mark(id, { variation_id: 999_999 }, later(1))).toMatchObject({
    status: 422,
    body: { errors: [{ field: "variation_id" }] },
  });
  expect((await mark(id, { group_id: "size" }, later(1))).status).toBe(422);
});
