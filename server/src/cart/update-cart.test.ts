import { minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { items, itemVariations } from "../catalog/catalog.tables.ts";
import { addAddOn } from "../catalog/testing.ts";
import { putStock } from "../stock/testing.ts";
import type { Cart } from "./testing.ts";
import { choose, errorResponse, startCartTest } from "./testing-shop.ts";

const { db, changes, foodStore, shelf, loaf, pizza, soap, shirt, changeStore, ctx } =
  await startCartTest();
let food: Cart;
let grocery: Cart;
let otherGuest: Cart;

beforeEach(async () => {
  ({ food, grocery, otherGuest } = await ctx());
});

describe("changing a line", () => {
  test("sets the quantity and keeps the choices", async () => {
    const dip = await addAddOn(db, { storeId: foodStore });
    const item_id = await pizza({ addOnIds: [dip] });
    const chosen = { variation: [choose("Size", "Large")], add_on_ids: [dip], add_on_qtys: [1] };
    const [line] = (await food.add({ item_id, price: 12.5, ...chosen })).body;
    const { status, body } = await food.update({ cart_id: line?.id, quantity: 4, price: 12.5 });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id: line?.id, quantity: 4, totalPrice: 51, ...chosen }]);
    expect((await food.list()).body).toEqual(body);
  });

  test("changes choices and add-ons at their current price", async () => {
    const dip = await addAddOn(db, { storeId: foodStore });
    const item_id = await pizza({ addOnIds: [dip] });
    const [line] = (await food.add({ item_id, variation: [choose("Size", "Small")] })).body;
    const change = {
      cart_id: line?.id,
      quantity: 1,
      variation: [choose("Size", "Large")],
      add_on_ids: [dip],
      add_on_qtys: [2],
    };
    expect(await food.update(change)).toMatchObject(
      errorResponse("price_changed", 409, { price: 12.5 }),
    );
    const { body } = await food.update({ ...change, price: 12.5, item_id, model: "Item" });
    expect(body).toMatchObject([{ price: 12.5, totalPrice: 14.5, add_on_qtys: [2] }]);
  });

  test("sets what happens when the item is sold out, which other changes keep", async () => {
    const [line] = (await food.add({ item_id: await loaf() })).body;
    expect(line?.if_sold_out).toBe("call");
    const change = { cart_id: line?.id, quantity: 1 };
    expect((await food.update({ ...change, if_sold_out: "replace" })).body).toMatchObject([
      { quantity: 1, if_sold_out: "replace" },
    ]);
    await food.update({ ...change, quantity: 3 });
    expect((await food.list()).body).toMatchObject([{ quantity: 3, if_sold_out: "replace" }]);
    expect((await food.update({ ...change, if_sold_out: "steal" })).status).toBe(422);
  });

  test("returns the other lines as they are now: their stock, their price", async () => {
    const item_id = await soap();
    await putStock(db, item_id, 90);
    await grocery.add({ item_id, quantity: 40 });
    const shirtId = await shirt();
    await grocery.add({ item_id: shirtId, price: 15, variation: [{ type: "Red" }] });
    const [line] = (await grocery.add({ item_id: await soap() })).body.slice(-1);
    // No customer is shown that fewer of many are left, so no cache is cleared.
    await putStock(db, item_id, 30);
    await changes.flushed();
    const one = await grocery.update({ cart_id: line?.id, quantity: 2 });
    expect(one.body).toMatchObject([
      { problems: [{ code: "stock" }], item: { stock: 30 } },
      { price: 15, problems: [] },
      { quantity: 2 },
    ]);
    expect((await grocery.list()).body).toEqual(one.body);

    await db
      .update(itemVariations)
      .set({ price: minor(1600) })
      .where(and(eq(itemVariations.itemId, shirtId), eq(itemVariations.price, minor(1500))));
    await changes.flushed();
    const two = await grocery.update({ cart_id: line?.id, quantity: 3 });
    expect(two.body).toMatchObject([{}, { price: 16 }, { quantity: 3 }]);
    expect((await grocery.list()).body).toEqual(two.body);
  });

  test("returns the other lines in the language of the request, with the present name of their store", async () => {
    const item_id = await soap({ name: { en: "Soap", fr: "Savon" } });
    await grocery.add({ item_id });
    const [line] = (await grocery.add({ item_id: await soap() })).body.slice(-1);
    const nameOfOther = async (quantity: number, language = "en") => {
      const { body } = await grocery.update({ cart_id: line?.id, quantity }, { language });
      return [body[0]?.item.name, body[0]?.item.store_name];
    };
    const [name, storeName] = await nameOfOther(2);
    expect(name).toBe("Soap");
    expect(await nameOfOther(3, "fr")).toEqual(["Savon", storeName]);
    await changeStore(shelf, { name: { en: "The Shelf", fr: "L’Étagère" } });
    await changes.flushed();
    expect(await nameOfOther(4)).toEqual(["Soap", "The Shelf"]);
    expect(await nameOfOther(5, "fr")).toEqual(["Savon", "L’Étagère"]);
  });

  test("refuses choices that another line has", async () => {
    const item_id = await pizza();
    const [small] = (await food.add({ item_id, variation: [choose("Size", "Small")] })).body;
    const large = { price: 12.5, variation: [choose("Size", "Large")] };
    const lines = (await food.add({ item_id, ...large })).body;
    expect(await food.update({ cart_id: small?.id, quantity: 1, ...large })).toMatchObject(
      errorResponse("cart_item", 409, { cart_id: lines[1]?.id }),
    );
  });

  test.each<[string, Record<string, unknown>, ReturnType<typeof errorResponse>]>([
    [
      "more pieces than are in stock",
      { quantity: 11 },
      errorResponse("stock", 409, { available: 10 }),
    ],
    ["more than the maximum", { quantity: 9 }, errorResponse("cart_item_limit", 422)],
    ["a forged price", { price: 1 }, errorResponse("price_changed", 409, { price: 10 })],
    [
      "a variation it does not have",
      { variation: [{ type: "Red" }] },
      errorResponse("variation", 422),
    ],
    [
      "add-ons it does not have",
      { add_on_ids: [1], add_on_qtys: [1] },
      errorResponse("add_on_ids", 422),
    ],
    ["another item", { item_id: 1 }, errorResponse("item", 404)],
    ["another model", { model: "ItemCampaign" }, errorResponse("item", 404)],
    ["no quantity", { quantity: 0 }, errorResponse("quantity", 422)],
    ["a negative quantity", { quantity: -2 }, errorResponse("quantity", 422)],
    ["half a piece", { quantity: 0.5 }, errorResponse("quantity", 422)],
  ])("refuses %s and keeps the line as it was", async (_case, change, refused) => {
    const item_id = await soap({ maximumCartQuantity: 8 });
    const [line] = (await grocery.add({ item_id, quantity: 2 })).body;
    expect(await grocery.update({ cart_id: line?.id, quantity: 2, ...change })).toMatchObject(
      refused,
    );
    expect((await grocery.list()).body).toMatchObject([{ quantity: 2, price: 10 }]);
  });

  test("refuses a removed line, and lines of another module or shopper", async () => {
    const [line] = (await food.add({ item_id: await loaf() })).body;
    const change = { cart_id: line?.id, quantity: 2 };
    expect(await otherGuest.update(change)).toMatchObject(errorResponse("cart", 404));
    expect(await grocery.update(change)).toMatchObject(errorResponse("cart", 404));
    await food.remove(line?.id ?? 0);
    expect(await food.update(change)).toMatchObject(errorResponse("cart", 404));
  });

  test("refuses a line whose item is no longer offered or not available", async () => {
    const item_id = await loaf();
    const [line] = (await food.add({ item_id })).body;
    await changeStore(foodStore, { active: false });
    const change = { cart_id: line?.id, quantity: 2 };
    expect(await food.update(change)).toMatchObject(errorResponse("not_available", 422));
    await changeStore(foodStore, { active: true });
    await db.update(items).set({ active: false }).where(eq(items.id, item_id));
    expect(await food.update(change)).toMatchObject(errorResponse("item", 404));
  });
});

describe("removing", () => {
  test("removes one line and responds with the others", async () => {
    const [first, second] = [await soap(), await soap()];
    await grocery.add({ item_id: first });
    const lines = (await grocery.add({ item_id: second })).body;
    const { status, body } = await grocery.remove(lines[0]?.id ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ item_id: second }]);
  });

  test("refuses a removed line, and lines of another module or shopper", async () => {
    const [line] = (await food.add({ item_id: await loaf() })).body;
    const cartId = line?.id ?? 0;
    expect(await otherGuest.remove(cartId)).toMatchObject(errorResponse("cart", 404));
    expect(await grocery.remove(cartId)).toMatchObject(errorResponse("cart", 404));
    expect((await food.remove(cartId)).status).toBe(200);
    expect(await food.remove(cartId)).toMatchObject(errorResponse("cart", 404));
  });

  test("empties the cart of this module only, and an empty cart stays empty", async () => {
    await food.add({ item_id: await loaf() });
    await grocery.add({ item_id: await soap() });
    expect(await food.clear()).toMatchObject({ status: 200, body: [] });
    expect(await food.clear()).toMatchObject({ status: 200, body: [] });
    expect((await food.list()).body).toEqual([]);
    expect((await grocery.list()).body).toHaveLength(1);
  });
});
