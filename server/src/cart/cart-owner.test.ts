import { beforeEach, expect, test } from "vitest";
import { encodeGuestId, randomGuestId } from "../requests/caller.ts";
import { addCustomer, addGuest, type Cart, cartOf } from "./testing.ts";
import { errorResponse, startCartTest } from "./testing-shop.ts";

const { ask, db, seeded, loaf, soap, ctx } = await startCartTest();
let food: Cart;
let grocery: Cart;
let otherGuest: Cart;

beforeEach(async () => {
  ({ food, grocery, otherGuest } = await ctx());
});

test("keeps a cart for each module", async () => {
  const [bread, bar] = [await loaf(), await soap()];
  await food.add({ item_id: bread });
  expect((await grocery.list()).body).toEqual([]);
  await grocery.add({ item_id: bar });
  expect((await food.list()).body).toMatchObject([{ item_id: bread }]);
  expect((await grocery.list()).body).toMatchObject([{ item_id: bar }]);
});

test("does not let another shopper read, change or empty a cart", async () => {
  const [line] = (await food.add({ item_id: await loaf() })).body;
  const before = (await food.list()).body;
  expect((await otherGuest.list()).body).toEqual([]);
  await otherGuest.update({ cart_id: line?.id, quantity: 5 });
  await otherGuest.remove(line?.id ?? 0);
  await otherGuest.clear();
  expect((await food.list()).body).toEqual(before);
});

test("gives customers their own cart and prefers the token to a guest id", async () => {
  const guest = await addGuest(db);
  const [ada, bob] = [await addCustomer(db), await addCustomer(db)];
  const module = seeded.food.moduleId;
  const adas = cartOf(ask, ada, module);
  const item_id = await loaf();
  expect((await adas.add({ item_id, guest_id: guest.guestId })).status).toBe(200);
  expect((await adas.list()).body).toMatchObject([{ item_id }]);
  expect((await cartOf(ask, bob, module).list()).body).toEqual([]);
  expect((await cartOf(ask, guest, module).list()).body).toEqual([]);
});

test("refuses a guest id that the server did not issue", async () => {
  const unknown = { guestId: encodeGuestId(randomGuestId()) };
  const cart = cartOf(ask, unknown, seeded.food.moduleId);
  const item_id = await loaf();
  expect(await cart.add({ item_id })).toMatchObject(errorResponse("guest_id", 422));
  expect(await cartOf(ask, { guestId: "me" }, seeded.food.moduleId).list()).toMatchObject(
    errorResponse("guest_id", 422),
  );
  expect((await cart.list()).body).toEqual([]);
});

test("refuses a caller without token and guest id", async () => {
  const module = seeded.food.moduleId;
  const response = await ask("GET /customer/cart/list", {}, { module });
  expect(response).toMatchObject(errorResponse("auth-001", 401));
  // A guest has no account that could be inactive.
  expect(response.body.errors?.[0]?.message).toMatch(/^Your visit has ended/);
});

test("requires a module and forbids caching", async () => {
  expect(await food.list({ module: 999 })).toMatchObject(errorResponse("moduleId", 422));
  expect((await food.list()).headers.get("cache-control")).toBe("no-store");
});
