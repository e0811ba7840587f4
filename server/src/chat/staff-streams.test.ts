import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { orderEvents } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { releaseSlot, takeSlot } from "../orders/store-slots.data.ts";
import { addCourier, addOrder, desk as byDesk, storeOf } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { staffSessions } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { ask, api, db, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const manager = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
const dispatcher = await addStaff(db, { kind: "operator", role: "dispatcher" });
const support = await addStaff(db, { kind: "operator", role: "support" });
const store = storeOf(shop.grocery);
const now = () => new Date();

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await addOldChange();
});

afterEach(() => api.streams.close());

/**
 * Stores a change of long ago, as every shop has one: without it a stream begins anew where a
 * transaction of another database of the server was running when the last event was sent.
 */
async function addOldChange() {
  const orderId = await newOrder({ status: "delivered" });
  await inTransaction(db, (tx) => notifyWatchers(tx, orderId));
  await db.update(orderEvents).set({ transaction: "3" });
}

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });

async function newCourier() {
  const courierId = await addCourier(db);
  const { token, id } = await addStaff(db, { kind: "courier", role: null, courierId });
  return { courierId, token, id };
}

interface Data {
  id?: number;
  order_status?: string;
  otp?: string | null;
  job_id?: number;
  job?: { state: string; offered_until: string | null } | null;
  code?: string;
}

async function open(audience: string, token: string, after?: string) {
  const headers: Record<string, string> = after === undefined ? {} : { "last-event-id": after };
  const request = requestFor(`GET /${audience}/stream`, {}, { token, headers });
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<Data>(response);
  const take = async () => {
    let event = await nextOf(events);
    // How much waits is counted in another file.
    while (event.event === "counters") event = await nextOf(events);
    return event;
  };
  return { response, take };
}

/** Takes events until one of an order in a status: what was sent before may be repeated. */
async function until(
  take: () => Promise<{ id?: string; data?: Data }>,
  id: number,
  status: string,
) {
  for (;;) {
    const event = await take();
    if (event.data?.id === id && event.data.order_status === status) return event;
  }
}

async function ordersOf(take: () => Promise<{ data?: Data }>, count: number) {
  const received: unknown[] = [];
  for (let index = 0; index < count; index++) {
    const { data } = await take();
    received.push([data?.id, data?.order_status]);
  }
  return received;
}
const byParts = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

describe("the stream of a store", () => {
  test("sends the orders in progress, then each change, without the code of the customer", async () => {
    const first = await newOrder({ otp: "4711" });
    await newOrder({ cart: { storeId: otherStoreId } });
    await newOrder({ status: "delivered" });
    await newOrder({ paymentMethod: "digital_payment" });
    const { take } = await open("store", cook.token);
    const present = await take();
    expect(present).toMatchObject({ event: "order", data: { id: first, otp: null } });
    await transitionOrder(db, first, "confirmed", store, { at: now() });
    const changed = await until(take, first, "confirmed");
    const second = await newOrder();
    await inTransaction(db, (tx) => notifyWatchers(tx, second));
    const placed = await until(take, second, "pending");
    const ids = [present, changed, placed].map(({ id = "" }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted(byParts));
  });

  test("says with each order who changed its status last", async () => {
    const id = await newOrder();
    const [{ take }, other] = [await open("store", cook.token), await open("store", manager.token)];
    const [input, key] = [{ id, processing_time: 20 }, crypto.randomUUID()];
    await ask("POST /store/orders/{id}/accept", input, { token: cook.token, key });
    const actedBy = { kind: "store", id: cook.id };
    for (const tablet of [take, other.take]) {
      expect((await until(tablet, id, "confirmed")).data).toMatchObject({ acted_by: actedBy });
    }
  });

  test("resumes with what changed since", async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const { take } = await open("store", cook.token);
    await take();
    const { id: last } = await take();
    await transitionOrder(db, second, "canceled", byDesk, { at: now() });
    const { take: resumed } = await open("store", cook.token, last);
    const { id: canceled } = await until(resumed, second, "canceled");
    await transitionOrder(db, first, "confirmed", store, { at: now() });
    await until(resumed, first, "confirmed");
    await until((await open("store", cook.token, canceled)).take, first, "confirmed");
  });

  test("repeats what followed an event that was received within a batch", async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const { take } = await open("store", cook.token);
    const { id: afterFirst } = await take();
    await take();
    await transitionOrder(db, first, "confirmed", store, { at: now() });
    const resumed = (await open("store", cook.token, afterFirst)).take;
    await until(resumed, second, "pending");
  });

  test("loses no change of a transaction that began earlier and commits later", async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const { take } = await open("store", cook.token);
    await take();
    await take();
    let last: string | undefined;
    await inTransaction(db, async (tx) => {
      await transitionOrder(tx, first, "confirmed", store, { at: now() });
      await transitionOrder(db, second, "canceled", byDesk, { at: now() });
      last = (await until(take, second, "canceled")).id;
    });
    await until(take, first, "confirmed");
    await until((await open("store", cook.token, last)).take, first, "confirmed");
  });

  test("starts with the present state when the changes since are not stored any more", async () => {
    const id = await newOrder();
    const member = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const { take } = await open("store", member.token);
    const { id: last } = await take();
    await db.delete(orderEvents);
    const other = await newOrder();
    expect(await ordersOf((await open("store", member.token, last)).take, 2)).toEqual([
      [id, "pending"],
      [other, "pending"],
    ]);
    const unknown = await open("store", member.token, "999999999999999.1");
    expect(await ordersOf(unknown.take, 1)).toEqual([[id, "pending"]]);
  });

  test("ends with the session", async () => {
    await newOrder();
    const member = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const { take } = await open("store", member.token);
    for (let event = (await take()).event; event !== "capacity"; ) event = (await take()).event;
    await db.delete(staffSessions).where(eq(staffSessions.staffId, member.id));
    let last = await take();
    // The order of the beginning may be repeated.
    while (last.event === "order") last = await take();
    expect(last).toMatchObject({ event: "end", data: { code: "auth-001" } });
  });

  test("is open at most five times for one person", async () => {
    const member = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    const opened = [];
    for (let count = 0; count < 6; count++) opened.push(await open("store", member.token));
    expect(opened.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("the capacity and the settings of a store", () => {
  const pauseByDesk = (until?: string) =>
    ask("PUT /desk/stores/{id}/pause", { id: storeId, until, reason: "Road closed" }, dispatcher);
  const later = new Date(Date.now() + 3_600_000).toISOString();

  /** Without the orders, of which the one of long ago may come as a change. */
  async function openState(token: string, after?: string) {
    const { take } = await open("store", token, after);
    return async () => {
      for (;;) {
        const event = await take();
        if (event.event !== "order") return event;
      }
    };
  }

  test("come at the start and when the desk or another device changes them", async () => {
    const take = await openState(manager.token);
    const present = [await take(), await take()];
    expect(present).toMatchObject([
      { event: "capacity", data: { paused_until: null, busy: null, full_slots: [] } },
      { event: "settings", data: { name: expect.any(String), accept_within: 8 } },
    ]);
    await pauseByDesk(later);
    const pause = { paused_until: later, pause_cause: "desk" };
    expect(await take()).toMatchObject({
      event: "capacity",
      data: { ...pause, pause_reason: "Road closed" },
    });
    expect(await take()).toMatchObject({ event: "settings", data: pause });
    await pauseByDesk();
    expect((await take()).data).toMatchObject({ paused_until: null, pause_reason: null });
    await take();

    await ask("PUT /store/busy", { extra_minutes: 15, until: later }, cook);
    const busy = { extra_minutes: 15, until: later };
    expect(await take()).toMatchObject({ event: "capacity", data: { busy } });
    await ask("PUT /store/settings", { accept_within: 5 }, manager);
    const changed = await take();
    expect(changed).toMatchObject({ event: "settings", data: { accept_within: 5 } });

    await ask("PUT /store/settings", { accept_within: 8 }, manager);
    const resumed = await openState(manager.token, changed.id);
    expect(await resumed()).toMatchObject({ event: "capacity", data: { busy } });
    expect(await resumed()).toMatchObject({ event: "settings", data: { accept_within: 8 } });
  });

  test("come to those alone whose role includes them", async () => {
    const { token, id } = await addStaff(db, { kind: "store_staff", role: "catalogue", storeId });
    const [kitchen, catalogue] = [await openState(cook.token), await openState(token)];
    expect((await kitchen()).event).toBe("capacity");
    await pauseByDesk(later);
    // Without settings, which the role does not include.
    expect((await kitchen()).event).toBe("capacity");
    await pauseByDesk();
    expect((await kitchen()).event).toBe("capacity");
    await db.delete(staffSessions).where(eq(staffSessions.staffId, id));
    expect((await catalogue()).event).toBe("end");
  });

  test("tell of a slot that fills up and of one that has a place again", async () => {
    const slotAt = new Date(Date.now() + 7_200_000);
    await db.update(stores).set({ slotCapacity: 1 }).where(eq(stores.id, storeId));
    const take = await openState(cook.token);
    const hours = { min_delivery_time: expect.any(Number), schedules: expect.any(Array) };
    expect((await take()).data).toMatchObject({ slot_capacity: 1, full_slots: [], ...hours });
    const id = await newOrder({ scheduled: true, scheduleAt: slotAt, cart: { slotAt } });
    await takeSlot(db, id);
    expect((await take()).data).toMatchObject({ full_slots: [slotAt.toISOString()] });
    await releaseSlot(db, id);
    expect((await take()).data).toMatchObject({ full_slots: [] });
  });
});

describe("the stream of the desk", () => {
  test("sends the orders of all stores in the zones of the operator", async () => {
    const own = await newOrder();
    const other = await newOrder({ cart: { storeId: otherStoreId } });
    const elsewhere = await addStaff(db, {
      kind: "operator",
      role: "support",
      zoneIds: [shop.otherZoneId],
    });
    const desk = await open("desk", support.token);
    expect(await ordersOf(desk.take, 2)).toEqual([
      [own, "pending"],
      [other, "pending"],
    ]);
    const there = await newOrder({ zoneId: shop.otherZoneId });
    const foreign = await open("desk", elsewhere.token);
    expect(await ordersOf(foreign.take, 1)).toEqual([[there, "pending"]]);
    await transitionOrder(db, own, "canceled", byDesk, { at: now() });
    await transitionOrder(db, there, "canceled", byDesk, { at: now() });
    expect(await ordersOf(foreign.take, 1)).toEqual([[there, "canceled"]]);
  });

  test("sends more orders than it reads at a time, in order", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 120; count++) ids.push(await newOrder());
    const { take } = await open("desk", support.token);
    expect((await ordersOf(take, 120)).map((entry) => (entry as number[])[0])).toEqual(ids);
  });
});

describe("the stream of a courier", () => {
  test("sends an offer, its end, and the jobs that the courier has", async () => {
    const [near, far] = [await newCourier(), await newCourier()];
    const id = await newOrder();
    const streams = [await open("courier", near.token), await open("courier", far.token)] as const;
    const options = { token: cook.token, key: crypto.randomUUID() };
    await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
    // Until the plan offers it to the best of them, everybody can take it.
    const offered = await Promise.all(streams.map(({ take }) => take()));
    await runDueJobs();
    expect(offered.map(({ event, data }) => [event, data?.job_id, data?.job?.state])).toEqual([
      ["job", id, "offered"],
      ["job", id, "offered"],
    ]);
    const key = crypto.randomUUID();
    await ask("POST /courier/jobs/{id}/accept", { id }, { token: near.token, key });
    for (let state = "offered"; state === "offered"; ) {
      state = (await streams[0].take()).data?.job?.state ?? "gone";
      if (state !== "offered") expect(state).toBe("accepted");
    }
    for (let job: Data["job"] | undefined = offered[1]?.data?.job; job; ) {
      job = (await streams[1].take()).data?.job;
      if (!job) expect(job).toBeNull();
    }
  });

  test("resumes with jobs that another courier has taken meanwhile", async () => {
    const [ours, other] = [await newCourier(), await newCourier()];
    const id = await newOrder({ status: "confirmed" });
    const { take } = await open("courier", ours.token);
    const { id: last, data } = await take();
    expect(data).toMatchObject({ job_id: id, job: { state: "offered" } });
    const key = crypto.randomUUID();
    await ask("POST /courier/jobs/{id}/accept", { id }, { token: other.token, key });
    const resumed = await open("courier", ours.token, last);
    expect((await resumed.take()).data).toEqual({ job_id: id, job: null });
  });

  test("resumes after a change that was sent during a long transaction", async () => {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`);
      const [ours, other] = [await newCourier(), await newCourier()];
      const id = await newOrder({ status: "confirmed" });
      const { take } = await open("courier", ours.token);
      const { id: last } = await take();
      const key = crypto.randomUUID();
      await ask("POST /courier/jobs/{id}/accept", { id }, { token: other.token, key });
      const resumed = await open("courier", ours.token, last);
      expect((await resumed.take()).data).toEqual({ job_id: id, job: null });
    });
  });
});
