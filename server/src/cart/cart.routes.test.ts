import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addOns,
  type FoodChoice,
  items,
  itemVariations,
  stores,
} from "../catalog/catalog.tables.ts";
import { addAddOn, addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { shop } from "../config/config.tables.ts";
import { guestIdToWire, randomGuestId } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer, addGuest, type Cart, cartOf } from "./testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
let seeded: SeededShop;
let food: Cart;
let grocery: Cart;
let stranger: Cart;

const both = (en: string, fr: string) => ({ en, fr });

const size: FoodChoice = {
  name: both("Size", "Taille"),
  type: "single",
  min: 1,
  max: 1,
  required: true,
  values: [
    { label: both("Small", "Petite"), price: 0 },
    { label: both("Large", "Grande"), price: 250 },
  ],
};
const extras: FoodChoice = {
  name: both("Extras", "Garnitures"),
  type: "multi",
  min: 1,
  max: 2,
  required: false,
  values: [
    { label: both("Olives", "Olives"), price: 50 },
    { label: both("Capers", "Câpres"), price: 75 },
    { label: both("Basil", "Basilic"), price: 0 },
  ],
};

const choose = (name: string, ...label: string[]) => ({ name, values: { label } });
const [foodStore, otherFoodStore, shelf] = [0, 1, 2];
const storeId = (which: number) => {
  const ids = [...seeded.food.storeIds, ...seeded.grocery.storeIds];
  return ids[which] ?? 0;
};
const pizza = (changes: Partial<typeof items.$inferInsert> = {}) =>
  addItem(db, { storeId: storeId(foodStore), foodChoices: [size, extras], ...changes });
const soap = (changes: Partial<typeof items.$inferInsert> = {}) =>
  addItem(db, { storeId: storeId(shelf), ...changes });
const shirt = () =>
  addItem(db, {
    storeId: storeId(shelf),
    choices: [
      { title: both("Colour", "Couleur"), options: [both("Red", "Rouge"), both("Blue", "Bleu")] },
    ],
    variations: [
      { type: both("Red", "Rouge"), price: 1500, stock: 3 },
      { type: both("Blue", "Bleu"), price: 1700, stock: 5 },
    ],
  });
const refusal = (code: string, status: number, data?: unknown) => ({
  status,
  body: { errors: [data ? { code, data } : { code }] },
});

beforeAll(async () => {
  seeded = await seedShop(db);
});

beforeEach(async () => {
  setNow(null);
  const guest = await addGuest(db);
  food = cartOf(ask, guest, seeded.food.moduleId);
  grocery = cartOf(ask, guest, seeded.grocery.moduleId);
  stranger = cartOf(ask, await addGuest(db), seeded.food.moduleId);
});

describe("adding", () => {
  test("answers the whole cart, oldest line first", async () => {
    const [loaf, jam] = [
      await addItem(db, { storeId: storeId(foodStore) }),
      await pizza({ foodChoices: [] }),
    ];
    await food.add({ item_id: loaf, quantity: 2 });
    const { status, body } = await food.add({ item_id: jam });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        item_id: loaf,
        model: "Item",
        module_id: seeded.food.moduleId,
        store_id: storeId(foodStore),
        quantity: 2,
        price: 10,
        totalPrice: 20,
        variation: [],
        selectedOption: null,
        food_variations: [],
        problems: [],
        item: { id: loaf, price: 10 },
      },
      { item_id: jam, quantity: 1, totalPrice: 10 },
    ]);
    expect((await food.list()).body).toEqual(body);
  });

  test("prices food with its options, and add-ons once for the whole line", async () => {
    const dip = await addAddOn(db, {
      storeId: storeId(foodStore),
      name: both("Dip", "Sauce"),
      price: 120,
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
        addons: [{ id: dip, name: "Dip", price: 1.2, quantity: 2, store_id: storeId(foodStore) }],
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

  test("prices the others by their variation", async () => {
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

  test("understands the names of either language and answers in the visitor's", async () => {
    const item = await pizza();
    await food.add(
      { item_id: item, price: 12.5, variation: [choose("Taille", "Grande")] },
      { language: "fr" },
    );
    const french = await food.list({ language: "fr" });
    expect(french.body).toMatchObject([{ variation: [choose("Taille", "Grande")] }]);
    expect((await food.list()).body).toMatchObject([{ variation: [choose("Size", "Large")] }]);
    const again = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
    expect(await food.add(again, { language: "fr" })).toMatchObject(refusal("cart_item", 409));
  });

  test("keeps the same item with other choices on a line of its own", async () => {
    const item = await pizza();
    await food.add({ item_id: item, variation: [choose("Size", "Small")] });
    const { body } = await food.add({
      item_id: item,
      price: 12.5,
      variation: [choose("Size", "Large")],
    });
    expect(body).toHaveLength(2);
  });

  test("refuses the same item with the same choices and names its line", async () => {
    const item = await pizza();
    const choices = [choose("Size", "Small"), choose("Extras", "Olives", "Basil")];
    const { body } = await food.add({ item_id: item, price: 10.5, variation: choices });
    const turned = [choose("Extras", "Basil", "Olives"), choose("Size", "Small")];
    expect(await food.add({ item_id: item, price: 10.5, variation: turned })).toMatchObject(
      refusal("cart_item", 409, { cart_id: body[0]?.id }),
    );
    expect((await food.list()).body).toHaveLength(1);
  });

  test("refuses a second store's item and keeps the cart as it was", async () => {
    const loaf = await addItem(db, { storeId: storeId(foodStore) });
    await food.add({ item_id: loaf });
    const other = await addItem(db, { storeId: storeId(otherFoodStore) });
    expect(await food.add({ item_id: other })).toMatchObject(refusal("different_stores", 409));
    expect((await food.list()).body).toMatchObject([{ item_id: loaf, quantity: 1 }]);
  });

  test("says of a second store's item first what would stand in its way anyhow", async () => {
    await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) });
    const other = await addItem(db, { storeId: storeId(otherFoodStore) });
    expect(await food.add({ item_id: other, price: 1 })).toMatchObject(
      refusal("price_changed", 409),
    );
  });

  test("takes an item of another store once the cart is empty", async () => {
    await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) });
    expect(await food.clear()).toMatchObject({ status: 200, body: [] });
    const other = await addItem(db, { storeId: storeId(otherFoodStore) });
    expect((await food.add({ item_id: other })).body).toMatchObject([{ item_id: other }]);
  });

  test("refuses a price that is not the server's, tells the right one and stores nothing", async () => {
    const item = await pizza();
    const forged = { item_id: item, price: 0.01, variation: [choose("Size", "Large")] };
    for (const price of [0.01, 12.49, 12.51, 99]) {
      const answer = await food.add({ ...forged, price });
      expect(answer).toMatchObject(refusal("price_changed", 409, { price: 12.5 }));
    }
    expect((await food.list()).body).toEqual([]);
    expect((await food.add({ ...forged, price: 12.5 })).body).toMatchObject([{ price: 12.5 }]);
  });

  test("refuses more pieces than there are and says how many there are", async () => {
    const item = await soap({ stock: 3 });
    expect(await grocery.add({ item_id: item, quantity: 4 })).toMatchObject(
      refusal("stock", 409, { available: 3 }),
    );
    expect((await grocery.add({ item_id: item, quantity: 3 })).status).toBe(200);
  });

  test("goes by the stock of the variation", async () => {
    const item = await shirt();
    const red = { item_id: item, price: 15, variation: [{ type: "Red" }] };
    expect(await grocery.add({ ...red, quantity: 4 })).toMatchObject(
      refusal("stock", 409, { available: 3 }),
    );
    await grocery.add({ ...red, quantity: 3 });
    const blue = { item_id: item, price: 17, variation: [{ type: "Blue" }] };
    expect((await grocery.add({ ...blue, quantity: 5 })).status).toBe(200);
  });

  test("adds up the pieces of an item over all lines before it looks at the maximum", async () => {
    const item = await pizza({ maximumCartQuantity: 5 });
    await food.add({ item_id: item, quantity: 3, variation: [choose("Size", "Small")] });
    const large = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
    expect(await food.add({ ...large, quantity: 3 })).toMatchObject(
      refusal("cart_item_limit", 422, { maximum_cart_quantity: 5 }),
    );
    expect((await food.add({ ...large, quantity: 2 })).status).toBe(200);
  });

  test("adds up the stock of an item that is on several lines", async () => {
    const item = await soap({ foodChoices: [size], stock: 5 });
    await grocery.add({ item_id: item, quantity: 3, variation: [choose("Size", "Small")] });
    const large = { item_id: item, price: 12.5, variation: [choose("Size", "Large")] };
    expect(await grocery.add({ ...large, quantity: 3 })).toMatchObject(
      refusal("stock", 409, { available: 2 }),
    );
  });

  test.each<[string, unknown]>([
    ["a missing required group", []],
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
    const answer = await food.add({ item_id: await pizza(), variation });
    expect(answer).toMatchObject(refusal("variation", 422));
    expect((await food.list()).body).toEqual([]);
  });

  test.each<[string, unknown]>([
    ["no variation where there are some", []],
    ["an unknown variation", [{ type: "Green" }]],
    ["two variations", [{ type: "Red" }, { type: "Blue" }]],
    ["a food group of another item", [choose("Size", "Small")]],
  ])("refuses %s", async (_case, variation) => {
    const answer = await grocery.add({ item_id: await shirt(), price: 15, variation });
    expect(answer).toMatchObject(refusal("variation", 422));
  });

  test("refuses add-ons that are not the item's, named twice or without quantity", async () => {
    const [mine, other, gone] = [
      await addAddOn(db, { storeId: storeId(foodStore) }),
      await addAddOn(db, { storeId: storeId(foodStore) }),
      await addAddOn(db, { storeId: storeId(foodStore), active: false }),
    ];
    const item_id = await addItem(db, { storeId: storeId(foodStore), addOnIds: [mine, gone] });
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
      const answer = await food.add({ item_id, add_on_ids, add_on_qtys });
      expect(answer).toMatchObject(refusal("add_on_ids", 422));
    }
  });

  test("refuses an item that does not exist, is not offered or belongs to another module", async () => {
    const foreign = await soap();
    const gone = await addItem(db, { storeId: storeId(foodStore), active: false });
    for (const item_id of [2_000_000_000, gone, foreign]) {
      expect(await food.add({ item_id })).toMatchObject(refusal("item", 404));
    }
  });

  test("takes a campaign item only by its own name", async () => {
    const item_id = await addItem(db, {
      storeId: storeId(foodStore),
      campaignStarts: "2026-03-01",
      campaignEnds: "2026-03-31",
    });
    setNow(new Date("2026-03-05T12:00:00Z"));
    expect(await food.add({ item_id })).toMatchObject(refusal("item", 404));
    const { body } = await food.add({ item_id, model: "ItemCampaign" });
    expect(body).toMatchObject([{ model: "ItemCampaign" }]);
    const plain = await addItem(db, { storeId: storeId(foodStore) });
    expect(await food.add({ item_id: plain, model: "ItemCampaign" })).toMatchObject(
      refusal("item", 404),
    );
  });

  test.each([0, -1, -5, 1000, 1e12, 1.5, "2", null, Number.NaN])(
    "refuses a quantity of %s",
    async (quantity) => {
      const item_id = await addItem(db, { storeId: storeId(foodStore) });
      expect(await food.add({ item_id, quantity })).toMatchObject({
        status: 422,
        body: { errors: [{ code: "quantity", field: "quantity" }] },
      });
      expect((await food.list()).body).toEqual([]);
    },
  );

  test("refuses the hundred and first line", async () => {
    const item = await soap({ stock: 1 });
    await grocery.add({ item_id: item });
    await db.execute(sql`
      insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price, stock)
      select store_id, module_id, zone_id, slug || '-' || n, name, description, category_id, price, 1
      from items, generate_series(1, 100) n where id = ${item}`);
    const others = await db
      .select({ id: items.id })
      .from(items)
      .where(
        and(eq(items.storeId, storeId(shelf)), eq(items.stock, 1), sql`${items.id} <> ${item}`),
      )
      .limit(100);
    for (const { id } of others.slice(0, 99)) await grocery.add({ item_id: id });
    expect((await grocery.list()).body).toHaveLength(100);
    expect(await grocery.add({ item_id: others[99]?.id })).toMatchObject(refusal("cart_size", 422));
  });
});

describe("what is not available", () => {
  const breakfast = { availableFrom: "07:00:00", availableUntil: "11:00:00" };

  test("is refused outside its hours where nothing can be ordered ahead", async () => {
    await db
      .update(stores)
      .set({ scheduleOrder: false })
      .where(eq(stores.id, storeId(foodStore)));
    const item_id = await addItem(db, { storeId: storeId(foodStore), ...breakfast });
    setNow(new Date("2026-03-05T11:00:00Z"));
    expect(await food.add({ item_id })).toMatchObject(refusal("not_available", 422));
    setNow(new Date("2026-03-05T09:00:00Z"));
    expect((await food.add({ item_id })).status).toBe(200);
    await db
      .update(stores)
      .set({ scheduleOrder: true })
      .where(eq(stores.id, storeId(foodStore)));
  });

  test("is taken for later where the store takes scheduled orders", async () => {
    const item_id = await addItem(db, { storeId: storeId(foodStore), ...breakfast });
    setNow(new Date("2026-03-05T20:00:00Z"));
    expect((await food.add({ item_id })).body).toMatchObject([{ problems: [] }]);
  });

  test("is refused when the store is inactive", async () => {
    const item_id = await addItem(db, { storeId: storeId(otherFoodStore) });
    await db
      .update(stores)
      .set({ active: false })
      .where(eq(stores.id, storeId(otherFoodStore)));
    expect(await food.add({ item_id })).toMatchObject(refusal("not_available", 422));
    await db
      .update(stores)
      .set({ active: true })
      .where(eq(stores.id, storeId(otherFoodStore)));
  });

  test("is refused for what needs a prescription while the shop takes none", async () => {
    const takesPrescriptions = async (takes: boolean) => {
      await db.update(shop).set({
        settings: sql`jsonb_set(settings, '{prescriptionOrder}', ${String(takes)}::jsonb)`,
      });
      await changes.settled();
    };
    const pills = await soap({ prescriptionRequired: true });
    await takesPrescriptions(false);
    expect(await grocery.add({ item_id: pills })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "prescription_order", field: "item_id" }] },
    });

    await takesPrescriptions(true);
    const { body, status } = await grocery.add({ item_id: pills });
    expect({ status, problems: body[0]?.problems }).toEqual({ status: 200, problems: [] });
    await takesPrescriptions(false);
    const later = await grocery.list();
    expect(later.body[0]?.problems).toMatchObject([{ code: "prescription_order" }]);
  });

  test("is refused where the shop takes no scheduled orders, whatever the store says", async () => {
    const schedule = async (allowed: boolean) => {
      await db
        .update(shop)
        .set({ settings: sql`jsonb_set(settings, '{scheduleOrder}', ${String(allowed)}::jsonb)` });
      await changes.settled();
    };
    await schedule(false);
    const item_id = await addItem(db, { storeId: storeId(foodStore), ...breakfast });
    setNow(new Date("2026-03-05T20:00:00Z"));
    expect(await food.add({ item_id })).toMatchObject(refusal("not_available", 422));
    await schedule(true);
  });
});

describe("changing a line", () => {
  test("sets the quantity and leaves the choices as they are", async () => {
    const dip = await addAddOn(db, { storeId: storeId(foodStore) });
    const item_id = await pizza({ addOnIds: [dip] });
    const chosen = { variation: [choose("Size", "Large")], add_on_ids: [dip], add_on_qtys: [1] };
    const [line] = (await food.add({ item_id, price: 12.5, ...chosen })).body;
    const { status, body } = await food.update({ cart_id: line?.id, quantity: 4, price: 12.5 });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id: line?.id, quantity: 4, totalPrice: 51, ...chosen }]);
    expect((await food.list()).body).toEqual(body);
  });

  test("changes choices and add-ons, at the price they have", async () => {
    const dip = await addAddOn(db, { storeId: storeId(foodStore) });
    const item_id = await pizza({ addOnIds: [dip] });
    const [line] = (await food.add({ item_id, variation: [choose("Size", "Small")] })).body;
    const change = {
      cart_id: line?.id,
      quantity: 1,
      variation: [choose("Size", "Large")],
      add_on_ids: [dip],
      add_on_qtys: [2],
    };
    expect(await food.update(change)).toMatchObject(refusal("price_changed", 409, { price: 12.5 }));
    const { body } = await food.update({ ...change, price: 12.5, item_id, model: "Item" });
    expect(body).toMatchObject([{ price: 12.5, totalPrice: 14.5, add_on_qtys: [2] }]);
  });

  test("refuses choices that another line has", async () => {
    const item_id = await pizza();
    const [small] = (await food.add({ item_id, variation: [choose("Size", "Small")] })).body;
    const large = { price: 12.5, variation: [choose("Size", "Large")] };
    const lines = (await food.add({ item_id, ...large })).body;
    expect(await food.update({ cart_id: small?.id, quantity: 1, ...large })).toMatchObject(
      refusal("cart_item", 409, { cart_id: lines[1]?.id }),
    );
  });

  test.each<[string, Record<string, unknown>, ReturnType<typeof refusal>]>([
    ["more pieces than there are", { quantity: 11 }, refusal("stock", 409, { available: 10 })],
    ["more than the maximum", { quantity: 9 }, refusal("cart_item_limit", 422)],
    ["a forged price", { price: 1 }, refusal("price_changed", 409, { price: 10 })],
    ["a variation it does not have", { variation: [{ type: "Red" }] }, refusal("variation", 422)],
    ["add-ons it does not have", { add_on_ids: [1], add_on_qtys: [1] }, refusal("add_on_ids", 422)],
    ["another item", { item_id: 1 }, refusal("item", 404)],
    ["another model", { model: "ItemCampaign" }, refusal("item", 404)],
    ["no quantity", { quantity: 0 }, refusal("quantity", 422)],
    ["a negative quantity", { quantity: -2 }, refusal("quantity", 422)],
    ["half a piece", { quantity: 0.5 }, refusal("quantity", 422)],
  ])("refuses %s and keeps the line as it was", async (_case, change, refused) => {
    const item_id = await soap({ maximumCartQuantity: 8 });
    const [line] = (await grocery.add({ item_id, quantity: 2 })).body;
    expect(await grocery.update({ cart_id: line?.id, quantity: 2, ...change })).toMatchObject(
      refused,
    );
    expect((await grocery.list()).body).toMatchObject([{ quantity: 2, price: 10 }]);
  });

  test("refuses a line that is gone, of another module or of somebody else", async () => {
    const [line] = (await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) }))
      .body;
    const change = { cart_id: line?.id, quantity: 2 };
    expect(await stranger.update(change)).toMatchObject(refusal("cart", 404));
    expect(await grocery.update(change)).toMatchObject(refusal("cart", 404));
    await food.remove(line?.id ?? 0);
    expect(await food.update(change)).toMatchObject(refusal("cart", 404));
  });

  test("refuses a line whose item is no longer offered or not available", async () => {
    const item_id = await addItem(db, { storeId: storeId(foodStore) });
    const [line] = (await food.add({ item_id })).body;
    await db
      .update(stores)
      .set({ active: false })
      .where(eq(stores.id, storeId(foodStore)));
    const change = { cart_id: line?.id, quantity: 2 };
    expect(await food.update(change)).toMatchObject(refusal("not_available", 422));
    await db
      .update(stores)
      .set({ active: true })
      .where(eq(stores.id, storeId(foodStore)));
    await db.update(items).set({ active: false }).where(eq(items.id, item_id));
    expect(await food.update(change)).toMatchObject(refusal("item", 404));
  });
});

describe("removing", () => {
  test("takes one line out and answers the others", async () => {
    const [first, second] = [await soap(), await soap()];
    await grocery.add({ item_id: first });
    const lines = (await grocery.add({ item_id: second })).body;
    const { status, body } = await grocery.remove(lines[0]?.id ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ item_id: second }]);
  });

  test("refuses a line that is gone, of another module or of somebody else", async () => {
    const [line] = (await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) }))
      .body;
    const cartId = line?.id ?? 0;
    expect(await stranger.remove(cartId)).toMatchObject(refusal("cart", 404));
    expect(await grocery.remove(cartId)).toMatchObject(refusal("cart", 404));
    expect((await food.remove(cartId)).status).toBe(200);
    expect(await food.remove(cartId)).toMatchObject(refusal("cart", 404));
  });

  test("empties the cart of this module only, and an empty cart stays empty", async () => {
    await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) });
    await grocery.add({ item_id: await soap() });
    expect(await food.clear()).toMatchObject({ status: 200, body: [] });
    expect(await food.clear()).toMatchObject({ status: 200, body: [] });
    expect((await food.list()).body).toEqual([]);
    expect((await grocery.list()).body).toHaveLength(1);
  });
});

describe("a line that can no longer be ordered stays with its problem", () => {
  const problemsOf = async (cart: Cart, language = "en") =>
    (await cart.list({ language })).body.map(({ problems }) => problems);

  test("gone", async () => {
    const item_id = await addItem(db, { storeId: storeId(foodStore) });
    await food.add({ item_id });
    await db.update(items).set({ active: false }).where(eq(items.id, item_id));
    expect(await problemsOf(food)).toEqual([
      [{ code: "gone", message: "This item is no longer offered." }],
    ]);
    expect(await problemsOf(food, "fr")).toEqual([
      [{ code: "gone", message: "Cet article n’est plus proposé." }],
    ]);
  });

  test("stock and maximum", async () => {
    const item_id = await soap();
    await grocery.add({ item_id, quantity: 6 });
    await db.update(items).set({ stock: 5, maximumCartQuantity: 4 }).where(eq(items.id, item_id));
    expect(await problemsOf(grocery)).toEqual([
      [
        { code: "stock", message: "Out of Stock" },
        { code: "cart_item_limit", message: "Out of Limits" },
      ],
    ]);
    expect((await grocery.list()).body).toMatchObject([{ quantity: 6, totalPrice: 60 }]);
  });

  test("variation", async () => {
    const item_id = await shirt();
    await grocery.add({ item_id, price: 15, variation: [{ type: "Red" }] });
    await db
      .delete(itemVariations)
      .where(and(eq(itemVariations.itemId, item_id), eq(itemVariations.stock, 3)));
    expect(await problemsOf(grocery)).toMatchObject([[{ code: "variation" }]]);
    expect((await grocery.list()).body).toMatchObject([
      { variation: [{ type: "Red" }], selectedOption: null },
    ]);
  });

  test("a food group that has become required", async () => {
    const item_id = await pizza();
    await food.add({ item_id, variation: [choose("Size", "Small")] });
    const required = [size, { ...extras, required: true }];
    await db.update(items).set({ foodChoices: required }).where(eq(items.id, item_id));
    expect(await problemsOf(food)).toMatchObject([[{ code: "variation" }]]);
  });

  test("add-ons", async () => {
    const dip = await addAddOn(db, { storeId: storeId(foodStore) });
    const item_id = await addItem(db, { storeId: storeId(foodStore), addOnIds: [dip] });
    await food.add({ item_id, add_on_ids: [dip], add_on_qtys: [1] });
    await db.update(addOns).set({ active: false }).where(eq(addOns.id, dip));
    expect(await problemsOf(food)).toMatchObject([[{ code: "add_on_ids" }]]);
    expect((await food.list()).body).toMatchObject([
      { add_on_ids: [dip], addons: [], totalPrice: 10 },
    ]);
  });

  test("not available, until it is again", async () => {
    await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) });
    await db
      .update(stores)
      .set({ active: false })
      .where(eq(stores.id, storeId(foodStore)));
    expect(await problemsOf(food)).toMatchObject([[{ code: "not_available" }]]);
    await db
      .update(stores)
      .set({ active: true })
      .where(eq(stores.id, storeId(foodStore)));
    expect(await problemsOf(food)).toEqual([[]]);
  });

  test("a new price shows at once", async () => {
    const item_id = await addItem(db, { storeId: storeId(foodStore) });
    await food.add({ item_id, quantity: 2 });
    await db.update(items).set({ price: 1250 }).where(eq(items.id, item_id));
    expect((await food.list()).body).toMatchObject([{ price: 12.5, totalPrice: 25, problems: [] }]);
  });
});

describe("whose cart it is", () => {
  test("a module keeps its cart while the visitor is in another one", async () => {
    const [loaf, bar] = [await addItem(db, { storeId: storeId(foodStore) }), await soap()];
    await food.add({ item_id: loaf });
    expect((await grocery.list()).body).toEqual([]);
    await grocery.add({ item_id: bar });
    expect((await food.list()).body).toMatchObject([{ item_id: loaf }]);
    expect((await grocery.list()).body).toMatchObject([{ item_id: bar }]);
  });

  test("a stranger can neither see nor change nor empty the cart", async () => {
    const [line] = (await food.add({ item_id: await addItem(db, { storeId: storeId(foodStore) }) }))
      .body;
    const before = (await food.list()).body;
    expect((await stranger.list()).body).toEqual([]);
    await stranger.update({ cart_id: line?.id, quantity: 5 });
    await stranger.remove(line?.id ?? 0);
    await stranger.clear();
    expect((await food.list()).body).toEqual(before);
  });

  test("customers have carts of their own, and a token outweighs a guest id", async () => {
    const guest = await addGuest(db);
    const [ada, bob] = [await addCustomer(db), await addCustomer(db)];
    const module = seeded.food.moduleId;
    const adas = cartOf(ask, ada, module);
    const item_id = await addItem(db, { storeId: storeId(foodStore) });
    expect((await adas.add({ item_id, guest_id: guest.guestId })).status).toBe(200);
    expect((await adas.list()).body).toMatchObject([{ item_id }]);
    expect((await cartOf(ask, bob, module).list()).body).toEqual([]);
    expect((await cartOf(ask, guest, module).list()).body).toEqual([]);
  });

  test("a guest id that was never given out is refused", async () => {
    const unknown = { guestId: guestIdToWire(randomGuestId()) };
    const cart = cartOf(ask, unknown, seeded.food.moduleId);
    const item_id = await addItem(db, { storeId: storeId(foodStore) });
    expect(await cart.add({ item_id })).toMatchObject(refusal("guest_id", 422));
    expect(await cartOf(ask, { guestId: "me" }, seeded.food.moduleId).list()).toMatchObject(
      refusal("guest_id", 422),
    );
    expect((await cart.list()).body).toEqual([]);
  });

  test("nobody has no cart", async () => {
    const module = seeded.food.moduleId;
    expect(await ask("GET /customer/cart/list", {}, { module })).toMatchObject(
      refusal("auth-001", 401),
    );
  });

  test("a cart needs a module, and answers are not kept", async () => {
    expect(await food.list({ module: 999 })).toMatchObject(refusal("moduleId", 422));
    expect((await food.list()).headers.get("cache-control")).toBe("no-store");
  });
});
