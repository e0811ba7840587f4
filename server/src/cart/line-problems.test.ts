import { minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addOns, items, itemVariations } from "../catalog/catalog.tables.ts";
import { addAddOn } from "../catalog/testing.ts";
import { putStock } from "../stock/testing.ts";
import type { Cart } from "./testing.ts";
import { choose, extras, size, startCartTest } from "./testing-shop.ts";

const { db, foodStore, loaf, pizza, soap, shirt, changeStore, ctx } = await startCartTest();
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
});

describe("a line of the cart", () => {
  const problemsOf = async (cart: Cart, language = "en") =>
    (await cart.list({ language })).body.map(({ problems }) => problems);

  test("reports that its item is no longer offered", async () => {
    const item_id = await loaf();
    await food.add({ item_id });
    await db.update(items).set({ active: false }).where(eq(items.id, item_id));
    expect(await problemsOf(food)).toEqual([
      [{ code: "gone", message: "This item is no longer offered." }],
    ]);
    expect(await problemsOf(food, "fr")).toEqual([
      [{ code: "gone", message: "Cet article n’est plus proposé." }],
    ]);
  });

  test("reports that it exceeds stock and maximum", async () => {
    const item_id = await soap();
    await grocery.add({ item_id, quantity: 6 });
    await putStock(db, item_id, 5);
    await db.update(items).set({ maximumCartQuantity: 4 }).where(eq(items.id, item_id));
    expect(await problemsOf(grocery)).toEqual([
      [
        { code: "stock", message: "Out of Stock" },
        { code: "cart_item_limit", message: "Out of Limits" },
      ],
    ]);
    expect((await grocery.list()).body).toMatchObject([{ quantity: 6, totalPrice: 60 }]);
  });

  test("reports that its variation was removed", async () => {
    const item_id = await shirt();
    await grocery.add({ item_id, price: 15, variation: [{ type: "Red" }] });
    await db
      .delete(itemVariations)
      .where(and(eq(itemVariations.itemId, item_id), eq(itemVariations.price, minor(1500))));
    expect(await problemsOf(grocery)).toMatchObject([[{ code: "variation" }]]);
    expect((await grocery.list()).body).toMatchObject([
      { variation: [{ type: "Red" }], selectedOption: null },
    ]);
  });

  test("reports a food group that has become required", async () => {
    const item_id = await pizza();
    await food.add({ item_id, variation: [choose("Size", "Small")] });
    const required = [size, { ...extras, required: true }];
    await db.update(items).set({ foodChoices: required }).where(eq(items.id, item_id));
    expect(await problemsOf(food)).toMatchObject([[{ code: "variation" }]]);
  });

  test("reports that an add-on is no longer offered", async () => {
    const dip = await addAddOn(db, { storeId: foodStore });
    const item_id = await loaf({ addOnIds: [dip] });
    await food.add({ item_id, add_on_ids: [dip], add_on_qtys: [1] });
    await db.update(addOns).set({ active: false }).where(eq(addOns.id, dip));
    expect(await problemsOf(food)).toMatchObject([[{ code: "add_on_ids" }]]);
    expect((await food.list()).body).toMatchObject([
      { add_on_ids: [dip], addons: [], totalPrice: 10 },
    ]);
  });

  test("reports that the store has none of an add-on until a time", async () => {
    const dip = await addAddOn(db, { storeId: foodStore });
    const item_id = await loaf({ addOnIds: [dip] });
    await food.add({ item_id, add_on_ids: [dip], add_on_qtys: [1] });
    const state = async (soldOutUntil: Date) => {
      await db.update(addOns).set({ soldOutUntil }).where(eq(addOns.id, dip));
      return problemsOf(food);
    };
    expect(await state(new Date("2099-01-01"))).toMatchObject([[{ code: "add_on_ids" }]]);
    expect(await state(new Date("2020-01-01"))).toEqual([[]]);
  });

  test("reports that it is not available, until it is again", async () => {
    await food.add({ item_id: await loaf() });
    await changeStore(foodStore, { active: false });
    expect(await problemsOf(food)).toMatchObject([[{ code: "not_available" }]]);
    await changeStore(foodStore, { active: true });
    expect(await problemsOf(food)).toEqual([[]]);
  });

  test("has the current price immediately", async () => {
    const item_id = await loaf();
    await food.add({ item_id, quantity: 2 });
    await db
      .update(items)
      .set({ price: minor(1250) })
      .where(eq(items.id, item_id));
    expect((await food.list()).body).toMatchObject([{ price: 12.5, totalPrice: 25, problems: [] }]);
  });
});
