import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type FoodChoice, items, itemVariations } from "../catalog/catalog.tables.ts";
import type { Cart } from "./testing.ts";
import { choose, errorResponse, extras, size, startCartTest } from "./testing-shop.ts";

const { db, pizza, shirt, ctx } = await startCartTest();
let food: Cart;
let grocery: Cart;

beforeEach(async () => {
  ({ food, grocery } = await ctx());
});

const setSizes = (itemId: number, values: FoodChoice["values"], name = size.name) =>
  db
    .update(items)
    .set({ foodChoices: [{ ...size, name, values }, extras] })
    .where(eq(items.id, itemId));
const [small, large] = size.values as [FoodChoice["values"][number], FoodChoice["values"][number]];

describe("an option of food in a cart", () => {
  let item_id: number;

  beforeEach(async () => {
    item_id = await pizza();
    await food.add({ item_id, price: 12.5, variation: [choose("Size", "Large")] });
  });

  test("shows its new labels once it and its group are renamed in both languages", async () => {
    const renamed = { ...large, label: { en: "Family", fr: "Familiale" } };
    await setSizes(item_id, [small, renamed], { en: "For whom", fr: "Pour qui" });
    expect((await food.list()).body).toMatchObject([
      { variation: [choose("For whom", "Family")], price: 12.5, problems: [] },
    ]);
    const french = await food.list({ language: "fr" });
    expect(french.body).toMatchObject([
      {
        variation: [choose("Pour qui", "Familiale")],
        food_variations: [{ values: [{ isSelected: false }, { isSelected: true }] }, {}],
      },
    ]);
  });

  test("stays on the same line under its new label", async () => {
    await setSizes(item_id, [small, { ...large, label: { en: "Family", fr: "Familiale" } }]);
    const again = { item_id, price: 12.5, variation: [choose("Size", "Family")] };
    expect(await food.add(again)).toMatchObject(errorResponse("cart_item", 409));
  });

  test("keeps its price when two options swap their labels", async () => {
    await setSizes(item_id, [
      { ...small, label: large.label },
      { ...large, label: small.label },
    ]);
    expect((await food.list()).body).toMatchObject([
      { variation: [choose("Size", "Small")], price: 12.5, problems: [] },
    ]);
  });

  test("stays on its line when two options swap their positions", async () => {
    await setSizes(item_id, [large, small]);
    expect((await food.list()).body).toMatchObject([
      { variation: [choose("Size", "Large")], price: 12.5, problems: [] },
    ]);
  });

  test("becomes a problem when it is removed, also when another one takes its label", async () => {
    const removed = {
      variation: [choose("Size", "Large")],
      price: 10,
      problems: [{ code: "variation" }],
    };
    await setSizes(item_id, [small]);
    expect((await food.list()).body).toMatchObject([removed]);
    await setSizes(item_id, [small, { ...large, id: "another" }]);
    expect((await food.list()).body).toMatchObject([removed]);
  });
});

describe("a variation in a cart", () => {
  const rename = (price: number, type: { en: string; fr: string }) =>
    db
      .update(itemVariations)
      .set({ type })
      .where(eq(itemVariations.price, minor(price)));

  beforeEach(async () => {
    await db.delete(itemVariations);
    await grocery.add({ item_id: await shirt(), price: 17, variation: [{ type: "Blue" }] });
  });

  test("shows its new type once it is renamed in both languages", async () => {
    await rename(1700, { en: "Navy", fr: "Marine" });
    const line = { price: 17, selectedOption: { stock: 5 }, problems: [] };
    expect((await grocery.list()).body).toMatchObject([{ ...line, variation: [{ type: "Navy" }] }]);
    const french = await grocery.list({ language: "fr" });
    expect(french.body).toMatchObject([{ ...line, variation: [{ type: "Marine" }] }]);
  });

  test("keeps its price when two variations swap their types", async () => {
    await rename(1700, { en: "?", fr: "?" });
    await rename(1500, { en: "Blue", fr: "Bleu" });
    await rename(1700, { en: "Red", fr: "Rouge" });
    expect((await grocery.list()).body).toMatchObject([
      { variation: [{ type: "Red" }], price: 17, problems: [] },
    ]);
  });
});
