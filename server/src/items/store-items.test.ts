import type { StoreItem } from "@errand/core/items/store-items.types";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addCustomer, addGuest, cartOf } from "../cart/testing.ts";
import { brands, commonConditions, items } from "../catalog/catalog.tables.ts";
import { addAddOn, addCategory, addItem, same, seedShop } from "../catalog/testing.ts";
import { stockFromMovements, unitsForSale } from "../operations/reconcile-stock.ts";
import { addOrder, contact } from "../orders/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { stockMovements } from "../stock/stock-movements.tables.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const { grocery, food, zoneId } = shop;
const [storeId, otherStoreId] = grocery.storeIds;
const [kitchenId] = food.storeIds;
const grocer = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
const cook = await addStaff(db, { kind: "store_staff", role: "manager", storeId: kitchenId });
const here = { zones: [zoneId], module: grocery.moduleId };
const refused = (status: number, code: string, field?: string) => ({
  status,
  body: { errors: [{ code, ...(field && { field }) }] },
});

const tea = { name: "Green tea", category_id: grocery.categoryId, price: 4.5, stock: 12 };
const create = (input: Record<string, unknown> = {}, as = grocer) =>
  ask("POST /store/items", { ...tea, ...input }, as);
const change = (id: number, input: Record<string, unknown>, as = grocer) =>
  ask("PUT /store/items/{id}", { id, ...input }, as);
const read = async (id: number, as = grocer) =>
  (await ask("GET /store/items/{id}", { id }, as)).body;
const remove = (id: number) => ask("DELETE /store/items/{id}", { id }, grocer);

async function created(input: Record<string, unknown> = {}): Promise<StoreItem> {
  const { status, body } = await create(input);
  expect(status).toBe(201);
  return body.item;
}

const dish = (input: Record<string, unknown> = {}) =>
  create({ category_id: food.categoryId, stock: undefined, ...input }, cook);

const picture = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    "tea.jpg",
  );

describe("a new item", () => {
  test("is on sale at once: found by its name, with its price, stock and pictures", async () => {
    const before = await ask("GET /items/latest", { limit: 100 }, here);
    const item = await created({
      name: "Zanzibar nutmeg",
      name_fr: "Muscade de Zanzibar",
      sku: "nut-1",
      tags: [{ name: "spice", name_fr: "épice" }],
      allergies: [{ name: "Nuts" }],
      image: [await picture("brown")],
    });
    expect(item).toMatchObject({ price: 4.5, stock: 12, active: 1, allergies: [{ name: "Nuts" }] });
    expect(item.images_full_url).toHaveLength(1);
    const after = await ask("GET /items/latest", { limit: 100 }, here);
    expect(after.body.total_size).toBe(before.body.total_size + 1);
    const found = await ask("GET /items/search", { name: "muscade" }, { ...here, language: "fr" });
    expect(found.body.products).toMatchObject([
      { id: item.id, name: "Muscade de Zanzibar", stock: 12, tags: [{ tag: "épice" }] },
    ]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `item:${item.id}`));
    expect(entry).toMatchObject({ action: "POST /store/items", after: { sku: "nut-1" } });
  });

  test("may have variations, whose lowest price and whose stocks are its own", async () => {
    const item = await created({
      price: undefined,
      stock: undefined,
      variation_choices: [
        { title: "Size", title_fr: "Taille", options: ["S", "L"], options_fr: ["P", "G"] },
      ],
      variations: [
        { options: ["S"], price: 6, stock: 3 },
        { options: ["L"], price: 5, stock: 4 },
      ],
    });
    expect(item).toMatchObject({
      price: 5,
      stock: 7,
      variations: [
        { type: "S", type_fr: "P", price: 6, stock: 3 },
        { type: "L", type_fr: "G", price: 5, stock: 4 },
      ],
    });
  });

  test("of food has groups of options and add-ons, and no stock", async () => {
    const { status, body } = await dish({
      option_groups: [
        {
          name: "Size",
          required: 1,
          min: 1,
          values: [{ label: "Small" }, { label: "Big", price: 2 }],
        },
      ],
      add_ons: [{ name: "Cheese", price: 1.5 }],
    });
    expect(status).toBe(201);
    expect(body.item).toMatchObject({
      stock: null,
      option_groups: [{ name: "Size", required: 1, values: [{ label: "Small" }, { price: 2 }] }],
      add_ons: [{ name: "Cheese", price: 1.5 }],
    });
    const seen = await ask("GET /items/details/{id}", { id: String(body.item.id) });
    expect(seen.body.food_variations).toMatchObject([{ name: "Size", required: "on" }]);
  });

  test.each([
    ["a category of another module", { category_id: food.categoryId }, 404, "category"],
    ["a category as its own subcategory", { sub_category_id: grocery.categoryId }, 404, "category"],
    ["an unknown brand", { brand_id: 999_999 }, 404, "brand"],
    ["an unknown condition", { common_condition_id: 999_999 }, 404, "common_condition"],
    ["no price", { price: undefined }, 422, "price"],
    ["no stock", { stock: undefined }, 422, "stock"],
    [
      "option groups",
      { option_groups: [{ name: "A", values: [{ label: "B" }] }] },
      422,
      "option_groups",
    ],
    ["an add-on without a price", { add_ons: [{ name: "Bag" }] }, 422, "add_ons"],
    ["one hour of two", { available_from: "08:00:00" }, 422, "available_from"],
    ["more than all off", { discount: 101, discount_type: "percent" }, 422, "discount"],
    ["a kind of discount alone", { discount_type: "amount" }, 422, "discount"],
    ["pictures that it does not have", { images: ["photo-00"] }, 422, "images"],
    [
      "a price beside variations",
      {
        stock: undefined,
        variation_choices: [{ title: "Size", options: ["S"] }],
        variations: [{ options: ["S"], price: 1, stock: 1 }],
      },
      422,
      "price",
    ],
    [
      "variations that its choices do not have",
      {
        price: undefined,
        stock: undefined,
        variation_choices: [{ title: "Size", options: ["S"] }],
        variations: [{ options: ["M"], price: 1, stock: 1 }],
      },
      422,
      "variations",
    ],
    ["a name of another kind", { name: { toString: 1 } }, 422, "name"],
  ])("with %s is refused and leaves nothing", async (_title, input, status, code) => {
    const before = await db.$count(items);
    expect(await create(input)).toMatchObject(refused(status, code));
    expect(await db.$count(items)).toBe(before);
  });

  test("of food with a stock or with variations is refused", async () => {
    expect(await dish({ stock: 3 })).toMatchObject(refused(422, "stock"));
    const variations = {
      price: undefined,
      variation_choices: [{ title: "Size", options: ["S"] }],
      variations: [{ options: ["S"], price: 1, stock: 1 }],
    };
    expect(await dish(variations)).toMatchObject(refused(422, "variations"));
  });

  test("with a file that is no picture is refused", async () => {
    const script = new File(["<svg onload='alert(1)'/>"], "tea.jpg");
    expect(await create({ image: [script] })).toMatchObject(refused(415, "media_type"));
  });

  test("has its own number in its store; two at once do not share it", async () => {
    const both = await Promise.all([create({ sku: "twin" }), create({ sku: "twin" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await create({ sku: "twin" })).toMatchObject(refused(409, "sku", "sku"));
    const other = await addStaff(db, {
      kind: "store_staff",
      role: "catalogue",
      storeId: otherStoreId,
    });
    expect((await create({ sku: "twin" }, other)).status).toBe(201);
  });
});

describe("a change", () => {
  test("changes what is stated and nothing else, and shows at once", async () => {
    const item = await created({ name: "Oolong", sku: "ool" });
    expect((await ask("GET /items/details/{id}", { id: String(item.id) })).body.price).toBe(4.5);
    const { body } = await change(item.id, { price: 5.25, discount: 10, discount_type: "percent" });
    expect(body.item).toEqual({ ...item, price: 5.25, discount: 10 });
    expect((await ask("GET /items/details/{id}", { id: String(item.id) })).body).toMatchObject({
      price: 5.25,
      discount: 10,
    });
  });

  test("of a name finds the item by the new one, and keeps a French name of its own", async () => {
    const item = await created({ name: "Kumquats", name_fr: "Kumquats frais" });
    await change(item.id, { name: "Persimmons" });
    expect(await read(item.id)).toMatchObject({ name: "Persimmons", name_fr: "Kumquats frais" });
    const found = await ask("GET /items/search", { name: "persimmons" }, here);
    expect(found.body.products[0]).toMatchObject({ id: item.id, match: "exact" });
  });

  test("clears what is null, and moves to another category without the old subcategory", async () => {
    const main = await addCategory(db, { moduleId: grocery.moduleId });
    const sub = await addCategory(db, { moduleId: grocery.moduleId, parentId: main });
    const [brand] = await db
      .insert(brands)
      .values({ moduleId: grocery.moduleId, slug: "b-1", name: "Best" })
      .returning();
    const [condition] = await db
      .insert(commonConditions)
      .values({ moduleId: grocery.moduleId, slug: "c-1", name: same("Cough") })
      .returning();
    const stated = {
      category_id: main,
      sub_category_id: sub,
      brand_id: brand?.id,
      common_condition_id: condition?.id,
      maximum_cart_quantity: 3,
      available_from: "08:00:00",
      available_until: "11:00:00",
      unit: "500 g",
    };
    const item = await created(stated);
    expect(item).toMatchObject(stated);
    const cleared = {
      brand_id: null,
      common_condition_id: null,
      maximum_cart_quantity: null,
      available_from: null,
      available_until: null,
      unit: null,
    };
    await change(item.id, { ...cleared, category_id: grocery.categoryId });
    expect(await read(item.id)).toMatchObject({ ...cleared, sub_category_id: null });
  });

  test("takes an item off sale and puts it back", async () => {
    const item = await created();
    await change(item.id, { active: 0 });
    expect((await ask("GET /items/details/{id}", { id: String(item.id) })).status).toBe(404);
    await change(item.id, { active: 1 });
    expect((await ask("GET /items/details/{id}", { id: String(item.id) })).status).toBe(200);
  });

  test("removes, sorts and adds pictures; those of others are refused", async () => {
    const { id } = await created({ image: [await picture("green")] });
    await db
      .update(items)
      .set({ images: ["p-1", "p-2", "p-3", "p-4"] })
      .where(eq(items.id, id));
    const { body } = await change(id, { images: ["p-3", "p-2"], image: [await picture("blue")] });
    expect(body.item.images).toEqual(["p-3", "p-2", expect.stringMatching(/^photo-/)]);
    expect(await change(id, { images: ["p-1"] })).toMatchObject(refused(422, "images"));
    const five = { images: ["p-1", "p-2", "p-3", "p-4", "p-5"] };
    await db.update(items).set(five).where(eq(items.id, id));
    const sixth = { image: [await picture("pink")] };
    expect(await change(id, sixth)).toMatchObject(refused(422, "images"));
  });

  test("states which option has which pictures, by their names", async () => {
    const colour = { title: "Colour", options: ["Red", "Blue"] };
    const variations = [
      { options: ["Red"], price: 5, stock: 1 },
      { options: ["Blue"], price: 5, stock: 1 },
    ];
    const { id } = await created({
      price: undefined,
      stock: undefined,
      variation_choices: [colour],
      variations,
    });
    await db
      .update(items)
      .set({ images: ["p-1", "p-2", "p-3"] })
      .where(eq(items.id, id));
    const pictured = { ...colour, pictures: [["p-2"], ["p-1", "p-3"]] };
    const { body } = await change(id, { variation_choices: [pictured], variations });
    expect(body.item.variation_choices).toMatchObject([pictured]);
    const shown = async () =>
      (await ask("GET /items/details/{id}", { id: String(id) })).body.choice_options[0];
    expect(await shown()).toMatchObject({ pictures: [[1], [0, 2]], keys: ["red", "blue"] });

    // They stay with their options when the item gets other pictures, and options another order.
    await change(id, { images: ["p-3", "p-2"] });
    expect(await shown()).toMatchObject({ pictures: [[1], [0]] });
    const turned = { title: "Colour", options: ["Blue", "Green", "Red"] };
    const green = { options: ["Green"], price: 5, stock: 1 };
    await change(id, { variation_choices: [turned], variations: [...variations, green] });
    expect(await shown()).toMatchObject({ pictures: [[0], [], [1]] });

    const unknown = { ...turned, pictures: [[], [], ["p-9"]] };
    const all = [...variations, green];
    expect(await change(id, { variation_choices: [unknown], variations: all })).toMatchObject(
      refused(422, "images"),
    );
    const shared = { ...turned, pictures: [[], [], []] };
    await change(id, { variation_choices: [shared], variations: all });
    expect(await shown()).not.toHaveProperty("pictures");
    expect(await shown()).not.toHaveProperty("keys");
  });

  test("keeps the ids of options that it renames by their ids", async () => {
    const { body } = await dish({
      option_groups: [
        { name: "Size", values: [{ label: "Small" }, { label: "Big" }] },
        { name: "Sauce", type: "multi", max: 2, values: [{ label: "Red" }, { label: "Green" }] },
      ],
    });
    const [size, sauce] = body.item.option_groups;
    const exchanged = [
      { ...sauce, name: "Size", name_fr: undefined },
      {
        ...size,
        name: "Sauce",
        name_fr: undefined,
        values: [{ id: size?.values[1]?.id, label: "Huge", price: 3 }, { label: "Tiny" }],
      },
    ];
    const { body: after } = await change(body.item.id, { option_groups: exchanged }, cook);
    expect(after.item.option_groups).toMatchObject([
      { id: sauce?.id, name: "Size", values: sauce?.values ?? [] },
      { id: size?.id, name: "Sauce", values: [{ id: size?.values[1]?.id, label: "Huge" }, {}] },
    ]);
    const foreign = [{ id: "not-mine", name: "Size", values: [{ label: "Small" }] }];
    expect(await change(body.item.id, { option_groups: foreign }, cook)).toMatchObject(
      refused(422, "option_groups"),
    );
  });

  test("exchanges variations by their ids, keeps their stock, and closes the removed one", async () => {
    const item = await created({
      price: undefined,
      stock: undefined,
      variation_choices: [{ title: "Size", options: ["S", "M", "L"] }],
      variations: [
        { options: ["S"], price: 1, stock: 11 },
        { options: ["M"], price: 2, stock: 12 },
        { options: ["L"], price: 3, stock: 13 },
      ],
    });
    const [s, m] = item.variations;
    const { body } = await change(item.id, {
      variations: [
        { id: m?.id, options: ["S"], price: 4 },
        { id: s?.id, options: ["M"], price: 5, stock: 20 },
      ],
    });
    expect(body.item).toMatchObject({
      price: 4,
      stock: 32,
      variations: [
        { id: m?.id, type: "S", stock: 12 },
        { id: s?.id, type: "M", stock: 20 },
      ],
    });
    expect(await change(item.id, { variations: [] })).toMatchObject(refused(422, "variations"));
    const ended = { variations: [], variation_choices: [] };
    expect(await change(item.id, ended)).toMatchObject(refused(422, "price"));
    expect(await change(item.id, { ...ended, price: 7 })).toMatchObject(refused(422, "stock"));
    const { body: plain } = await change(item.id, { ...ended, price: 7, stock: 2 });
    expect(plain.item).toMatchObject({ price: 7, stock: 2, variations: [] });
  });

  test("of an add-on by its id shows on every item; one of another store is refused", async () => {
    const cheese = await addAddOn(db, { storeId: kitchenId, name: same("Brie") });
    const foreign = await addAddOn(db, { storeId: food.storeIds[1] });
    const one = await addItem(db, { storeId: kitchenId, addOnIds: [cheese] });
    const two = await addItem(db, { storeId: kitchenId });
    await change(two, { add_ons: [{ id: cheese, price: 2.5 }] }, cook);
    expect((await read(one, cook)).add_ons).toEqual([
      { id: cheese, name: "Brie", name_fr: "Brie", price: 2.5 },
    ]);
    expect(await change(two, { add_ons: [{ id: foreign }] }, cook)).toMatchObject(
      refused(422, "add_ons"),
    );
  });

  test("of prices shows in a cart that has the item", async () => {
    const item = await created();
    const cart = cartOf(ask, await addGuest(db), grocery.moduleId);
    await cart.add({ item_id: item.id, price: 4.5 });
    await change(item.id, { price: 6 });
    expect((await cart.list()).body).toMatchObject([{ item_id: item.id, price: 6 }]);
  });
});

test("the list has the store's own items by name, number, category and state", async () => {
  const catalogueStaff = { kind: "store_staff", role: "catalogue", storeId: otherStoreId } as const;
  const other = await addStaff(db, catalogueStaff);
  const sub = await addCategory(db, { moduleId: grocery.moduleId, parentId: grocery.categoryId });
  await create({ name: "Assam", sku: "4711", sub_category_id: sub }, other);
  await create({ name: "Darjeeling", active: 0 }, other);
  await create({ name: "Ceylon", stock: 0 }, other);
  const names = async (filter: object) =>
    (await ask("GET /store/items", { limit: 100, ...filter }, other)).body.items
      .map(({ name }) => name)
      .filter((name) => name !== tea.name);
  expect(await names({})).toEqual(["Assam", "Ceylon", "Darjeeling"]);
  expect(await names({ search: "4711" })).toEqual(["Assam"]);
  expect(await names({ search: "JEEL" })).toEqual(["Darjeeling"]);
  expect(await names({ category_id: sub })).toEqual(["Assam"]);
  expect(await names({ state: "off_sale" })).toEqual(["Darjeeling"]);
  expect(await names({ state: "on_sale" })).toEqual(["Assam", "Ceylon"]);
  expect(await names({ state: "sold_out" })).toEqual(["Ceylon"]);
  const beyond = await ask("GET /store/items", { limit: 100, offset: 101 }, other);
  expect(beyond).toMatchObject(refused(422, "offset"));
});

describe("a deleted item", () => {
  test("leaves lists, searches, carts and wishlists, and stays in orders", async () => {
    const item = await created({ name: "Quinoa", sku: "quin" });
    const { token } = await addCustomer(db);
    const guest = await addGuest(db);
    const cart = cartOf(ask, guest, grocery.moduleId);
    await cart.add({ item_id: item.id, price: 4.5 });
    await ask("POST /customer/wish-list/add", { item_id: item.id }, { token, ...here });
    const guestId = decodeGuestId(guest.guestId);
    const order = await addOrder(db, shop, grocery, { itemId: item.id, guestId });

    expect((await remove(item.id)).status).toBe(200);
    expect((await cart.list()).body).toEqual([]);
    const wished = await ask("GET /customer/wish-list", {}, { token, ...here });
    expect(wished.body.item).toEqual([]);
    const found = await ask("GET /items/search", { name: "quinoa" }, here);
    expect(found.body.products).toEqual([]);
    expect((await ask("GET /items/details/{id}", { id: String(item.id) })).status).toBe(404);
    expect(await cart.add({ item_id: item.id, price: 4.5 })).toMatchObject(refused(404, "item"));
    const details = await ask("GET /customer/order/details", {
      order_id: order,
      guest_id: guest.guestId,
      contact_number: contact.contact_person_number,
    });
    expect(details.body).toMatchObject([{ item_id: item.id }]);
  });

  test("is unknown from then on, and frees its number", async () => {
    const item = await created({ sku: "freed" });
    await remove(item.id);
    expect(await remove(item.id)).toMatchObject(refused(404, "item"));
    expect(await change(item.id, { price: 1 })).toMatchObject(refused(404, "item"));
    expect((await create({ sku: "freed" })).status).toBe(201);
  });

  test("is deleted once by two calls, and not changed by one beside it", async () => {
    const item = await created();
    const all = await Promise.all([
      remove(item.id),
      remove(item.id),
      change(item.id, { active: 1, name: "Undead" }),
    ]);
    expect(all.filter(({ status }) => status === 404).length).toBeGreaterThan(0);
    const [row] = await db.select().from(items).where(eq(items.id, item.id));
    expect(row).toMatchObject({ active: false, deletedAt: expect.any(Date) });
  });
});

describe("stock", () => {
  const setStock = (input: Record<string, unknown>, as = grocer) =>
    ask("PUT /store/items/{id}/stock", input, as);

  test("is set and added to, each with its movement", async () => {
    const { id } = await created();
    expect((await setStock({ id, set: 20 })).body).toMatchObject({ stock: 20 });
    expect((await setStock({ id, add: 5 })).body).toMatchObject({ stock: 25 });
    expect((await setStock({ id, add: -25 })).body).toMatchObject({ stock: 0 });
    const movements = await db.select().from(stockMovements).orderBy(stockMovements.id);
    expect(movements.slice(-4).map(({ quantity }) => quantity)).toEqual([12, 8, 5, -25]);
    const seen = await ask("GET /items/details/{id}", { id: String(id) });
    expect(seen.body.stock).toBe(0);
  });

  test("of a variation needs its id, and a kitchen has none", async () => {
    const varied = await addItem(db, {
      storeId,
      variations: [{ type: same("S"), price: minor(100), stock: 1 }],
    });
    const [variation] = (await read(varied)).variations;
    const ofS = { id: varied, variation_id: variation?.id };
    expect((await setStock({ ...ofS, add: 2 })).body).toMatchObject({ stock: 3 });
    expect(await setStock({ id: varied, set: 2 })).toMatchObject(refused(422, "variation_id"));
    const plain = await created();
    expect(await setStock({ ...ofS, id: plain.id, set: 2 })).toMatchObject(
      refused(422, "variation_id"),
    );
    const meal = await addItem(db, { storeId: kitchenId });
    expect(await setStock({ id: meal, set: 2 }, cook)).toMatchObject(refused(422, "stock"));
    expect(await setStock({ id: 999_999_999, set: 2 })).toMatchObject(refused(404, "item"));
  });

  test.each([{}, { set: 1, add: 1 }, { set: -1 }, { add: 0.5 }])("%o is refused", async (input) => {
    const { id } = await created();
    expect((await setStock({ id, ...input })).status).toBe(422);
  });

  test("does not fall below zero", async () => {
    const { id } = await created({ stock: 2 });
    expect(await setStock({ id, add: -3 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "stock", data: { available: 2 } }] },
    });
    expect((await read(id)).stock).toBe(2);
  });

  test("loses nothing of additions at the same moment", async () => {
    const { id } = await created({ stock: 0 });
    await Promise.all(Array.from({ length: 8 }, () => setStock({ id, add: 3 })));
    expect((await read(id)).stock).toBe(24);
  });
});

describe("an item that is sold out until a time", () => {
  const soldOut = (id: number, until: string | null, as = grocer) =>
    ask("PUT /store/items/{id}/availability", { id, until }, as);
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

  test("cannot be ordered for now, is told so, and can be when it is available again", async () => {
    const id = await addItem(db, { storeId });
    const until = tomorrow();
    expect((await soldOut(id, until)).body).toMatchObject({ sold_out_until: until });
    expect((await ask("GET /items/details/{id}", { id: String(id) })).body).toMatchObject({
      sold_out_until: until,
    });
    const lists = async () => {
      const filter = JSON.stringify(["available_now"]);
      const { body } = await ask("GET /items/latest", { filter, limit: 100 }, here);
      return body.products.map((item) => item.id);
    };
    expect(await lists()).not.toContain(id);
    expect((await read(id)).sold_out_until).toBe(until);
    expect((await soldOut(id, null)).body).toMatchObject({ sold_out_until: null });
    expect(await lists()).toContain(id);
  });

  test("is available again from a time that is past, and of another store it is unknown", async () => {
    const id = await addItem(db, { storeId });
    expect((await soldOut(id, "2020-01-01T00:00:00Z")).body.sold_out_until).toBeNull();
    expect(await soldOut(id, tomorrow(), cook)).toMatchObject(refused(404, "item"));
  });
});

test("what was changed here leaves stocks that agree with their movements", async () => {
  expect(await stockFromMovements(db)).toEqual([]);
  expect(await unitsForSale(db)).toEqual([]);
});
