import { beforeEach, describe, expect, test } from "vitest";
import { addItem, addStore } from "../catalog/testing.ts";
import { addGuest } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

/** What a store changes of itself and its items counts for the next order. */

const { ask, db, setNow, seeded, grocery, ctx, place, refused, placeOf } =
  await startCheckoutTest();
// A Friday, 11:00 in the shop.
const friday = new Date("2026-03-20T10:00:00Z");
let storeId = 0;
let itemId = 0;
let token = "";

beforeEach(async () => {
  await ctx();
  setNow(friday);
  storeId = await addStore(db, placeOf(seeded.grocery));
  itemId = await addItem(db, { storeId, stock: 5 });
  token = (await addStaff(db, { kind: "store_staff", role: "manager", storeId })).token;
});

const settings = (input: Record<string, unknown>) => ask("PUT /store/settings", input, { token });
const order = (overrides: object = {}) =>
  place({ ...buyNowInput(itemId), store_id: storeId, ...overrides }, grocery);
const codesOf = async (overrides: object = {}) =>
  (await refused(() => order(overrides))).codes ?? [];

test("a pause, a closed date and a minimum refuse the order, and let it pass when they end", async () => {
  await settings({ paused_until: "2026-03-20T11:00:00Z" });
  expect(await codesOf()).toEqual(["store_closed"]);
  await settings({ paused_until: null, closed_dates: ["2026-03-20"] });
  expect(await codesOf()).toEqual(["store_closed"]);
  await settings({ closed_dates: [], minimum_order: 10.01 });
  expect(await codesOf()).toEqual(["minimum_order"]);
  await settings({ minimum_order: 10 });
  expect((await order()).status).toBe(201);
});

test("hours across midnight take orders after midnight, and not after they close", async () => {
  await settings({
    schedules: [{ day: 5, opening_time: "20:00:00", closing_time: "02:00:00" }],
  });
  expect(await codesOf()).toEqual(["store_closed"]);
  setNow(new Date("2026-03-21T00:59:59Z"));
  expect((await order()).status).toBe(201);
  setNow(new Date("2026-03-21T01:00:00Z"));
  expect(await codesOf()).toEqual(["store_closed"]);
});

test("free delivery, extra packaging and the end of delivery count in the next order", async () => {
  await settings({ free_delivery: true });
  expect((await order({ order_amount: 11 })).status).toBe(201);
  await settings({ extra_packaging_amount: 1 });
  const packed = await order({ order_amount: 12, extra_packaging: 1 });
  expect(packed.status).toBe(201);
  await settings({ delivery: false });
  expect((await order({ order_amount: 11 })).status).toBe(403);
  expect((await order({ order_type: "take_away", order_amount: 11 })).status).toBe(201);
});

test("scheduled orders keep to what the store takes, its lead time and its places", async () => {
  const scheduled = (schedule_at: string) => ({ order_type: "schedule_order", schedule_at });
  const noon = scheduled("2026-03-20T12:00:00.000Z");
  await settings({ schedule_order: false });
  expect(await codesOf(noon)).toContain("schedule_at");
  await settings({ schedule_order: true, order_place_to_schedule_interval: 121 });
  expect(await codesOf(noon)).toContain("schedule_at");
  await settings({ order_place_to_schedule_interval: 120, slot_capacity: 1 });
  expect((await order(noon)).status).toBe(201);
  expect(await codesOf(noon)).toEqual(["schedule_at"]);
});

describe("an item", () => {
  test("that is sold out until tonight is ordered for tomorrow, not for now", async () => {
    const until = "2026-03-20T20:00:00Z";
    await ask("PUT /store/items/{id}/availability", { id: itemId, until }, { token });
    expect(await codesOf()).toEqual(["not_available"]);
    const tomorrow = { order_type: "schedule_order", schedule_at: "2026-03-21T10:00:00.000Z" };
    expect((await order(tomorrow)).status).toBe(201);
    setNow(new Date(until));
    expect((await order()).status).toBe(201);
  });

  test("that was deleted or got a new price is not sold as it was", async () => {
    await ask("PUT /store/items/{id}", { id: itemId, price: 12 }, { token });
    expect(await codesOf()).toContain("price_changed");
    await ask("DELETE /store/items/{id}", { id: itemId }, { token });
    expect(await codesOf()).toEqual(["item"]);
  });

  test("loses no piece when stock arrives beside orders", async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => addGuest(db)));
    const [added, ...placed] = await Promise.all([
      ask("PUT /store/items/{id}/stock", { id: itemId, add: 4 }, { token }),
      ...guests.map((guest_id) => order({ guest_id })),
    ]);
    const sold = placed.filter(({ status }) => status === 201).length;
    expect(added.status).toBe(200);
    expect(sold).toBeGreaterThanOrEqual(5);
    expect(await stockOf(db, itemId)).toBe(9 - sold);
  });
});
