import { minor } from "@errand/core/money";
import type { OrderLineSnapshot } from "@errand/core/orders/line-snapshot";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer, addGuest, cartOf } from "../cart/testing.ts";
import { choose, errorResponse, size, startCartTest } from "../cart/testing-shop.ts";
import { items } from "../catalog/catalog.tables.ts";
import { always } from "../catalog/testing.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { orderToken } from "./order-link.ts";
import { addOrder, addParcel, contact, testSnapshot } from "./testing.ts";

const { api, ask, db, seeded, setNow, foodStore, otherFoodStore, loaf, pizza, changeStore } =
  await startCartTest();
const module = seeded.food.moduleId;
const both = (text: string) => ({ en: text, fr: text });
let guest = { guestId: "" };
let cart = cartOf(ask, guest, module);

beforeEach(async () => {
  setNow(null);
  guest = await addGuest(db);
  cart = cartOf(ask, guest, module);
});

interface Ordered {
  quantity?: number;
  snapshot?: Partial<OrderLineSnapshot>;
  storeId?: number;
}

/** A delivered order of the guest, of one item at 10.00. */
async function order(itemId: number, { quantity = 1, snapshot, storeId }: Ordered = {}) {
  const id = await addOrder(db, seeded, seeded.food, {
    itemId,
    quantity,
    guestId: decodeGuestId(guest.guestId),
    status: "delivered",
    cart: { storeId: storeId ?? foodStore },
  });
  if (snapshot) {
    const stored = testSnapshot({ name: both("Pizza"), ...snapshot });
    await db.update(orderLines).set({ snapshot: stored }).where(eq(orderLines.orderId, id));
  }
  return id;
}

const again = (order_id: number, input: object = {}) =>
  ask("POST /customer/order/reorder", {
    guest_id: guest.guestId,
    contact_number: contact.contact_person_number,
    order_id,
    ...input,
  });

const large = {
  groups: [
    {
      id: "size",
      label: size.name,
      type: size.type,
      min: 1,
      max: 1,
      required: true,
      options: [{ id: "large", label: both("Large"), price: minor(250) }],
    },
  ],
};
const extrasOf = (...options: { id: string; price: number }[]) => ({
  id: "extras",
  label: both("Extras"),
  type: "multi" as const,
  min: 1,
  max: 2,
  required: false,
  options: options.map(({ id, price }) => ({ id, label: both(id), price: minor(price) })),
});

test("puts the lines into the cart with their options, and reports no change", async () => {
  const item = await pizza();
  const id = await order(item, { quantity: 2, snapshot: large });
  const { status, body } = await again(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    cart: [{ item_id: item, quantity: 2, price: 12.5, variation: [choose("Size", "Large")] }],
    changes: [],
    closed: null,
  });
  expect((await cart.list()).body).toEqual(body.cart);
});

test("the same order again leaves the cart as it is, also at once", async () => {
  const item = await loaf();
  const id = await order(item, { quantity: 2 });
  await Promise.all([again(id), again(id), again(id)]);
  expect((await cart.list()).body).toMatchObject([{ item_id: item, quantity: 2 }]);
});

test("adds to the cart of the same store, and never lowers a quantity", async () => {
  const [bread, roll] = [await loaf(), await loaf()];
  await cart.add({ item_id: bread, quantity: 5 });
  await cart.add({ item_id: roll, quantity: 1 });
  await again(await order(bread, { quantity: 2 }));
  const { body } = await again(await order(roll, { quantity: 3 }));
  expect(body.cart).toMatchObject([
    { item_id: bread, quantity: 5 },
    { item_id: roll, quantity: 3 },
  ]);
});

test("takes over what was to happen when the item is sold out", async () => {
  const item = await loaf();
  const id = await order(item);
  await db.update(orderLines).set({ ifSoldOut: "remove" }).where(eq(orderLines.orderId, id));
  expect((await again(id)).body.cart).toMatchObject([{ item_id: item, if_sold_out: "remove" }]);
});

test("leaves out an item that is gone", async () => {
  const item = await loaf();
  const id = await order(item);
  await db.update(items).set({ active: false }).where(eq(items.id, item));
  const { body } = await again(id);
  expect(body).toMatchObject({ cart: [], changes: [{ kind: "gone", item_id: item }] });
});

test("leaves out an item that cannot be ordered at this time", async () => {
  const item = await loaf({ campaignStarts: "2026-01-01", campaignEnds: "2026-01-02" });
  const id = await order(item);
  await changeStore(foodStore, { scheduleOrder: false });
  const { body } = await again(id);
  expect(body).toMatchObject({ cart: [], changes: [{ kind: "unavailable", in_cart: false }] });
  await changeStore(foodStore, { scheduleOrder: true });
});

test("reports a changed price, of the piece and of its options together", async () => {
  const item = await pizza();
  const id = await order(item, { snapshot: large });
  await db
    .update(items)
    .set({ price: minor(1150) })
    .where(eq(items.id, item));
  const { body } = await again(id);
  expect(body).toMatchObject({
    cart: [{ price: 14 }],
    changes: [{ kind: "price", before: 12.5, now: 14, in_cart: true }],
  });
});

test("leaves out options and add-ons that the item no longer has, without a change of price", async () => {
  const item = await pizza();
  const extra = extrasOf({ id: "olives", price: 50 }, { id: "truffle", price: 300 });
  const addOns = [{ id: 999_999, name: both("Sauce"), price: minor(100), quantity: 1 }];
  const snapshot = { groups: [...large.groups, extra], addOns };
  const { body } = await again(await order(item, { snapshot }));
  expect(body.changes).toEqual([
    {
      kind: "options",
      item_id: item,
      name: expect.any(String),
      in_cart: true,
      missing: ["truffle", "Sauce"],
    },
  ]);
  expect(body.cart).toMatchObject([
    { price: 13, variation: [choose("Size", "Large"), choose("Extras", "Olives")], problems: [] },
  ]);
});

test("leaves out an item whose options have to be chosen again", async () => {
  const item = await pizza();
  const medium = extrasOf({ id: "medium", price: 100 });
  const snapshot = { groups: [{ ...medium, id: "size", required: true }] };
  const { body } = await again(await order(item, { snapshot }));
  expect(body).toMatchObject({
    cart: [],
    changes: [{ kind: "options", missing: ["medium"], in_cart: false }],
  });
});

test("takes as many as stock and maximum allow", async () => {
  const [few, none, limited] = [
    await loaf({ stock: 5 }),
    await loaf({ stock: 3 }),
    await loaf({ maximumCartQuantity: 2 }),
  ];
  const id = await order(few, { quantity: 3 });
  expect((await again(id)).body).toMatchObject({
    cart: [{ quantity: 2 }],
    changes: [{ kind: "quantity", before: 3, now: 2, in_cart: true }],
  });
  await cart.clear();
  expect((await again(await order(none, { quantity: 3 }))).body).toMatchObject({
    cart: [],
    changes: [{ kind: "quantity", before: 3, now: 0, in_cart: false }],
  });
  expect((await again(await order(limited, { quantity: 4 }))).body).toMatchObject({
    changes: [{ kind: "quantity", before: 4, now: 2 }],
  });
});

test("orders what was ordered, not what the store made of it", async () => {
  const item = await loaf();
  const id = await order(item, { quantity: 3 });
  const changed = { quantity: 1, orderedQuantity: 3 };
  const [line] = await db
    .update(orderLines)
    .set(changed)
    .where(eq(orderLines.orderId, id))
    .returning();
  const replacement = { ...testSnapshot(), name: both("Other") };
  const other = await loaf();
  await db.insert(orderLines).values({
    orderId: id,
    itemId: other,
    quantity: 2,
    orderedQuantity: 0,
    replacesId: line?.id ?? null,
    unitPrice: minor(1000),
    discount: minor(0),
    snapshot: replacement,
  });
  const { body } = await again(id);
  expect(body).toMatchObject({ cart: [{ item_id: item, quantity: 3 }], changes: [] });
});

test("says when a closed store opens, and fills the cart", async () => {
  setNow(new Date("2026-03-05T05:00:00Z"));
  const id = await order(await loaf());
  const schedules = always.map((day) => ({
    ...day,
    opening_time: "09:00:00",
    closing_time: "18:00:00",
  }));
  await changeStore(foodStore, { schedules });
  const { body } = await again(id);
  expect(body).toMatchObject({
    cart: [{ quantity: 1 }],
    closed: { opens_at: "2026-03-05T08:00:00.000Z" },
  });
  await changeStore(foodStore, { schedules: always });
});

test("replaces the cart of another store only after a confirmation, and that cart can be restored", async () => {
  const bread = await loaf();
  await cart.add({ item_id: bread, quantity: 2 });
  const other = await loaf({ storeId: otherFoodStore });
  const id = await order(other, { storeId: otherFoodStore });
  expect(await again(id)).toMatchObject(errorResponse("different_stores", 409));
  expect((await cart.list()).body).toMatchObject([{ item_id: bread }]);

  expect((await again(id, { replaces_cart: 1 })).body.cart).toMatchObject([{ item_id: other }]);
  const restored = await ask(
    "POST /customer/cart/restore",
    { guest_id: guest.guestId },
    { module },
  );
  expect(restored.body.lines).toMatchObject([{ item_id: bread, quantity: 2 }]);
});

test("keeps the cart of another store when nothing of the order is left", async () => {
  const bread = await loaf();
  await cart.add({ item_id: bread });
  const other = await loaf({ storeId: otherFoodStore });
  const id = await order(other, { storeId: otherFoodStore });
  await db.update(items).set({ active: false }).where(eq(items.id, other));
  expect((await again(id, { replaces_cart: 1 })).body).toMatchObject({
    cart: [{ item_id: bread }],
    changes: [{ kind: "gone" }],
  });
});

test("needs the proof of a guest, and gives the caller the cart", async () => {
  const item = await loaf();
  const id = await order(item);
  const wrong = { contact_number: "+33600000009" };
  expect(await again(id, wrong)).toMatchObject(errorResponse("order", 404));
  expect((await cart.list()).body).toEqual([]);

  const [stored] = await db.select().from(orders).where(eq(orders.id, id));
  const link = { order_id: id, order_token: stored && orderToken(api.settings.secret, stored) };
  const ada = await addCustomer(db);
  const { status } = await ask("POST /customer/order/reorder", link, { token: ada.token });
  expect(status).toBe(200);
  expect((await cartOf(ask, ada, module).list()).body).toMatchObject([{ item_id: item }]);
  expect((await cart.list()).body).toEqual([]);
});

test("refuses an order without lines", async () => {
  const id = await addParcel(db, seeded, seeded.food, { guestId: decodeGuestId(guest.guestId) });
  expect(await again(id)).toMatchObject(errorResponse("empty_cart", 422));
});
