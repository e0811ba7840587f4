import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore } from "../catalog/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { expireOrder } from "../orders/expire-order.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeSlots } from "../orders/store-slots.tables.ts";
import { addGuest } from "../orders/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { api, ask, db, setNow, seeded, configure, ctx, place, refused, placeOf } =
  await startCheckoutTest();
const now = new Date("2026-03-20T10:00:00Z");
const slot = "2026-03-20T12:00:00.000Z";
let guest_id = "";
let storeId = 0;
let itemId = 0;

beforeEach(async () => {
  guest_id = await ctx();
  setNow(now);
  storeId = await addStore(db, placeOf(seeded.food));
  itemId = await addItem(db, { storeId });
  await db.update(stores).set({ slotCapacity: 2 }).where(eq(stores.id, storeId));
});

const schedule = (schedule_at: string, overrides: object = {}) =>
  place({
    ...buyNowInput(itemId),
    order_type: "schedule_order",
    store_id: storeId,
    schedule_at,
    order_amount: 13,
    ...overrides,
  });

const fullSlots = async () =>
  (await ask("GET /customer/order/full-slots", { store_id: storeId, guest_id })).body.full;

const ordersIn = async (startsAt: string) => {
  const rows = await db.select().from(storeSlots).where(eq(storeSlots.storeId, storeId));
  return rows.find((row) => row.startsAt.toISOString() === startsAt)?.orders ?? 0;
};

test("refuses an order for a full slot, and lists the slot", async () => {
  expect((await schedule(slot)).status).toBe(201);
  expect(await fullSlots()).toEqual([]);
  expect((await schedule(slot)).status).toBe(201);
  expect(await fullSlots()).toEqual([slot]);
  expect(await refused(() => schedule(slot))).toMatchObject({
    status: 422,
    errors: [{ code: "schedule_at", field: "schedule_at", data: { full: slot } }],
  });
  expect((await schedule("2026-03-20T12:30:00.000Z")).status).toBe(201);
});

test("lists no slot of the past, and none of a store without a limit", async () => {
  await schedule(slot);
  await schedule(slot);
  await db.update(stores).set({ slotCapacity: null }).where(eq(stores.id, storeId));
  expect(await fullSlots()).toEqual([]);
  expect((await schedule(slot)).status).toBe(201);
  await db.update(stores).set({ slotCapacity: 3 }).where(eq(stores.id, storeId));
  expect(await fullSlots()).toEqual([slot]);
  setNow(new Date("2026-03-20T12:00:01Z"));
  expect(await fullSlots()).toEqual([]);
  const unknown = await ask("GET /customer/order/full-slots", { store_id: 999_999, guest_id });
  expect(unknown).toMatchObject({ status: 404, body: { errors: [{ code: "store" }] } });
});

test("counts the minutes of a quarter of an hour together where any minute is allowed", async () => {
  await configure({ slotMinutes: 0 });
  await schedule("2026-03-20T12:03:00Z");
  await schedule("2026-03-20T12:07:00Z");
  expect((await refused(() => schedule("2026-03-20T12:14:00Z"))).codes).toContain("schedule_at");
  expect((await schedule("2026-03-20T12:15:00Z")).status).toBe(201);
});

test("an order for now takes no slot", async () => {
  expect((await schedule(slot, { order_type: "delivery", schedule_at: undefined })).status).toBe(
    201,
  );
  expect(await db.$count(storeSlots, eq(storeSlots.storeId, storeId))).toBe(0);
});

test("a canceled order gives its place back once", async () => {
  const { body } = await schedule(slot);
  await schedule(slot);
  const canceled = await ask("PUT /customer/order/cancel", {
    order_id: body.order_id,
    guest_id,
    contact_number: "0612345678",
    note: "Another day",
  });
  expect(canceled.status).toBe(200);
  expect(await ordersIn(slot)).toBe(1);
  expect((await schedule(slot)).status).toBe(201);
  expect(await ordersIn(slot)).toBe(2);
});

test("an unpaid order holds its place until it expires, and needs one again when it is retried", async () => {
  await configure({ digitalPayment: true });
  const { body } = await schedule(slot, { payment_method: "digital_payment" });
  await schedule(slot);
  expect(await fullSlots()).toEqual([slot]);

  setNow(new Date("2026-03-20T10:31:00Z"));
  await expireOrder(api, body.order_id);
  expect(await fullSlots()).toEqual([]);
  const customer = { kind: "guest", guestId: (await ownerOf(body.order_id)) ?? "" } as const;
  const retry = () => transitionOrder(db, body.order_id, "pending", customer, { at: api.clock() });

  expect((await schedule(slot)).status).toBe(201);
  await expect(retry()).rejects.toMatchObject({ key: "slot_full" });
  expect(await ordersIn(slot)).toBe(2);
  await db.update(stores).set({ slotCapacity: 3 }).where(eq(stores.id, storeId));
  await retry();
  expect(await ordersIn(slot)).toBe(3);
  // Canceled after it has failed again: its place is given back once.
  setNow(new Date("2026-03-20T11:02:00Z"));
  await transitionOrder(db, body.order_id, "failed", { kind: "clock" }, { at: api.clock() });
  await transitionOrder(db, body.order_id, "canceled", customer, { at: api.clock() });
  expect(await ordersIn(slot)).toBe(2);
});

async function ownerOf(orderId: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order?.guestId;
}

test("gives the 5 places of a slot to 5 of 200 concurrent guests", async () => {
  await db.update(stores).set({ slotCapacity: 5 }).where(eq(stores.id, storeId));
  const guests = await Promise.all(Array.from({ length: 200 }, () => addGuest(db)));
  const responses = await Promise.all(guests.map((guest) => schedule(slot, { guest_id: guest })));
  const placed = responses.filter(({ status }) => status === 201);
  const codes = responses.flatMap(({ body }) => body.errors?.map(({ code }) => code) ?? []);
  expect(placed).toHaveLength(5);
  expect(codes).toEqual(Array(195).fill("schedule_at"));
  expect(await ordersIn(slot)).toBe(5);
});
