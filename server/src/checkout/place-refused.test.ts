import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore, middle } from "../catalog/testing.ts";
import type { ShopSettings } from "../config/shop.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { db, setNow, seeded, bakery, grocer, configure, ctx, place, refused, placeOf } =
  await startCheckoutTest();

beforeEach(async () => {
  await ctx();
});

test.each<[string, Partial<ShopSettings>, object, string, string]>([
  ["delivery", { homeDelivery: false }, {}, "order_type", "Delivery is not"],
  ["take away", { takeAway: false }, { order_type: "take_away" }, "order_type", "Pickup is not"],
  ["cash", { cashOnDelivery: false }, {}, "payment_method", "This payment method"],
  [
    "payment in advance",
    {},
    { payment_method: "digital_payment" },
    "payment_method",
    "This payment",
  ],
  ["partial payment", {}, { partial_payment: 1 }, "partial_payment", "Paying a part"],
  ["tips", { tips: false }, { dm_tips: 1 }, "dm_tips", "Tips are not"],
  [
    "scheduling",
    { scheduleOrder: false },
    { schedule_at: "2030-01-01T12:00:00Z" },
    "schedule_at",
    "Orders for a later",
  ],
])(
  "refuses %s when it is switched off, and names it",
  async (_title, settings, overrides, field, start) => {
    await configure(settings);
    const itemId = await addItem(db, { storeId: bakery });
    expect(await refused(() => place({ ...buyNowInput(itemId), ...overrides }))).toMatchObject({
      status: 403,
      errors: [{ code: "feature_off", field, message: expect.stringMatching(`^${start}`) }],
    });
  },
);

test("refuses cash in a zone that takes none", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await db.update(zones).set({ cashOnDelivery: false }).where(eq(zones.id, seeded.zoneId));
  const result = await refused(() => place(buyNowInput(itemId)));
  await db.update(zones).set({ cashOnDelivery: true }).where(eq(zones.id, seeded.zoneId));
  expect(result).toMatchObject({ status: 403, errors: [{ field: "payment_method" }] });
});

test("refuses guests where guest checkout is off, together with other disabled features", async () => {
  await configure({ guestCheckout: false, tips: false });
  const itemId = await addItem(db, { storeId: bakery });
  const result = await refused(() => place({ ...buyNowInput(itemId), dm_tips: 1 }));
  expect(result).toMatchObject({ status: 403, codes: ["is_guest", "feature_off"] });
});

test("refuses a store of another module and an unknown store", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  for (const store_id of [grocer, 999_999]) {
    expect(await refused(() => place({ ...buyNowInput(itemId), store_id }))).toMatchObject({
      status: 404,
      codes: ["store"],
    });
  }
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
    place({ ...buyNowInput(itemId), store_id: storeId, order_amount: 13, schedule_at });
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

test("refuses an address outside the store's zone, and a missing one", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const far = { latitude: middle.latitude + 0.2, longitude: middle.longitude };
  expect((await refused(() => place({ ...buyNowInput(itemId), ...far }))).codes).toContain("zone");
  expect(
    (await refused(() => place({ ...buyNowInput(itemId), latitude: undefined }))).codes,
  ).toContain("address");
  const away = {
    order_type: "take_away",
    address: undefined,
    latitude: undefined,
    longitude: undefined,
  };
  const { status, body } = await place({ ...buyNowInput(itemId), ...away, order_amount: 11 });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    order_type: "take_away",
    delivery_address: null,
    delivery_charge: 0,
  });
});

test("delivers to the zones that the store's zone delivers to, while they are open", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const near = { latitude: 43.6, longitude: 4.2 };
  const quote = async () => (await refused(() => place({ ...buyNowInput(itemId), ...near }))).codes;
  expect(await quote()).toContain("zone");
  await db
    .update(zones)
    .set({ deliversTo: [seeded.otherZoneId] })
    .where(eq(zones.id, seeded.zoneId));
  expect(await quote()).not.toContain("zone");
  const open = (isOpen: boolean) =>
    db.update(zones).set({ open: isOpen }).where(eq(zones.id, seeded.otherZoneId));
  await open(false);
  expect(await quote()).toContain("zone");
  await open(true);
  await db.update(zones).set({ deliversTo: [] }).where(eq(zones.id, seeded.zoneId));
});

test("refuses less than the store's minimum and more cash than the zone allows", async () => {
  const storeId = await addStore(db, { ...placeOf(seeded.food), minimumOrder: minor(1500) });
  const itemId = await addItem(db, { storeId });
  expect(await refused(() => place({ ...buyNowInput(itemId), store_id: storeId }))).toMatchObject({
    status: 422,
    errors: [{ code: "minimum_order", data: { minimum_order: 15 } }],
  });
  await db.update(zoneModules).set({ maximumCashOrder: minor(1299) });
  const plain = await addItem(db, { storeId: bakery });
  const result = await refused(() => place(buyNowInput(plain)));
  await db.update(zoneModules).set({ maximumCashOrder: minor(1300) });
  expect(result).toMatchObject({ status: 422, codes: ["cod_maximum"] });
  expect((await place(buyNowInput(plain))).status).toBe(201);
  await db.update(zoneModules).set({ maximumCashOrder: null });
});

test("requires name, number and e-mail of a guest, who cannot use coupons", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const withoutContact = {
    contact_person_name: undefined,
    contact_person_number: undefined,
    contact_person_email: undefined,
    coupon_code: "SAVE",
  };
  expect(await refused(() => place({ ...buyNowInput(itemId), ...withoutContact }))).toMatchObject({
    status: 422,
    codes: ["coupon_code", "contact_person_name", "contact_person_number", "contact_person_email"],
  });
  expect(
    await refused(() => place({ ...buyNowInput(itemId), contact_person_number: "+3300000000" })),
  ).toMatchObject({ codes: ["contact_person_number"] });
});
