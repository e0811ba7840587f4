import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { dueAcceptancesJob } from "../orders/acceptance.job.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeSlots } from "../orders/store-slots.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";
import { assignCourier } from "./couriers.data.ts";

const { ask, db, seeded, setNow, ctx, configure, place, nextKey, runDueJobs, grocery } =
  await startCheckoutTest();
const now = new Date("2026-03-20T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const noon = after(120).toISOString();
const one = after(180).toISOString();
const two = after(240).toISOString();

let customer: Awaited<ReturnType<typeof addCustomer>>;
let storeId = 0;
let itemId = 0;

beforeEach(async () => {
  await ctx();
  setNow(now);
  await configure({});
  customer = await addCustomer(db);
  storeId = await addStore(db, { moduleId: seeded.grocery.moduleId, zoneId: seeded.zoneId });
  itemId = await addItem(db, { storeId, stock: 50 });
});

const setStore = (changes: Partial<typeof stores.$inferInsert>) =>
  db.update(stores).set(changes).where(eq(stores.id, storeId));

/** Orders one piece in cash as the customer; for later with a time. */
async function buy(schedule_at?: string, token = customer.token) {
  const time = schedule_at === undefined ? {} : { order_type: "schedule_order", schedule_at };
  const input = { ...buyNowInput(itemId), store_id: storeId, guest_id: undefined, ...time };
  const { status, body } = await place(input, { ...grocery, token });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order;
}

const move = (order_id: number, schedule_at: string | null, more: object = {}) =>
  ask(
    "PUT /customer/order/reschedule",
    { order_id, schedule_at, ...more },
    { token: customer.token, key: nextKey() },
  );
const cancel = (order_id: number) =>
  ask("PUT /customer/order/cancel", { order_id, reason: "x" }, { token: customer.token });
const timesOf = async (order_id: number) =>
  (await ask("GET /customer/order/times", { order_id }, { token: customer.token })).body;
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, { token: customer.token })).body;
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const dataOf = ({ body }: { body: { errors?: { data?: object }[] } }) => body.errors?.[0]?.data;

async function takenSlots() {
  const rows = await db.select().from(storeSlots).where(eq(storeSlots.storeId, storeId));
  return Object.fromEntries(rows.map(({ startsAt, orders: n }) => [startsAt.toISOString(), n]));
}

const startStore = async () =>
  (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId })).token;
const accept = (token: string, id: number) =>
  ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, { token, key: nextKey() });

async function runJobsAt(at: Date) {
  setNow(at);
  await enqueue(db, dueAcceptancesJob, {});
  await runDueJobs();
}

describe("a customer moves an order", () => {
  test("to another slot, and gives the old one back", async () => {
    const { id } = await buy(noon);
    expect(await takenSlots()).toEqual({ [noon]: 1 });
    expect(await move(id, one, { order_amount: 13 })).toMatchObject({
      status: 200,
      body: {
        message: "The new time is set.",
        order: { scheduled: 1, schedule_at: one, cancel_until: after(160).toISOString() },
      },
    });
    expect(await takenSlots()).toEqual({ [noon]: 0, [one]: 1 });
    expect(await stockOf(db, itemId)).toBe(49);
    await cancel(id);
    expect(await takenSlots()).toEqual({ [noon]: 0, [one]: 0 });
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("from now to later, and from later to as soon as possible", async () => {
    const { id } = await buy();
    expect((await move(id, noon)).body.order).toMatchObject({ scheduled: 1, schedule_at: noon });
    setNow(after(30));
    expect((await move(id, null)).body.order).toMatchObject({
      scheduled: 0,
      schedule_at: after(30).toISOString(),
      cancel_until: null,
    });
    expect(await takenSlots()).toEqual({ [noon]: 0 });
  });

  test("and is told, as is the store whose ticket it changes", async () => {
    const { id } = await buy(noon);
    await runDueJobs();
    await move(id, one);
    await runDueJobs();
    const { body } = await ask("GET /customer/notifications", {}, { token: customer.token });
    expect(body.find(({ title }) => title === `Your order #${id} has a new time`)).toMatchObject({
      description: expect.stringMatching(/^New time: .*14:00$/),
    });
    const { body: tickets } = await ask(
      "GET /store/orders",
      { state: "new" },
      { token: await startStore() },
    );
    expect(tickets.orders).toMatchObject([{ id, schedule_at: one }]);
  });

  test("that its store has accepted, which starts it at the new time", async () => {
    const { id } = await buy(noon);
    const token = await startStore();
    await accept(token, id);
    expect((await move(id, two)).body.order).toMatchObject({ order_status: "confirmed" });
    // Its preparation would have started at 11:40 and ended in a cancellation at 11:48.
    await runJobsAt(after(110));
    expect((await track(id)).order_status).toBe("confirmed");
    await runJobsAt(after(220 + 8));
    expect((await track(id)).order_status).toBe("canceled");
  });

  test("to as soon as possible, for which the store has its whole time again", async () => {
    const { id } = await buy(two);
    setNow(after(60));
    await move(id, null);
    await runJobsAt(after(60 + 7.9));
    expect((await track(id)).order_status).toBe("pending");
    await runJobsAt(after(60 + 8));
    expect((await track(id)).order_status).toBe("canceled");
  });

  test("to the time that it has, and nothing changes", async () => {
    const { id } = await buy(noon);
    await move(id, noon);
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect(row?.rescheduledAt).toBeNull();
    const soon = await buy();
    expect((await move(soon.id, null)).body.order.schedule_at).toBe(soon.schedule_at);
  });

  test("and takes it from its courier", async () => {
    const { id } = await buy(noon);
    await accept(await startStore(), id);
    const courierId = await addCourier(db);
    await assignCourier(db, id, courierId, now);
    await transitionOrder(db, id, "accepted", { kind: "courier", courierId }, { at: now });
    expect((await move(id, one)).body.order).toMatchObject({
      order_status: "confirmed",
      delivery_man: null,
    });
  });
});

describe("an order is not moved", () => {
  test("once it has begun", async () => {
    const { id } = await buy(noon);
    setNow(after(100));
    expect((await track(id)).actions).not.toContain("reschedule");
    expect(codes(await move(id, one))).toEqual([409, "order_status"]);
    expect(codes(await ask("GET /customer/order/times", { order_id: id }, customer))).toEqual([
      409,
      "order_status",
    ]);
  });

  test("more than ten times a day, because each sends messages", async () => {
    const { id } = await buy(noon);
    const results: number[] = [];
    for (let round = 0; round < 11; round++) {
      results.push((await move(id, round % 2 === 0 ? one : two)).status);
    }
    expect(results).toEqual([...Array(10).fill(200), 429]);
  });

  test("to another place, which only a parcel has", async () => {
    const { id } = await buy(noon);
    const receiver_place = { address: "1 Rue Neuve", latitude: 43.6, longitude: 3.9 };
    expect(codes(await move(id, one, { receiver_place }))).toEqual([409, "order_status"]);
    expect((await track(id)).schedule_at).toBe(noon);
  });

  test("by another customer", async () => {
    const { id } = await buy(noon);
    customer = await addCustomer(db);
    expect(codes(await move(id, one))).toEqual([404, "order"]);
    expect(codes(await ask("GET /customer/order/times", { order_id: id }, customer))).toEqual([
      404,
      "order",
    ]);
  });

  test("for another amount than the customer saw", async () => {
    const { id } = await buy(noon);
    const refused = await move(id, one, { order_amount: 12 });
    expect(codes(refused)).toEqual([409, "price_changed"]);
    expect(dataOf(refused)).toEqual({ order_amount: 13 });
  });

  test("to a time between slots or too soon: the nearest five are named", async () => {
    const { id } = await buy(two);
    const between = await move(id, after(130).toISOString());
    expect(codes(between)).toEqual([422, "schedule_at"]);
    const slots = [60, 90, 120, 150, 180].map((minutes) => after(minutes).toISOString());
    expect(dataOf(between)).toEqual({ slots });
    const past = await move(id, after(-30).toISOString());
    expect(codes(past)).toEqual([422, "schedule_at"]);
    expect(dataOf(past)).toEqual({
      slots: [0, 30, 60, 90, 120].map((minutes) => after(minutes).toISOString()),
    });
  });

  test("to a time at which its store is closed, and neither to as soon as possible", async () => {
    const { id } = await buy(noon);
    const hours = { opening_time: "12:00:00", closing_time: "16:00:00" };
    const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }));
    await setStore({ schedules });
    const refused = await move(id, after(7 * 60).toISOString());
    expect(codes(refused)).toEqual([422, "store_closed"]);
    // Open until 16:00 in Paris.
    expect(dataOf(refused)).toEqual({
      slots: [150, 180, 210, 240, 270].map((minutes) => after(minutes).toISOString()),
    });
    await setStore({ schedules: schedules.map((each) => ({ ...each, opening_time: "11:30:00" })) });
    expect(codes(await move(id, null))).toEqual([422, "store_closed"]);
    expect(await timesOf(id)).toMatchObject({ as_soon_as_possible: false });
  });

  test("to a time at which an item is not sold", async () => {
    itemId = await addItem(db, {
      storeId,
      stock: 5,
      availableFrom: "13:00",
      availableUntil: "14:30",
    });
    const { id } = await buy(noon);
    const refused = await move(id, two);
    expect(codes(refused)).toEqual([422, "not_available"]);
    expect(dataOf(refused)).toMatchObject({ item_id: itemId });
    const { slots } = await timesOf(id);
    expect(slots.slice(0, 3).map(({ at }) => at)).toEqual(
      [120, 150, 180].map((minutes) => after(minutes).toISOString()),
    );
  });

  test("to a full slot; its own is free for it", async () => {
    await setStore({ slotCapacity: 1 });
    const { id } = await buy(noon);
    await buy(one);
    expect(codes(await move(id, one))).toEqual([409, "schedule_at"]);
    const { slots } = await timesOf(id);
    const isFull = (time: string) => slots.find(({ at }) => at === time)?.is_full;
    expect([isFull(noon), isFull(one), isFull(two)]).toEqual([false, true, false]);
    expect(await takenSlots()).toEqual({ [noon]: 1, [one]: 1 });
  });
});

describe("at the same time", () => {
  const rounds = Array.from({ length: 5 }, (_none, round) => round);

  test.each(rounds)("two orders that want the last place: the second gets 409 (%i)", async () => {
    await setStore({ slotCapacity: 1 });
    const [first, second] = [await buy(noon), await buy(one)];
    const results = await Promise.all([move(first.id, two), move(second.id, two)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = Object.values(await takenSlots()).reduce((sum, count) => sum + count, 0);
    expect([taken, (await takenSlots())[two]]).toEqual([2, 1]);
  });

  test.each(rounds)("two orders that change places do not wait for each other (%i)", async () => {
    await setStore({ slotCapacity: 2 });
    const [first, second] = [await buy(noon), await buy(one)];
    const results = await Promise.all([move(first.id, one), move(second.id, noon)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takenSlots()).toEqual({ [noon]: 1, [one]: 1 });
  });

  test.each(rounds)("moving and canceling an order leave no place taken (%i)", async () => {
    const { id } = await buy(noon);
    const [moved, canceled] = await Promise.all([move(id, one), cancel(id)]);
    expect(canceled.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    expect(Object.values(await takenSlots()).every((count) => count === 0)).toBe(true);
    expect((await track(id)).order_status).toBe("canceled");
    expect(await stockOf(db, itemId)).toBe(50);
  });

  test.each(rounds)("the store accepts while the customer moves the order (%i)", async () => {
    const { id } = await buy();
    const token = await startStore();
    const [accepted, moved] = await Promise.all([accept(token, id), move(id, noon)]);
    expect(accepted.status).toBe(200);
    const { order_status, scheduled } = await track(id);
    const expected = moved.status === 200 ? ["confirmed", 1] : ["confirmed", 0];
    expect([order_status, scheduled]).toEqual(expected);
  });
});
