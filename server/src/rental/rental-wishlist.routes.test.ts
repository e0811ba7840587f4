import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addStore, same, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { rentalWishlistEntries } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";
import { addRentalModule, addVehicle } from "./testing.ts";

const { ask, changes, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await addRentalModule(db, shop.zoneId);
const { garage, harbour, moduleId } = rental;
const here = { zones: [shop.zoneId], module: moduleId };
let clio = 0;
let mule = 0;
let ada: { token: string; customerId: number };

beforeAll(async () => {
  clio = await addVehicle(db, rental, { name: same("Clio") });
  mule = await addVehicle(db, rental, { name: same("Mule"), providerId: harbour });
  await db
    .update(stores)
    .set({ pickupZoneIds: [shop.otherZoneId] })
    .where(eq(stores.id, harbour));
});

beforeEach(async () => {
  ada = await addCustomer(db);
});

const add = (input: object, options: object = {}) =>
  ask("POST /rental/user/wish-list/add", { ...input }, { ...here, token: ada.token, ...options });
const remove = (input: object, options: object = {}) =>
  ask(
    "DELETE /rental/user/wish-list/remove",
    { ...input },
    { ...here, token: ada.token, ...options },
  );
const listed = async (options: object = {}) => {
  const all = { ...here, token: ada.token, ...options };
  const { body } = await ask("GET /rental/user/wish-list", {}, all);
  return {
    vehicles: body.vehicles.map(({ id }) => id),
    providers: body.providers.map(({ id }) => id),
  };
};

test("lists vehicles and providers, newest first, until they are removed", async () => {
  for (const entry of [
    { vehicle_id: clio },
    { provider_id: garage },
    { vehicle_id: mule },
    { provider_id: harbour },
  ]) {
    expect(await add(entry)).toMatchObject({
      status: 201,
      body: { message: "Added to your wishlist" },
    });
  }
  expect(await listed()).toEqual({ vehicles: [mule, clio], providers: [harbour, garage] });
  expect(await listed({ zones: [shop.otherZoneId] })).toEqual({
    vehicles: [mule],
    providers: [harbour],
  });

  expect(await remove({ vehicle_id: mule }, { language: "fr" })).toMatchObject({
    status: 200,
    body: { message: "Retiré de vos favoris" },
  });
  await remove({ provider_id: garage });
  expect(await listed()).toEqual({ vehicles: [clio], providers: [harbour] });
});

test("lists only what is offered", async () => {
  await add({ vehicle_id: clio });
  await add({ provider_id: garage });
  const other = await addRentalModule(db, shop.zoneId);
  await changes.flushed();
  expect(await listed({ module: other.moduleId })).toEqual({ vehicles: [], providers: [] });
  await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, clio));
  expect(await listed()).toEqual({ vehicles: [], providers: [garage] });
  await db.update(vehicles).set({ active: true }).where(eq(vehicles.id, clio));
  await db.update(stores).set({ active: false }).where(eq(stores.id, garage));
  expect(await listed()).toEqual({ vehicles: [], providers: [] });
  await db.update(stores).set({ active: true }).where(eq(stores.id, garage));
});

test("shows customers their own wishlist", async () => {
  const eve = await addCustomer(db);
  await add({ vehicle_id: clio });
  expect(await listed({ token: eve.token })).toEqual({ vehicles: [], providers: [] });
  expect((await remove({ vehicle_id: clio }, { token: eve.token })).status).toBe(404);
  expect((await listed()).vehicles).toEqual([clio]);
});

test("adds one entry for concurrent requests", async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => add({ vehicle_id: clio })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  expect(responses.find(({ status }) => status === 409)?.body.errors).toMatchObject([
    { code: "wishlist" },
  ]);
});

test("goes with the account", async () => {
  await add({ vehicle_id: clio });
  await add({ provider_id: garage });
  const deleted = await ask("DELETE /customer/remove-account", {}, { token: ada.token });
  expect(deleted.status).toBe(200);
  const own = eq(rentalWishlistEntries.customerId, ada.customerId);
  expect(await db.$count(rentalWishlistEntries, own)).toBe(0);
});

describe("refuses", () => {
  test("to add what is not offered in the module", async () => {
    const gone = await addVehicle(db, rental, { active: false });
    const idle = await addStore(db, { moduleId, zoneId: shop.zoneId, active: false });
    for (const vehicle_id of [gone, 999_999]) {
      expect(await add({ vehicle_id })).toMatchObject({
        status: 404,
        body: { errors: [{ code: "vehicle" }] },
      });
    }
    for (const provider_id of [idle, 999_999, shop.food.storeIds[0]]) {
      expect(await add({ provider_id })).toMatchObject({
        status: 404,
        body: { errors: [{ code: "provider" }] },
      });
    }
  });

  test("to remove what is not on it", async () => {
    for (const entry of [{ vehicle_id: clio }, { provider_id: garage }]) {
      expect(await remove(entry)).toMatchObject({
        status: 404,
        body: { errors: [{ code: "wishlist" }] },
      });
    }
  });

  test("neither or both of a vehicle and a provider", async () => {
    const refused = { status: 422, body: { errors: [{ code: "vehicle_id" }] } };
    for (const entry of [{}, { vehicle_id: clio, provider_id: garage }]) {
      expect(await add(entry)).toMatchObject(refused);
      expect(await remove(entry)).toMatchObject(refused);
    }
  });

  test("a module without rentals", async () => {
    const food = { module: shop.food.moduleId, token: ada.token, zones: [shop.zoneId] };
    const refused = { status: 422, body: { errors: [{ code: "moduleId" }] } };
    expect(await add({ vehicle_id: clio }, food)).toMatchObject(refused);
    expect(await remove({ vehicle_id: clio }, food)).toMatchObject(refused);
    expect(await ask("GET /rental/user/wish-list", {}, food)).toMatchObject(refused);
  });

  test("guests and callers without a session", async () => {
    const { guestId: guest_id } = await addGuest(db);
    for (const endpoint of [
      "POST /rental/user/wish-list/add",
      "DELETE /rental/user/wish-list/remove",
      "GET /rental/user/wish-list",
    ] as const) {
      expect(await ask(endpoint, { vehicle_id: clio, guest_id }, here)).toMatchObject({
        status: 403,
        body: { errors: [{ code: "is_guest" }] },
      });
      expect((await ask(endpoint, { vehicle_id: clio }, here)).status).toBe(401);
    }
  });
});
