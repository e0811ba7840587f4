import type { CartLine } from "@errand/core/cart/cart.contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { customerShopper, decodeGuestId, guestShopper } from "../requests/caller.ts";
import { mergeGuestCarts } from "./merge-guest-carts.ts";
import { addCustomer, addGuest, cartOf } from "./testing.ts";
import { choose, errorResponse, startCartTest } from "./testing-shop.ts";

const { api, ask, db, seeded, otherFoodStore, loaf, pizza } = await startCartTest();
const module = seeded.food.moduleId;
let shopper = { guestId: "" };
let cart = cartOf(ask, shopper, module);

beforeEach(async () => {
  shopper = await addGuest(db);
  cart = cartOf(ask, shopper, module);
});

const replaced = async (guestId = shopper.guestId) =>
  (await ask("GET /customer/cart/replaced", { guest_id: guestId }, { module })).body.replaced;
const restore = (options: object = {}) =>
  ask("POST /customer/cart/restore", { guest_id: shopper.guestId }, { module, ...options });

/** What a sign-in does with the carts of the guest. */
function mergeInto({ customerId }: { customerId: number }) {
  const guest = guestShopper(decodeGuestId(shopper.guestId));
  return mergeGuestCarts(api)(db, guest, customerShopper(customerId), "en");
}

/** A cart with a pizza and two loaves, and an item of another store. */
async function fillCart() {
  const [bread, dish] = [await loaf(), await pizza()];
  await cart.add({ item_id: bread, quantity: 2 });
  await cart.add({ item_id: dish, price: 12.5, variation: [choose("Size", "Large")] });
  return { bread, dish, other: await loaf({ storeId: otherFoodStore }) };
}

test("replaces the cart only with `replaces_cart`, and stores it", async () => {
  const { other } = await fillCart();
  expect(await cart.add({ item_id: other })).toMatchObject(errorResponse("different_stores", 409));
  expect(await replaced()).toBeNull();
  const { body } = await cart.add({ item_id: other, replaces_cart: 1 });
  expect(body).toMatchObject([{ item_id: other, quantity: 1 }]);
  expect(await replaced()).toMatchObject({ store_id: seeded.food.storeIds[0], count: 3 });
});

test("keeps the cart when the item that would replace it is refused", async () => {
  const { other } = await fillCart();
  expect((await cart.add({ item_id: other, price: 9, replaces_cart: 1 })).status).toBe(409);
  expect((await cart.list()).body).toHaveLength(2);
  expect(await replaced()).toBeNull();
});

test("restores what happens when an item is sold out", async () => {
  const { other } = await fillCart();
  await cart.add({ item_id: await loaf(), if_sold_out: "remove" });
  await cart.add({ item_id: other, replaces_cart: 1 });
  const { lines } = (await restore()).body;
  expect(lines.map(({ if_sold_out }: CartLine) => if_sold_out)).toEqual(["call", "call", "remove"]);
});

test("restores the cart with its choices, and the present one becomes the replaced one", async () => {
  const { bread, dish, other } = await fillCart();
  await cart.add({ item_id: other, replaces_cart: 1 });
  const { body } = await restore();
  expect(body).toMatchObject({
    lines: [
      { item_id: bread, quantity: 2 },
      { item_id: dish, price: 12.5, variation: [choose("Size", "Large")] },
    ],
    notices: [],
  });
  expect(await replaced()).toMatchObject({ store_id: otherFoodStore, count: 1 });
  expect((await restore()).body.lines).toMatchObject([{ item_id: other }]);
});

test("reports lines that can no longer be ordered, and leaves those out that are gone", async () => {
  const { bread, dish, other } = await fillCart();
  await cart.add({ item_id: other, replaces_cart: 1 });
  await db.update(items).set({ active: false }).where(eq(items.id, bread));
  await db.update(items).set({ maximumCartQuantity: 0, foodChoices: [] }).where(eq(items.id, dish));
  const { body } = await restore();
  expect(body.lines).toMatchObject([{ item_id: dish }]);
  expect(body.notices.map(({ code }) => code)).toEqual(["gone", "variation", "cart_item_limit"]);
});

test("leaves the present cart when nothing of the replaced one is left", async () => {
  const bread = await loaf();
  await cart.add({ item_id: bread });
  const other = await loaf({ storeId: otherFoodStore });
  await cart.add({ item_id: other, replaces_cart: 1 });
  await db.delete(items).where(eq(items.id, bread));
  const { body } = await restore();
  expect(body).toMatchObject({ lines: [{ item_id: other }], notices: [{ code: "gone" }] });
  expect(await replaced()).toBeNull();
});

test("has nothing to restore in another module, for another guest, and a second time", async () => {
  const { other } = await fillCart();
  await cart.add({ item_id: other, replaces_cart: 1 });
  await cart.clear();
  const grocery = { module: seeded.grocery.moduleId };
  expect(await restore(grocery)).toMatchObject(errorResponse("cart", 404));
  expect(await replaced((await addGuest(db)).guestId)).toBeNull();
  const stranger = await addGuest(db);
  const foreign = await ask(
    "POST /customer/cart/restore",
    { guest_id: stranger.guestId },
    { module },
  );
  expect(foreign).toMatchObject(errorResponse("cart", 404));
  expect((await restore()).status).toBe(200);
  expect(await restore()).toMatchObject(errorResponse("cart", 404));
});

test("concurrent restores end with one of both carts, and lose no line", async () => {
  const { other } = await fillCart();
  await cart.add({ item_id: other, replaces_cart: 1 });
  await Promise.all(Array.from({ length: 8 }, () => restore()));
  const counts = [(await cart.list()).body.length, (await replaced())?.count];
  expect([
    [1, 3],
    [2, 1],
  ]).toContainEqual(counts);
});

test("a sign-in stores the customer's cart that the guest's replaces", async () => {
  const customer = await addCustomer(db);
  const own = cartOf(ask, customer, module);
  const bread = await loaf();
  await own.add({ item_id: bread, quantity: 4 });
  const other = await loaf({ storeId: otherFoodStore });
  await cart.add({ item_id: other });
  await mergeInto(customer);
  expect((await own.list()).body).toMatchObject([{ item_id: other }]);
  const { body } = await ask("POST /customer/cart/restore", {}, { module, token: customer.token });
  expect(body.lines).toMatchObject([{ item_id: bread, quantity: 4 }]);
});

test("a sign-in moves the guest's replaced cart to a customer without one", async () => {
  const customer = await addCustomer(db);
  const { bread, other } = await fillCart();
  await cart.add({ item_id: other, replaces_cart: 1 });
  await mergeInto(customer);
  const { body } = await ask("POST /customer/cart/restore", {}, { module, token: customer.token });
  expect(body.lines).toMatchObject([{ item_id: bread }, {}]);
});
