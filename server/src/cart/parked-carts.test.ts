import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore } from "../catalog/testing.ts";
import { customerShopper, decodeGuestId, guestShopper } from "../requests/caller.ts";
import { mergeGuestCarts } from "./merge-guest-carts.ts";
import { replacedCarts } from "./replaced-carts.tables.ts";
import { addCustomer, addGuest, cartOf } from "./testing.ts";
import { errorResponse, startCartTest } from "./testing-shop.ts";

const { api, ask, db, seeded, foodStore, otherFoodStore, loaf } = await startCartTest();
const module = seeded.food.moduleId;
let shopper = { guestId: "" };
let cart = cartOf(ask, shopper, module);

beforeEach(async () => {
  shopper = await addGuest(db);
  cart = cartOf(ask, shopper, module);
});

const listCarts = async () =>
  (await ask("GET /customer/carts", { guest_id: shopper.guestId })).body.carts;
const change = (method: "POST" | "DELETE", store_id: number, guest_id = shopper.guestId) =>
  method === "POST"
    ? ask("POST /customer/carts/{store_id}/activate", { store_id, guest_id }, { module })
    : ask("DELETE /customer/carts/{store_id}", { store_id, guest_id }, { module });

/** Adds an item of a store, whose cart is then the active one. */
const fill = async (storeId: number, quantity = 1) => {
  const itemId = await loaf({ storeId });
  await cart.add({ item_id: itemId, quantity, replaces_cart: 1 });
  return itemId;
};

test("lists the active carts of all modules, then the parked ones with what they cost", async () => {
  await fill(foodStore, 2);
  await fill(otherFoodStore);
  await db.update(stores).set({ logo: "deli.webp" }).where(eq(stores.id, foodStore));
  const [shelf = 0] = seeded.grocery.storeIds;
  const soap = await addItem(db, { storeId: shelf });
  await cartOf(ask, shopper, seeded.grocery.moduleId).add({ item_id: soap, quantity: 3 });
  expect(await listCarts()).toMatchObject([
    { store_id: otherFoodStore, state: "active", count: 1, subtotal: 10, problems: [] },
    { store_id: shelf, module_id: seeded.grocery.moduleId, state: "active", count: 3 },
    {
      ...{ store_id: foodStore, state: "parked", count: 2, subtotal: 20, problems: [] },
      store_logo_full_url: expect.stringMatching(/^https?:.*deli\.webp/),
    },
  ]);
});

test("keeps the carts of all stores, and activates any of them", async () => {
  const third = await addStore(db, { moduleId: module, zoneId: seeded.zoneId });
  const bread = await fill(foodStore, 2);
  await fill(otherFoodStore);
  await fill(third);
  const { body } = await change("POST", foodStore);
  expect(body).toMatchObject([{ item_id: bread, quantity: 2 }]);
  expect(await listCarts()).toMatchObject([
    { store_id: foodStore, state: "active" },
    { store_id: third, state: "parked" },
    { store_id: otherFoodStore, state: "parked" },
  ]);
  const { body: last } = await ask(
    "GET /customer/cart/replaced",
    { guest_id: shopper.guestId },
    { module },
  );
  expect(last.replaced).toMatchObject({ store_id: third });
});

test("parks at most five carts, of which the oldest goes", async () => {
  const storeIds = [foodStore];
  for (let count = 0; count < 6; count += 1) {
    storeIds.push(await addStore(db, { moduleId: module, zoneId: seeded.zoneId }));
  }
  for (const storeId of storeIds) await fill(storeId);
  const parked = (await listCarts()).filter(({ state }) => state === "parked");
  expect(parked.map(({ store_id }) => store_id)).toEqual(storeIds.slice(1, 6).reverse());
});

test("forgets a parked cart after 14 days", async () => {
  await fill(foodStore);
  await fill(otherFoodStore);
  await db.update(replacedCarts).set({ replacedAt: sql`now() - interval '15 days'` });
  expect(await listCarts()).toMatchObject([{ store_id: otherFoodStore }]);
  expect(await change("POST", foodStore)).toMatchObject(errorResponse("cart", 404));
});

test("names what is gone of a parked cart, which cannot be activated without anything left", async () => {
  const bread = await fill(foodStore);
  await fill(otherFoodStore);
  await db.update(items).set({ active: false }).where(eq(items.id, bread));
  expect(await listCarts()).toMatchObject([
    {},
    { store_id: foodStore, subtotal: 0, problems: [{ code: "gone" }] },
  ]);
  expect(await change("POST", foodStore)).toMatchObject(errorResponse("cart", 404));
  expect(await listCarts()).toHaveLength(2);
});

test("deletes the cart of a store, active or parked", async () => {
  await fill(foodStore);
  await fill(otherFoodStore);
  expect((await change("DELETE", foodStore)).status).toBe(200);
  expect((await change("DELETE", otherFoodStore)).status).toBe(200);
  expect(await listCarts()).toEqual([]);
  expect(await change("DELETE", foodStore)).toMatchObject(errorResponse("cart", 404));
});

test("neither activates nor deletes the parked cart of another guest", async () => {
  await fill(foodStore);
  await fill(otherFoodStore);
  const { guestId } = await addGuest(db);
  expect(await change("POST", foodStore, guestId)).toMatchObject(errorResponse("cart", 404));
  expect(await change("DELETE", foodStore, guestId)).toMatchObject(errorResponse("cart", 404));
  expect(await listCarts()).toHaveLength(2);
});

test("a sign-in adopts parked carts beside those of the customer, at most five", async () => {
  const customer = await addCustomer(db);
  const own = cartOf(ask, customer, module);
  const stores: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    stores.push(await addStore(db, { moduleId: module, zoneId: seeded.zoneId }));
  }
  for (const storeId of [...stores, foodStore]) {
    await own.add({ item_id: await loaf({ storeId }), replaces_cart: 1 });
  }
  for (const storeId of [otherFoodStore, ...stores.slice(0, 1), foodStore]) await fill(storeId);
  const guest = guestShopper(decodeGuestId(shopper.guestId));
  await mergeGuestCarts(api)(db, guest, customerShopper(customer.customerId), "en");
  const { body } = await ask("GET /customer/carts", {}, { token: customer.token });
  const parked = body.carts.filter(({ state }) => state === "parked");
  expect(parked.map(({ store_id }) => store_id)).toEqual([otherFoodStore, ...stores.toReversed()]);
});
