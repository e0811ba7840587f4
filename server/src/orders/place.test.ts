import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { customers, sessions } from "../account/account.tables.ts";
import { cartLines } from "../cart/cart.tables.ts";
import {
  flashSaleItems,
  flashSales,
  items,
  itemVariations,
  stores,
} from "../catalog/catalog.tables.ts";
import {
  addAddOn,
  addItem,
  addStore,
  middle,
  seedShop,
  testShopSettings,
} from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { tokenHash } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import * as live from "./live.ts";
import { orderEvents, orderLines, orders } from "./orders.tables.ts";
import { addGuest, contact, doorstep } from "./testing.ts";

const { ask, db, setNow } = await startTestApi();
const seeded = await seedShop(db);
const [bakery] = seeded.food.storeIds;
const [grocer] = seeded.grocery.storeIds;
const food = { zones: [seeded.zoneId], module: seeded.food.moduleId };
const grocery = { zones: [seeded.zoneId], module: seeded.grocery.moduleId };

let guest_id = "";
let keys = 0;

beforeEach(async () => {
  setNow(null);
  await configure({});
  guest_id = await addGuest(db);
});

async function configure(settings: Partial<ShopSettings>) {
  await db.update(shopTable).set({ settings: { ...testShopSettings(), ...settings } });
}

function nextKey() {
  keys += 1;
  return `place-test-key-${keys}`;
}

/** An order of one loaf: 10.00, 10 % tax, 2.00 for bringing it 2.2 km. */
function order(overrides: object = {}) {
  return {
    guest_id,
    order_type: "delivery",
    payment_method: "cash_on_delivery",
    order_amount: 13,
    store_id: bakery,
    address: "2 Place des Essais",
    ...doorstep,
    ...contact,
    ...overrides,
  };
}

function place(overrides: object = {}, options: object = food) {
  return ask("POST /customer/order/place", order(overrides), { ...options, key: nextKey() });
}

async function put(itemId: number, overrides: object = {}, options: object = food) {
  const body = { guest_id, model: "Item", item_id: itemId, quantity: 1, price: 10, ...overrides };
  const answer = await ask("POST /customer/cart/add", body, options);
  expect(answer).toMatchObject({ status: 200 });
}

/** Buys past the cart. */
function one(itemId: number, overrides: object = {}) {
  const line = { model: "Item", item_id: itemId, quantity: 1, price: 10, ...overrides };
  return { is_buy_now: 1, cart: [line] };
}

async function counts() {
  const [rows, lines, events, carts] = await Promise.all(
    [orders, orderLines, orderEvents, cartLines].map((table) => db.$count(table)),
  );
  const [shelf] = await db.select({ stock: sql<number>`sum(${items.stock})` }).from(items);
  return { rows, lines, events, carts, stock: Number(shelf?.stock) };
}

/** A refusal leaves everything as it was. */
async function refused(act: () => Promise<{ status: number; body: unknown }>) {
  const before = await counts();
  const { status, body } = await act();
  expect(await counts()).toEqual(before);
  const { errors } = body as { errors: { code: string; field?: string; data?: object }[] };
  return { status, codes: errors?.map(({ code }) => code), errors };
}

test("places what is in the cart and empties it", async () => {
  const itemId = await addItem(db, {
    storeId: bakery,
    name: { en: "Rye loaf", fr: "Pain de seigle" },
  });
  const cheese = await addAddOn(db, { storeId: bakery });
  await db
    .update(items)
    .set({ addOnIds: [cheese] })
    .where(eq(items.id, itemId));
  await put(itemId, { quantity: 2, add_on_ids: [cheese], add_on_qtys: [3] });

  const answer = await place({
    order_amount: 29.3,
    dm_tips: 2,
    order_note: "Ring\ntwice",
    cutlery: 1,
  });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      message: "Order placed successfully",
      order: {
        order_status: "pending",
        order_type: "delivery",
        is_guest: true,
        store_id: bakery,
        order_amount: 29.3,
        total_tax_amount: 2.3,
        tax_percentage: 10,
        tax_status: "excluded",
        delivery_charge: 2,
        dm_tips: 2,
        distance: 2.224,
        payment_status: "unpaid",
        order_note: "Ring\ntwice",
        cutlery: true,
        details_count: 1,
        actions: ["cancel"],
        delivery_address: { contact_person_number: "+33612345678", address_type: "other" },
        receipt: {
          currency_code: "EUR",
          total: 29.3,
          due: 29.3,
          lines: [
            { key: "items", label: "Rye loaf", amount: 20, quantity: 2, item_id: itemId },
            { key: "add_ons", amount: 3 },
            { key: "tax", amount: 2.3, added: true },
            { key: "delivery_charge", amount: 2 },
            { key: "dm_tips", amount: 2 },
          ],
        },
      },
    },
  });
  expect((await ask("GET /customer/cart/list", { guest_id }, food)).body).toEqual([]);

  const proof = { guest_id, contact_number: "0612345678", order_id: answer.body.order_id };
  expect((await ask("GET /customer/order/details", proof, { language: "fr" })).body).toMatchObject([
    {
      item_id: itemId,
      price: 10,
      quantity: 2,
      add_ons: [{ id: cheese, price: 1, quantity: 3 }],
      total_add_on_price: 3,
      item_details: { name: "Pain de seigle" },
    },
  ]);
});

test("an order keeps its item as it was ordered, with what was chosen, in the reader's words", async () => {
  const itemId = await addItem(db, {
    storeId: bakery,
    images: ["emoji-1f35e-sand"],
    foodChoices: [
      {
        name: { en: "Size", fr: "Taille" },
        type: "single",
        min: 0,
        max: 1,
        required: true,
        values: [
          { label: { en: "Small", fr: "Petit" }, price: 0 },
          { label: { en: "Large", fr: "Grand" }, price: 250 },
        ],
      },
    ],
  });
  const variation = [{ name: "Size", values: { label: ["Large"] } }];
  const { body, status } = await place({
    order_amount: 15.75,
    ...one(itemId, { variation, price: 12.5 }),
  });
  expect(status).toBe(201);
  await db
    .update(items)
    .set({ name: { en: "New", fr: "Neuf" }, foodChoices: [] })
    .where(eq(items.id, itemId));
  await tellPicturesAtAnotherAddress(body.order_id);
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("GET /customer/order/details", proof, { language: "fr" })).body).toMatchObject([
    {
      price: 12.5,
      variation: [
        { name: "Taille", values: [{ label: "Grand", optionPrice: 2.5, isSelected: true }] },
      ],
      item_details: { name: expect.stringMatching(/^item/) },
      image_full_url: "http://127.0.0.1:4000/images/emoji-1f35e-sand/640.webp",
      images_full_url: ["http://127.0.0.1:4000/images/emoji-1f35e-sand/640.webp"],
    },
  ]);
});

/** As if the shop had had another address when the order was placed. */
async function tellPicturesAtAnotherAddress(orderId: number) {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!line) throw new Error("the order has no line");
  const moved = JSON.parse(
    JSON.stringify(line.snapshot).replaceAll("http://127.0.0.1:4000", "https://old.example"),
  );
  await db.update(orderLines).set({ snapshot: moved }).where(eq(orderLines.id, line.id));
}

test("a quote is the receipt of the order that would be placed, and takes nothing", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 1 });
  const { order_amount, ...rest } = order({ store_id: grocer, ...one(itemId) });
  const before = await counts();
  expect(await ask("POST /customer/order/get-Tax", rest, grocery)).toMatchObject({
    status: 200,
    body: {
      tax_amount: 1,
      tax_status: "excluded",
      tax_included: 0,
      receipt: { total: order_amount },
    },
  });
  expect(await counts()).toEqual(before);
});

test("a quote needs no name and number yet", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const {
    contact_person_name,
    contact_person_number,
    contact_person_email,
    order_amount,
    ...rest
  } = order(one(itemId));
  expect((await ask("POST /customer/order/get-Tax", rest, food)).status).toBe(200);
});

test("the same key answers with the same order, and only one is made", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId);
  const key = nextKey();
  const body = order();
  const first = await ask("POST /customer/order/place", body, { ...food, key });
  const again = await ask("POST /customer/order/place", body, { ...food, key });
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(
    (await ask("POST /customer/order/place", order({ cutlery: 1 }), { ...food, key })).body,
  ).toMatchObject({
    errors: [{ code: "idempotency_mismatch" }],
  });
});

test("a double click makes one order, with one key or with two", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  for (const keyOf of [nextKey().replace, nextKey]) {
    await put(itemId);
    const key = nextKey();
    const before = await db.$count(orders);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        ask("POST /customer/order/place", order(), {
          ...food,
          key: keyOf === nextKey ? nextKey() : key,
        }),
      ),
    );
    expect(await db.$count(orders)).toBe(before + 1);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.order_id)).size).toBe(1);
  }
});

test("of 200 guests who want the last one at once, one gets it and 199 are told that it is gone", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => addGuest(db)));
  const answers = await Promise.all(
    buyers.map((guest_id) => place({ guest_id, store_id: grocer, ...one(itemId) }, grocery)),
  );
  const codes = answers.map(({ status, body }) => body.errors?.[0]?.code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(codes.filter((code) => code === "stock")).toHaveLength(199);
  const [item] = await db.select().from(items).where(eq(items.id, itemId));
  expect(item?.stock).toBe(0);
});

test("the next reading of an item, kept before, sees the stock that was taken and given back", async () => {
  const itemId = await addItem(db, { storeId: grocer, stock: 9 });
  const stock = async () => (await ask("GET /items/details/{id}", { id: itemId })).body.stock;
  expect(await stock()).toBe(9);
  const { body } = await place({ store_id: grocer, ...one(itemId) }, grocery);
  expect(await stock()).toBe(8);
  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  await ask("PUT /customer/order/cancel", { ...proof, reason: "x" });
  expect(await stock()).toBe(9);
});

test("takes the stock of the variation and of the item, summed over the lines, and cancelling gives it back", async () => {
  const variations = [
    { type: { en: "Red", fr: "Rouge" }, price: 1000, stock: 3 },
    { type: { en: "Blue", fr: "Bleu" }, price: 1000, stock: 5 },
  ];
  const choices = [
    { title: { en: "Colour", fr: "Couleur" }, options: variations.map(({ type }) => type) },
  ];
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  await put(itemId, { quantity: 2, variation: [{ type: "Red" }] }, grocery);
  await put(itemId, { quantity: 4, variation: [{ type: "Blue" }] }, grocery);
  const stocks = async () => {
    const [item] = await db.select().from(items).where(eq(items.id, itemId));
    const rows = await db
      .select()
      .from(itemVariations)
      .where(eq(itemVariations.itemId, itemId))
      .orderBy(itemVariations.id);
    return [item?.stock, ...rows.map(({ stock }) => stock)];
  };
  const { body, status } = await place({ store_id: grocer, order_amount: 68 }, grocery);
  expect(status).toBe(201);
  expect(await stocks()).toEqual([2, 1, 1]);

  const proof = { guest_id, contact_number: "0612345678", order_id: body.order_id };
  expect((await ask("PUT /customer/order/cancel", { ...proof, reason: "x" })).status).toBe(200);
  expect(await stocks()).toEqual([8, 3, 5]);
});

test("a flash sale counts while it has enough left, and what is sold is counted", async () => {
  const itemId = await addItem(db, { storeId: grocer });
  const [sale] = await db
    .insert(flashSales)
    .values({
      moduleId: seeded.grocery.moduleId,
      title: { en: "Sale", fr: "Vente" },
      starts: new Date(Date.now() - 60_000),
      ends: new Date(Date.now() + 3_600_000),
    })
    .returning();
  const flashSaleId = sale?.id ?? 0;
  await db
    .insert(flashSaleItems)
    .values({ flashSaleId, itemId, discount: 5000, discountKind: "percent", stock: 2 });
  const buy = (quantity: number, order_amount: number) =>
    place({ store_id: grocer, order_amount, ...one(itemId, { quantity }) }, grocery);

  expect((await refused(() => buy(3, 18.5))).codes).toEqual(["price_changed"]);
  const { body, status } = await buy(2, 13);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ flash_discount_amount: 10 });
  const [left] = await db.select().from(flashSaleItems).where(eq(flashSaleItems.itemId, itemId));
  expect(left?.sold).toBe(2);
  expect((await buy(1, 7.5)).body).toMatchObject({ errors: [{ code: "price_changed" }] });
});

test("a forged amount is answered with the real one and its receipt", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const { status, errors } = await refused(() => place({ order_amount: 0, ...one(itemId) }));
  expect(status).toBe(409);
  expect(errors).toMatchObject([
    {
      code: "price_changed",
      field: "order_amount",
      data: { order_amount: 13, receipt: { total: 13 } },
    },
  ]);
});

test("a price that changed since it was put in the cart is told, and the cart stays", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId);
  await db.update(items).set({ price: 1100 }).where(eq(items.id, itemId));
  expect(await refused(() => place())).toMatchObject({
    status: 409,
    errors: [{ code: "price_changed", data: { order_amount: 14.1 } }],
  });
  expect((await place({ order_amount: 14.1 })).status).toBe(201);
});

test("a placing that fails half-way leaves no order and the stock as it was", async () => {
  const itemId = await addItem(db, { storeId: grocer });
  await put(itemId, {}, grocery);
  const told = vi
    .spyOn(live, "tellWatchers")
    .mockRejectedValueOnce(new Error("the lights went out"));
  expect((await refused(() => place({ store_id: grocer }, grocery))).status).toBe(500);
  told.mockRestore();
  expect((await place({ store_id: grocer }, grocery)).status).toBe(201);
});

test.each<[string, Partial<ShopSettings>, object, string]>([
  ["delivery", { homeDelivery: false }, {}, "order_type"],
  ["taking away", { takeAway: false }, { order_type: "take_away" }, "order_type"],
  ["cash", { cashOnDelivery: false }, {}, "payment_method"],
  ["paying ahead", {}, { payment_method: "digital_payment" }, "payment_method"],
  ["paying in parts", {}, { partial_payment: 1 }, "partial_payment"],
  ["tips", { tips: false }, { dm_tips: 1 }, "dm_tips"],
  ["scheduling", { scheduleOrder: false }, { schedule_at: "2030-01-01T12:00:00Z" }, "schedule_at"],
])("refuses %s that is switched off", async (_title, settings, overrides, field) => {
  await configure(settings);
  const itemId = await addItem(db, { storeId: bakery });
  expect(await refused(() => place({ ...one(itemId), ...overrides }))).toMatchObject({
    status: 403,
    errors: [{ code: "feature_off", field }],
  });
});

test("refuses cash in a zone that takes none", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await db.update(zones).set({ cashOnDelivery: false }).where(eq(zones.id, seeded.zoneId));
  const refusal = await refused(() => place(one(itemId)));
  await db.update(zones).set({ cashOnDelivery: true }).where(eq(zones.id, seeded.zoneId));
  expect(refusal).toMatchObject({ status: 403, errors: [{ field: "payment_method" }] });
});

test("refuses guests where they may not order, together with what else is off", async () => {
  await configure({ guestCheckout: false, tips: false });
  const itemId = await addItem(db, { storeId: bakery });
  const refusal = await refused(() => place({ ...one(itemId), dm_tips: 1 }));
  expect(refusal).toMatchObject({ status: 403, codes: ["is_guest", "feature_off"] });
});

test("refuses a store of another module or none", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  for (const store_id of [grocer, 999_999]) {
    expect(await refused(() => place({ ...one(itemId), store_id }))).toMatchObject({
      status: 404,
      codes: ["store"],
    });
  }
});

test("refuses what is gone, sold out, too many or from elsewhere, and says which line", async () => {
  const gone = await addItem(db, { storeId: grocer, active: false });
  const short = await addItem(db, { storeId: grocer, stock: 2 });
  const few = await addItem(db, { storeId: grocer, maximumCartQuantity: 2 });
  const buy = (itemId: number, overrides: object = {}) =>
    refused(() =>
      place(
        { store_id: grocer, order_amount: 35, ...one(itemId, { quantity: 3 }), ...overrides },
        grocery,
      ),
    );

  expect(await buy(gone)).toMatchObject({
    status: 404,
    errors: [{ code: "item", data: { item_id: gone } }],
  });
  expect(await buy(short)).toMatchObject({
    status: 409,
    errors: [{ code: "stock", data: { cart_id: null, item_id: short, available: 2 } }],
  });
  expect(await buy(few)).toMatchObject({ status: 422, errors: [{ code: "cart_item_limit" }] });
  expect(await buy(few, { store_id: seeded.grocery.storeIds[1] })).toMatchObject({
    status: 409,
    codes: expect.arrayContaining(["different_stores"]),
  });
});

test("refuses choices and add-ons that are not offered, and items outside their hours", async () => {
  const variations = [{ type: { en: "Red", fr: "Rouge" }, price: 1000, stock: 3 }];
  const choices = [
    { title: { en: "Colour", fr: "Couleur" }, options: [{ en: "Red", fr: "Rouge" }] },
  ];
  const itemId = await addItem(db, { storeId: grocer, variations, choices });
  expect(
    await refused(() =>
      place({ store_id: grocer, ...one(itemId, { variation: [{ type: "Green" }] }) }, grocery),
    ),
  ).toMatchObject({ status: 422, codes: ["variation"] });

  const plain = await addItem(db, { storeId: bakery });
  const cheese = await addAddOn(db, { storeId: bakery });
  await put(plain);
  await db
    .update(items)
    .set({ addOnIds: [cheese] })
    .where(eq(items.id, plain));
  expect(
    await refused(() => place(one(plain, { add_on_ids: [cheese + 1], add_on_qtys: [1] }))),
  ).toMatchObject({ status: 422, codes: ["add_on_ids"] });

  setNow(new Date("2026-03-20T10:00:00Z"));
  const supper = await addItem(db, { storeId: bakery, availableFrom: "18:00:00" });
  expect(await refused(() => place(one(supper)))).toMatchObject({
    status: 422,
    errors: [{ code: "not_available", data: { item_id: supper } }],
  });
  const later = { schedule_at: "2026-03-20T18:00:00Z", order_type: "schedule_order" };
  expect((await place({ ...one(supper), ...later })).body.order).toMatchObject({
    scheduled: 1,
    schedule_at: "2026-03-20T18:00:00.000Z",
  });
});

test("refuses an empty cart", async () => {
  expect(await refused(() => place())).toMatchObject({ status: 422, codes: ["empty_cart"] });
  expect(await refused(() => place({ is_buy_now: 1 }))).toMatchObject({ codes: ["empty_cart"] });
});

test("refuses a closed store, at the time the order is for", async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  const evenings = [5, 6].map((day) => ({
    day,
    opening_time: "18:00:00",
    closing_time: "22:00:00",
  }));
  const storeId = await addStore(db, {
    moduleId: seeded.food.moduleId,
    zoneId: seeded.zoneId,
    schedules: evenings,
    leadMinutes: 60,
  });
  const itemId = await addItem(db, { storeId });
  const at = (schedule_at?: string) =>
    place({ ...one(itemId), store_id: storeId, order_amount: 13, schedule_at });
  expect(await refused(() => at())).toMatchObject({ status: 422, codes: ["store_closed"] });
  expect(await refused(() => at("2026-03-20T16:30:00Z"))).toMatchObject({
    codes: ["store_closed"],
  });
  expect(await refused(() => at("2026-03-20T17:10:00Z"))).toMatchObject({ codes: ["schedule_at"] });
  expect(await refused(() => at("2026-03-27T17:30:00Z"))).toMatchObject({ codes: ["schedule_at"] });
  expect((await at("2026-03-20T17:30:00Z")).status).toBe(201);

  await db.update(stores).set({ active: false }).where(eq(stores.id, storeId));
  expect((await refused(() => at("2026-03-20T17:30:00Z"))).codes).toContain("store_closed");
});

test("refuses an address outside the store's zone, or none", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const far = { latitude: middle.latitude + 0.2, longitude: middle.longitude };
  expect((await refused(() => place({ ...one(itemId), ...far }))).codes).toContain("zone");
  expect((await refused(() => place({ ...one(itemId), latitude: undefined }))).codes).toContain(
    "address",
  );
  const away = {
    order_type: "take_away",
    address: undefined,
    latitude: undefined,
    longitude: undefined,
  };
  const { status, body } = await place({ ...one(itemId), ...away, order_amount: 11 });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    order_type: "take_away",
    delivery_address: null,
    delivery_charge: 0,
  });
});

test("refuses less than the store's minimum and more cash than the zone allows", async () => {
  const storeId = await addStore(db, { ...placeOf(seeded.food), minimumOrder: 1500 });
  const itemId = await addItem(db, { storeId });
  expect(await refused(() => place({ ...one(itemId), store_id: storeId }))).toMatchObject({
    status: 422,
    errors: [{ code: "minimum_order", data: { minimum_order: 15 } }],
  });
  await db.update(zoneModules).set({ maximumCashOrder: 1299 });
  const plain = await addItem(db, { storeId: bakery });
  const refusal = await refused(() => place(one(plain)));
  await db.update(zoneModules).set({ maximumCashOrder: 1300 });
  expect(refusal).toMatchObject({ status: 422, codes: ["cod_maximum"] });
  expect((await place(one(plain))).status).toBe(201);
  await db.update(zoneModules).set({ maximumCashOrder: null });
});

test("refuses prescription items without a picture of the prescription", async () => {
  await configure({ prescriptionOrder: true });
  const itemId = await addItem(db, { storeId: bakery, prescriptionRequired: true });
  expect(await refused(() => place(one(itemId)))).toMatchObject({
    status: 422,
    codes: ["prescription"],
  });
});

test("refuses prescription items where the shop takes no prescriptions", async () => {
  await configure({ prescriptionOrder: false });
  const itemId = await addItem(db, { storeId: bakery, prescriptionRequired: true });
  expect(await refused(() => place(one(itemId)))).toMatchObject({
    status: 422,
    codes: ["prescription_order"],
  });
});

test("a guest has to say name, number and e-mail, and has no coupons", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const nobody = {
    contact_person_name: undefined,
    contact_person_number: undefined,
    contact_person_email: undefined,
    coupon_code: "SAVE",
  };
  expect(await refused(() => place({ ...one(itemId), ...nobody }))).toMatchObject({
    status: 422,
    codes: ["coupon_code", "contact_person_name", "contact_person_number", "contact_person_email"],
  });
  expect(
    await refused(() => place({ ...one(itemId), contact_person_number: "+3300000000" })),
  ).toMatchObject({ codes: ["contact_person_number"] });
});

test("asks the code of the courier where the shop wants it, and packs when it is chosen", async () => {
  await configure({ deliveryVerification: true });
  const storeId = await addStore(db, { ...placeOf(seeded.food), extraPackaging: 50 });
  const itemId = await addItem(db, { storeId });
  const { body } = await place({
    ...one(itemId),
    store_id: storeId,
    extra_packaging: 1,
    order_amount: 13.5,
  });
  expect(body.order).toMatchObject({
    otp: expect.stringMatching(/^\d{4}$/),
    extra_packaging_amount: 0.5,
  });
});

test("a customer's profile says who is to be called, and only the customer sees the order", async () => {
  const token = "C".repeat(43);
  const [customer] = await db
    .insert(customers)
    .values({
      firstName: "Ada",
      lastName: "Byron",
      phone: "+33698765432",
      email: "ada@example.com",
    })
    .returning();
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId: customer?.id ?? 0 });
  const itemId = await addItem(db, { storeId: bakery });
  const nobody = {
    guest_id: undefined,
    contact_person_name: undefined,
    contact_person_number: undefined,
    contact_person_email: undefined,
  };
  const signedIn = { ...food, token };
  const { status, body } = await place({ ...one(itemId), ...nobody }, signedIn);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    is_guest: false,
    delivery_address: {
      contact_person_name: "Ada Byron",
      contact_person_number: "+33698765432",
      contact_person_email: "ada@example.com",
    },
  });
  const proof = { guest_id, order_id: body.order_id, contact_number: "+33698765432" };
  expect((await ask("GET /customer/order/track", proof)).status).toBe(404);
  expect(
    await refused(() => place({ ...one(itemId), ...nobody, coupon_code: "NONE" }, signedIn)),
  ).toMatchObject({ status: 404, codes: ["coupon"] });
});

test("orders of the same two items in opposite order do not stand in each other's way", async () => {
  const [one, other] = [
    await addItem(db, { storeId: grocer, stock: 20 }),
    await addItem(db, { storeId: grocer, stock: 20 }),
  ];
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async (_, place) => {
      const buyer = await addGuest(db);
      const wanted = place % 2 === 0 ? [one, other] : [other, one];
      for (const itemId of wanted) await put(itemId, { guest_id: buyer }, grocery);
      return buyer;
    }),
  );
  const answers = await Promise.all(
    buyers.map((buyer) => place({ guest_id: buyer, store_id: grocer, order_amount: 24 }, grocery)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(20).fill(201),
    ...Array(10).fill(409),
  ]);
  const shelves = await db
    .select()
    .from(items)
    .where(inArray(items.id, [one, other]));
  expect(shelves.map(({ stock }) => stock)).toEqual([0, 0]);
});

test("an order needs a key", async () => {
  expect((await ask("POST /customer/order/place", order(), food)).body).toMatchObject({
    errors: [{ code: "idempotency_key" }],
  });
});

function placeOf({ moduleId }: { moduleId: number }) {
  return { moduleId, zoneId: seeded.zoneId, latitude: middle.latitude + 0.01 };
}
