import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { items } from "../catalog/catalog.tables.ts";
import { addItem, addStore, type SeededShop, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { wishlistEntries } from "./wishlist.tables.ts";

const { ask, db, changes, api, setNow } = await startTestApi();
let minutes = 0;
let shop: SeededShop;
let storeId = 0;
let soup = 0;
let ada: { token: string; customerId: number };

beforeAll(async () => {
  shop = await seedShop(db);
  [storeId] = shop.food.storeIds;
});

beforeEach(async () => {
  ada = await addCustomer(db);
  soup = await addItem(db, { storeId });
  await changes.flushed();
});

const add = (input: object, { token } = ada) =>
  ask("POST /customer/wish-list/add", { ...input }, { token });
const remove = (input: object, { token } = ada) =>
  ask("DELETE /customer/wish-list/remove", { ...input }, { token });
const list = (options: object = {}) =>
  ask("GET /customer/wish-list", {}, { token: ada.token, zones: [shop.zoneId], ...options });
const listed = async (options: object = {}) => {
  const { body } = await list(options);
  return { items: body.item.map(({ id }) => id), stores: body.store.map(({ id }) => id) };
};
/** Cached responses expire with their minute. */
const countOf = async (id: number) => {
  minutes += 1;
  setNow(new Date(Date.now() + minutes * 60_000));
  const { body } = await ask("GET /items/details/{id}", { id });
  setNow(null);
  expect(body.whislists_count).toBe(body.wishlist_count);
  return body.wishlist_count;
};

test("lists items and stores, newest first, until they are removed", async () => {
  const [bread, otherStore] = [await addItem(db, { storeId }), shop.food.storeIds[1]];
  for (const entry of [
    { item_id: soup },
    { store_id: storeId },
    { item_id: bread },
    { store_id: otherStore },
  ]) {
    expect(await add(entry)).toMatchObject({
      status: 201,
      body: { message: "Added to your wishlist" },
    });
  }
  expect(await listed()).toEqual({ items: [bread, soup], stores: [otherStore, storeId] });

  expect(await remove({ item_id: bread })).toMatchObject({
    status: 200,
    body: { message: "Removed from your wishlist" },
  });
  await remove({ store_id: storeId });
  expect(await listed()).toEqual({ items: [soup], stores: [otherStore] });
});

test("accepts parameters in the query as well as in the body", async () => {
  const request = new Request(
    `http://127.0.0.1:4000/api/v1/customer/wish-list/add?item_id=${soup}`,
    { method: "POST", headers: { authorization: `Bearer ${ada.token}` } },
  );
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  expect(response.status).toBe(201);
  expect((await listed()).items).toEqual([soup]);
});

test("lists only active items, and only entries of the requested zones and module", async () => {
  const apple = await addItem(db, { storeId: shop.grocery.storeIds[0] });
  const far = await addStore(db, { moduleId: shop.food.moduleId, zoneId: shop.otherZoneId });
  const gone = await addItem(db, { storeId });
  for (const entry of [
    { item_id: soup },
    { item_id: apple },
    { store_id: shop.grocery.storeIds[0] },
    { store_id: far },
    { item_id: gone },
  ]) {
    await add(entry);
  }
  await db.update(items).set({ active: false }).where(eq(items.id, gone));
  expect(await listed()).toEqual({ items: [apple, soup], stores: [shop.grocery.storeIds[0]] });
  expect(await listed({ module: shop.food.moduleId })).toEqual({ items: [soup], stores: [] });
  expect(await listed({ zones: [shop.otherZoneId] })).toEqual({ items: [], stores: [far] });
});

test("returns the distance of a store", async () => {
  await add({ store_id: storeId });
  const headers = { latitude: "43.6", longitude: "3.9" };
  expect((await list({ headers })).body.store).toMatchObject([{ distance: 1.112 }]);
});

test("lets no other customer read a wishlist or remove its entries", async () => {
  const eve = await addCustomer(db);
  await add({ item_id: soup });
  expect(await listed({ token: eve.token })).toEqual({ items: [], stores: [] });
  expect((await remove({ item_id: soup }, eve)).status).toBe(404);
  expect((await listed()).items).toEqual([soup]);
});

describe("refuses", () => {
  test.each([
    ["an unknown item", { item_id: 999_999 }, 404, "item"],
    ["an unknown store", { store_id: 999_999 }, 404, "store"],
    ["neither an item nor a store", {}, 422, "item_id"],
    ["both an item and a store", { item_id: 1, store_id: 1 }, 422, "item_id"],
    ["an id that is not a number", { item_id: "soup" }, 422, "item_id"],
  ])("to add %s", async (_what, entry, status, code) => {
    expect(await add(entry)).toMatchObject({ status, body: { errors: [{ code }] } });
  });

  test("to add an item that is no longer offered", async () => {
    await db.update(items).set({ active: false }).where(eq(items.id, soup));
    expect(await add({ item_id: soup })).toMatchObject({
      status: 404,
      body: { errors: [{ code: "item" }] },
    });
  });

  test("to add an entry twice, in the caller's language", async () => {
    await add({ store_id: storeId });
    const again = { token: ada.token, language: "fr" };
    expect(await ask("POST /customer/wish-list/add", { store_id: storeId }, again)).toMatchObject({
      status: 409,
      body: {
        errors: [{ code: "wishlist", message: "Ceci est déjà dans vos favoris." }],
      },
    });
  });

  test("to remove an entry that does not exist", async () => {
    for (const entry of [{ item_id: soup }, { store_id: storeId }]) {
      expect(await remove(entry)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "wishlist" }] },
      });
    }
    for (const entry of [{}, { item_id: soup, store_id: storeId }]) {
      expect(await remove(entry)).toMatchObject({
        status: 422,
        body: { errors: [{ code: "item_id" }] },
      });
    }
  });

  test("guests and callers without a session", async () => {
    const { guestId: guest_id } = await addGuest(db);
    for (const endpoint of [
      "POST /customer/wish-list/add",
      "DELETE /customer/wish-list/remove",
      "GET /customer/wish-list",
    ] as const) {
      const here = { zones: [shop.zoneId] };
      expect(await ask(endpoint, { item_id: soup, guest_id }, here)).toMatchObject({
        status: 403,
        body: { errors: [{ code: "is_guest" }] },
      });
      expect((await ask(endpoint, { item_id: soup }, here)).status).toBe(401);
    }
  });

  test("to list without zones", async () => {
    expect(await ask("GET /customer/wish-list", {}, { token: ada.token })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }] },
    });
  });
});

describe("the wishlist count of an item", () => {
  test("is current, and drops no cached response but those of the item", async () => {
    expect(await countOf(soup)).toBe(0);
    await changes.flushed();
    const notified: string[] = [];
    const stop = changes.on("catalogue", (payload) => notified.push(payload));
    await add({ item_id: soup });
    expect(await countOf(soup)).toBe(1);
    await add({ item_id: soup }, await addCustomer(db));
    await add({ item_id: soup });
    expect(await countOf(soup)).toBe(2);
    await remove({ item_id: soup });
    await remove({ item_id: soup });
    expect(await countOf(soup)).toBe(1);
    await changes.flushed();
    expect(new Set(notified)).toEqual(new Set([`item:${soup}`]));
    stop();
  });

  test("is correct after concurrent changes by many customers", async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => addCustomer(db)));
    const bread = await addItem(db, { storeId });
    await Promise.all(
      many.flatMap((customer, index) => {
        const both = [{ item_id: soup }, { item_id: bread }];
        return (index % 2 ? both : both.toReversed()).map((entry) => add(entry, customer));
      }),
    );
    await Promise.all(
      many.flatMap((customer, index) => [
        add({ item_id: soup }, customer),
        ...(index % 3 === 0 ? [remove({ item_id: bread }, customer)] : []),
      ]),
    );
    expect([await countOf(soup), await countOf(bread)]).toEqual([12, 8]);
    expect(await db.$count(wishlistEntries, eq(wishlistEntries.itemId, bread))).toBe(8);
  });

  test("grows by one during concurrent requests of one customer", async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => add({ item_id: soup })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(await countOf(soup)).toBe(1);
  });

  test("falls when an account is deleted", async () => {
    await add({ item_id: soup });
    await db.delete(customers).where(eq(customers.id, ada.customerId));
    await changes.flushed();
    expect(await countOf(soup)).toBe(0);
  });
});

test("lists at most 500 items, the newest", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 501; count++) ids.push(await addItem(db, { storeId }));
  await db
    .insert(wishlistEntries)
    .values(ids.map((itemId) => ({ customerId: ada.customerId, itemId })));
  expect((await listed()).items).toEqual(ids.toReversed().slice(0, 500));
});
