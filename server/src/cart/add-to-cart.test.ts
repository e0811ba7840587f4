import { minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { itemVariations } from "../catalog/catalog.tables.ts";
import { addAddOn, addItem } from "../catalog/testing.ts";
import type { Cart } from "./testing.ts";
import { choose, errorResponse, startCartTest } from "./testing-shop.ts";

const { db, setNow, seeded, foodStore, otherFoodStore, loaf, pizza, shirt, ctx } =
  await startCartTest();
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
});

test("responds with the whole cart, oldest line first", async () => {
  const [bread, plain] = [await loaf(), await pizza({ foodChoices: [] })];
  await food.add({ item_id: bread, quantity: 2 });
  const { status, body } = await food.add({ item_id: plain });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      item_id: bread,
      model: "Item",
      module_id: seeded.food.moduleId,
      store_id: foodStore,
      quantity: 2,
      price: 10,
      totalPrice: 20,
      variation: [],
      selectedOption: null,
      food_variations: [],
      problems: [],
      item: { id: bread, price: 10 },
    },
    { item_id: plain, quantity: 1, totalPrice: 10 },
  ]);
  expect((await food.list()).body).toEqual(body);
});

test("prices food with its options, and add-ons once for the whole line", async () => {
  const dip = await addAddOn(db, {
    storeId: foodStore,
    name: { en: "Dip", fr: "Sauce" },
    price: minor(120),
  });
  const { body } = await food.add({
    item_id: await pizza({ addOnIds: [dip] }),
    quantity: 3,
    price: 13.25,
    variation: [choose("Extras", "Capers"), choose("Size", "Large")],
    add_on_ids: [dip],
    add_on_qtys: [2],
  });
  expect(body).toMatchObject([
    {
      price: 13.25,
      totalPrice: 42.15,
      variation: [choose("Extras", "Capers"), choose("Size", "Large")],
      add_on_ids: [dip],
      add_on_qtys: [2],
      addons: [{ id: dip, name: "Dip", price: 1.2, quantity: 2, store_id: foodStore }],
      food_variations: [
        {
          name: "Size",
          values: [
            { label: "Small", isSelected: false },
            { label: "Large", isSelected: true, optionPrice: 2.5 },
          ],
        },
        { name: "Extras", values: [{ isSelected: false }, { isSelected: true }, {}] },
      ],
    },
  ]);
});

test("prices other items by their variation", async () => {
  const { body } = await grocery.add({
    item_id: await shirt(),
    price: 17,
    variation: [{ type: "Blue" }],
  });
  expect(body).toMatchObject([
    {
      price: 17,
      totalPrice: 17,
      variation: [{ type: "Blue" }],
      selectedOption: { type: "Blue", price: 17, stock: 5 },
    },
  ]);
});

test("accepts labels in either language and responds in the caller's", async () => {
  const item = await pizza();
  await food.add(
    { item_id: item, price: 12.5, variation: [choose("Taille", "Grande")] },
    { language: "fr" },
  );
  const french = await food.list({ language: "fr" });
  expect(french.body).toMatchObject([{ variation: [choose("Taille", "Grande")] }]);
  expect((await food.list()).body).toMatchObject([{ variation: [choose("Size", "Large")] }]);
  const again = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
  expect(await food.add(again, { language: "fr" })).toMatchObject(errorResponse("cart_item", 409));
});

test("adds the same item with other choices as a line of its own", async () => {
  const item = await pizza();
  await food.add({ item_id: item, variation: [choose("Size", "Small")] });
  const { body } = await food.add({
    item_id: item,
    price: 12.5,
    variation: [choose("Size", "Large")],
  });
  expect(body).toHaveLength(2);
});

test("takes options by their ids, which win over labels, and answers both", async () => {
  const { body } = await food.add({
    item_id: await pizza(),
    price: 13.25,
    variation: [
      { id: "size", name: "Extras", values: { ids: ["large"], label: ["Small"] } },
      { id: "extras", values: { ids: ["capers"] } },
    ],
  });
  expect(body[0]?.variation).toEqual([
    { id: "size", name: "Size", values: { ids: ["large"], label: ["Large"] } },
    { id: "extras", name: "Extras", values: { ids: ["capers"], label: ["Capers"] } },
  ]);

  const item_id = await shirt();
  const [blue] = await db
    .select({ id: itemVariations.id })
    .from(itemVariations)
    .where(and(eq(itemVariations.itemId, item_id), eq(itemVariations.price, minor(1700))));
  const shirts = await grocery.add({
    item_id,
    price: 17,
    variation: [{ variation_id: blue?.id ?? 0 }],
  });
  expect(shirts.body).toMatchObject([
    {
      variation: [{ variation_id: blue?.id, type: "Blue" }],
      selectedOption: { id: blue?.id, type: "Blue" },
    },
  ]);
});

test("lines of the same item with different notes are lines of their own", async () => {
  const item_id = await pizza({ foodChoices: [] });
  await food.add({ item_id });
  await food.add({ item_id, note: "  no onions " });
  const { body } = await food.add({ item_id, note: "well done" });
  expect(body.map(({ note }) => note)).toEqual([null, "no onions", "well done"]);
  expect(await food.add({ item_id, note: "no onions" })).toMatchObject(
    errorResponse("cart_item", 409, { cart_id: body[1]?.id }),
  );
  const first = { cart_id: body[0]?.id ?? 0, quantity: 2, price: 10 };
  expect((await food.update({ ...first, note: "cut in eight" })).body[0]).toMatchObject({
    quantity: 2,
    note: "cut in eight",
  });
  expect((await food.update({ ...first, quantity: 3 })).body[0]?.note).toBe("cut in eight");
  expect((await food.update({ ...first, note: "" })).body[0]?.note).toBeNull();
  const clash = { cart_id: body[1]?.id ?? 0, quantity: 1, price: 10, note: "" };
  expect(await food.update(clash)).toMatchObject(errorResponse("cart_item", 409));
});

test("refuses the same item with the same choices and returns the id of its line", async () => {
  const item = await pizza();
  const choices = [choose("Size", "Small"), choose("Extras", "Olives", "Basil")];
  const { body } = await food.add({ item_id: item, price: 10.5, variation: choices });
  const reordered = [choose("Extras", "Basil", "Olives"), choose("Size", "Small")];
  expect(await food.add({ item_id: item, price: 10.5, variation: reordered })).toMatchObject(
    errorResponse("cart_item", 409, { cart_id: body[0]?.id }),
  );
  expect((await food.list()).body).toHaveLength(1);
});

test("refuses a second store's item and keeps the cart as it was", async () => {
  const bread = await loaf();
  await food.add({ item_id: bread });
  const other = await addItem(db, { storeId: otherFoodStore });
  expect(await food.add({ item_id: other })).toMatchObject(errorResponse("different_stores", 409));
  expect((await food.list()).body).toMatchObject([{ item_id: bread, quantity: 1 }]);
});

test("reports other problems of a second store's item before the second store", async () => {
  await food.add({ item_id: await loaf() });
  const other = await addItem(db, { storeId: otherFoodStore });
  expect(await food.add({ item_id: other, price: 1 })).toMatchObject(
    errorResponse("price_changed", 409),
  );
});

test("accepts an item of another store once the cart is empty", async () => {
  await food.add({ item_id: await loaf() });
  expect(await food.clear()).toMatchObject({ status: 200, body: [] });
  const other = await addItem(db, { storeId: otherFoodStore });
  expect((await food.add({ item_id: other })).body).toMatchObject([{ item_id: other }]);
});

test("refuses a price that differs from the server's, returns the right one and stores nothing", async () => {
  const item = await pizza();
  const forged = { item_id: item, price: 0.01, variation: [choose("Size", "Large")] };
  for (const price of [0.01, 12.49, 12.51, 99]) {
    const response = await food.add({ ...forged, price });
    expect(response).toMatchObject(errorResponse("price_changed", 409, { price: 12.5 }));
  }
  expect((await food.list()).body).toEqual([]);
  expect((await food.add({ ...forged, price: 12.5 })).body).toMatchObject([{ price: 12.5 }]);
});

test("accepts a campaign item only with the model ItemCampaign", async () => {
  const item_id = await loaf({ campaignStarts: "2026-03-01", campaignEnds: "2026-03-31" });
  setNow(new Date("2026-03-05T12:00:00Z"));
  expect(await food.add({ item_id })).toMatchObject(errorResponse("item", 404));
  const { body } = await food.add({ item_id, model: "ItemCampaign" });
  expect(body).toMatchObject([{ model: "ItemCampaign" }]);
  const plain = await loaf();
  expect(await food.add({ item_id: plain, model: "ItemCampaign" })).toMatchObject(
    errorResponse("item", 404),
  );
});
