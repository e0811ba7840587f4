import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { addZone, middle, type SeededShop, seedShop } from "../catalog/testing.ts";
import { zones } from "../location/zones.tables.ts";
import { startTestApi } from "../testing.ts";
import { customerAddresses } from "./addresses.tables.ts";

const { ask, db, changes } = await startTestApi();
let shop: SeededShop;
let ada: { token: string; customerId: number };

beforeAll(async () => {
  shop = await seedShop(db);
});
beforeEach(async () => {
  ada = await addCustomer(db);
});

const home = {
  address: "1 Place des Essais",
  address_type: "home",
  ...middle,
  contact_person_name: "Ada Lovelace",
  contact_person_number: "06 12 34 56 78",
};
const add = (changed: object = {}, { token } = ada) =>
  ask("POST /customer/add-address", { ...home, ...changed }, { token });
const list = (input: Record<string, unknown> = {}, { token } = ada) =>
  ask("GET /customer/address/list", input, { token });
const update = (id: number, changed: object = {}, { token } = ada) =>
  ask("PUT /customer/address/{id}", { id, ...home, ...changed }, { token });
const remove = (id: number, { token } = ada) =>
  ask("DELETE /customer/address/{id}", { id }, { token });

test("saves an address with the phone in E.164 and returns its zones", async () => {
  const { status, body } = await add({ road: "Quai", house: "12 bis", floor: "3" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: "Address added successfully",
    zone_ids: [shop.zoneId],
    address: {
      address: "1 Place des Essais",
      address_type: "home",
      address_label: null,
      latitude: 43.6,
      road: "Quai",
      house: "12 bis",
      floor: "3",
      contact_person_number: "+33612345678",
      additional_information: null,
      zone_id: shop.zoneId,
      zone_ids: [shop.zoneId],
    },
  });
  expect((await list()).body).toMatchObject({ total_size: 1, addresses: [body.address] });
});

test("saves a custom label for `other` only", async () => {
  const label = async (address_type: string) =>
    (await add({ address_type, address_label: "Boat" })).body.address.address_label;
  expect([await label("other"), await label("home")]).toEqual(["Boat", null]);
});

test("lists the newest first, page by page", async () => {
  const made: number[] = [];
  for (const address_type of ["home", "office", "Grandma"]) {
    made.unshift((await add({ address_type })).body.address.id);
  }
  const page = async (offset: number) => {
    const { body } = await list({ limit: 2, offset });
    expect(body.total_size).toBe(3);
    return body.addresses.map(({ id }) => id);
  };
  expect([...(await page(1)), ...(await page(2))]).toEqual(made);
});

test("filters addresses by the zone of a store, among the zones that are open now", async () => {
  const near = (await add()).body.address.id;
  const far = (await add({ longitude: 4.2 })).body.address.id;
  const of = async (store_zone_id: number) =>
    (await list({ store_zone_id })).body.addresses.map(({ id }) => id);
  expect([await of(shop.zoneId), await of(shop.otherZoneId)]).toEqual([[near], [far]]);

  const { latitude, longitude } = middle;
  const small = await addZone(db, { area: around(latitude, longitude, 0.01) });
  await changes.flushed();
  expect(await of(small)).toEqual([near]);
  expect((await list()).body.addresses.at(-1)).toMatchObject({
    zone_id: small,
    zone_ids: [small, shop.zoneId],
  });
  await db.delete(zones).where(eq(zones.id, small));
  await changes.flushed();
});

test("an address has the zones whose stores deliver to it, too", async () => {
  const deliver = async (deliversTo: number[]) => {
    await db.update(zones).set({ deliversTo }).where(eq(zones.id, shop.otherZoneId));
    await changes.flushed();
  };
  await deliver([shop.zoneId]);
  expect((await add()).body.address).toMatchObject({
    zone_id: shop.zoneId,
    zone_ids: [shop.zoneId, shop.otherZoneId],
  });
  expect((await list({ store_zone_id: shop.otherZoneId })).body.addresses).toHaveLength(1);
  await deliver([]);
});

function around(latitude: number, longitude: number, degrees: number) {
  const [south, west, north, east] = [
    latitude - degrees,
    longitude - degrees,
    latitude + degrees,
    longitude + degrees,
  ];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon" as const, coordinates: [ring] };
}

test("replaces an address and clears omitted fields", async () => {
  const { id } = (await add({ house: "12" })).body.address;
  const { status, body } = await update(id, { address_type: "office", longitude: 4.2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: "Address updated successfully",
    zone_ids: [shop.otherZoneId],
    address: { id, address_type: "office", house: null, zone_id: shop.otherZoneId },
  });
  expect((await list()).body.addresses).toEqual([body.address]);
});

test("deletes an address", async () => {
  const { id } = (await add()).body.address;
  expect(await remove(id)).toMatchObject({
    status: 200,
    body: { message: "Address deleted successfully" },
  });
  expect((await list()).body).toMatchObject({ total_size: 0, addresses: [] });
  expect(await remove(id)).toMatchObject({ status: 404, body: { errors: [{ code: "address" }] } });
});

test("returns 404 for an address of another customer and leaves it unchanged", async () => {
  const { body } = await add();
  const eve = await addCustomer(db);
  for (const response of [
    await update(body.address.id, { address: "Elsewhere" }, eve),
    await update(body.address.id, { latitude: 0, longitude: 0 }, eve),
    await remove(body.address.id, eve),
    await update(999_999),
  ]) {
    expect(response).toMatchObject({ status: 404, body: { errors: [{ code: "address" }] } });
  }
  expect((await list({}, eve)).body.addresses).toEqual([]);
  expect((await list()).body.addresses).toEqual([body.address]);
});

describe("refuses", () => {
  const nowhere = { latitude: 48, longitude: 2 };

  test.each([
    ["a location outside all open zones", nowhere, "coordinates"],
    ["an invalid phone", { contact_person_number: "0000000" }, "contact_person_number"],
    ["an empty address", { address: " " }, "address"],
    ["an empty contact name", { contact_person_name: "" }, "contact_person_name"],
    ["a missing address type", { address_type: undefined }, "address_type"],
    ["a latitude beyond the pole", { latitude: 91 }, "latitude"],
  ])("%s, and leaves the saved address unchanged", async (_what, changed, code) => {
    const { address } = (await add()).body;
    for (const response of [await add(changed), await update(address.id, changed)]) {
      expect(response).toMatchObject({ status: 422, body: { errors: [{ code }] } });
    }
    expect((await list()).body.addresses).toEqual([address]);
  });

  test("a closed zone", async () => {
    await db.update(zones).set({ open: false }).where(eq(zones.id, shop.otherZoneId));
    await changes.flushed();
    expect((await add({ longitude: 4.2 })).body.errors).toMatchObject([{ code: "coordinates" }]);
    await db.update(zones).set({ open: true });
    await changes.flushed();
  });

  test("the 51st address, also of simultaneous ones", async () => {
    const { customerId } = ada;
    const row = {
      customerId,
      address: "x",
      type: "home",
      ...middle,
      contactName: "Ada",
      contactPhone: "+33612345678",
      zoneId: shop.zoneId,
    };
    await db.insert(customerAddresses).values(Array.from({ length: 48 }, () => row));
    const responses = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      201, 201, 422, 422, 422, 422,
    ]);
    expect(responses.find(({ status }) => status === 422)?.body.errors).toMatchObject([
      { code: "address_count" },
    ]);
    expect((await list()).body.total_size).toBe(50);
    expect((await add({}, await addCustomer(db))).status).toBe(201);
  });

  test("a guest, whose addresses stay in the browser", async () => {
    const { guestId: guest_id } = await addGuest(db);
    for (const endpoint of [
      "GET /customer/address/list",
      "POST /customer/add-address",
      "PUT /customer/address/{id}",
      "DELETE /customer/address/{id}",
    ] as const) {
      expect(await ask(endpoint, { id: 1, ...home, guest_id })).toMatchObject({
        status: 403,
        body: { errors: [{ code: "is_guest" }] },
      });
    }
  });

  test("a page beyond the limit", async () => {
    expect(await list({ limit: 100, offset: 101 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "offset" }] },
    });
  });
});
