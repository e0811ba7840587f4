import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addStore } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { setPause } from "./pause-store.ts";
import { pauseUnreachableStores } from "./store-heartbeats.data.ts";

const { ask, db, seeded, setNow, ctx, order, put, nextKey, grocery, changes } =
  await startCheckoutTest();
// A Friday.
const opened = new Date("2026-03-20T10:00:00Z");
const after = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
const timeZone = "Europe/Paris";

let storeId = 0;
let token = "";

beforeEach(async () => {
  await ctx();
  setNow(opened);
  storeId = await addStore(db, { moduleId: seeded.grocery.moduleId, zoneId: seeded.zoneId });
  token = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId })).token;
  await changes.flushed();
});

async function beatAt(minutes: number, input: object = {}) {
  setNow(after(minutes));
  const heartbeat = { orders_screen: true, audio_ok: true, ...input };
  return (await ask("PUT /store/heartbeat", heartbeat, { token })).body;
}

async function isOpenAt(minutes: number) {
  setNow(after(minutes));
  await pauseUnreachableStores(db, { now: after(minutes), timeZone });
  await changes.flushed();
  const { body } = await ask("GET /stores/details/{id}", { id: storeId }, grocery);
  return body.open === 1;
}

describe("a store with an orders screen", () => {
  test("is paused after five minutes without a heartbeat, until the next one", async () => {
    expect(await beatAt(0)).toEqual({ open: true, paused_until: null });
    expect(await isOpenAt(5)).toBe(true);
    expect(await isOpenAt(5.1)).toBe(false);
    expect(await beatAt(6)).toEqual({ open: true, paused_until: null });
    expect(await isOpenAt(6)).toBe(true);
  });

  test("stays paused while it stays silent", async () => {
    await beatAt(0);
    for (const minutes of [6, 20, 35, 36, 50, 65, 120]) {
      expect(await isOpenAt(minutes), `${minutes} minutes`).toBe(false);
    }
  });

  test.each([
    ["without its sound", { audio_ok: false }],
    ["that does not show the orders", { orders_screen: false }],
  ])("is not reachable by a screen %s", async (_title, input) => {
    await beatAt(0);
    await beatAt(4, input);
    expect(await isOpenAt(6)).toBe(false);
    expect(await beatAt(7, input)).toMatchObject({ open: false });
  });

  test("is paused at once when the shift ends, until the next report of a screen", async () => {
    await beatAt(0);
    const pausedUntil = after(31).toISOString();
    expect(await beatAt(1, { orders_screen: false })).toEqual({
      open: false,
      paused_until: pausedUntil,
    });
    expect(await isOpenAt(1)).toBe(false);
    expect(await isOpenAt(60)).toBe(false);
    expect(await beatAt(61)).toEqual({ open: true, paused_until: null });
    expect(await isOpenAt(61)).toBe(true);
  });

  test("stays open after the shift while it accepts automatically", async () => {
    await beatAt(0);
    await db.update(stores).set({ autoAccept: true }).where(eq(stores.id, storeId));
    expect(await beatAt(1, { orders_screen: false })).toMatchObject({ open: true });
  });

  test("keeps a longer pause of its own when the shift ends", async () => {
    await beatAt(0);
    const pausedUntil = after(60);
    await db.update(stores).set({ pausedUntil, pauseCause: "store" }).where(eq(stores.id, storeId));
    const { paused_until } = await beatAt(1, { orders_screen: false });
    expect(paused_until).toBe(pausedUntil.toISOString());
  });

  test("does not end a pause of the desk with a heartbeat", async () => {
    const pausedUntil = after(60);
    await db.update(stores).set({ pausedUntil, pauseCause: "desk" }).where(eq(stores.id, storeId));
    expect(await beatAt(1)).toEqual({ open: false, paused_until: pausedUntil.toISOString() });
  });

  test("may be silent before its hours, and for five minutes after they begin", async () => {
    const schedules = [{ day: 5, opening_time: "12:00:00", closing_time: "22:00:00" }];
    await beatAt(0);
    await db.update(stores).set({ schedules }).where(eq(stores.id, storeId));
    expect(await isOpenAt(64)).toBe(true);
    expect(await isOpenAt(65)).toBe(false);
  });

  test("needs no heartbeat while it accepts automatically", async () => {
    await beatAt(0);
    await db.update(stores).set({ autoAccept: true }).where(eq(stores.id, storeId));
    expect(await isOpenAt(60)).toBe(true);
  });
});

test("a store that has never used an orders screen is not paused", async () => {
  expect(await beatAt(0, { orders_screen: false })).toMatchObject({ open: true });
  expect(await isOpenAt(600)).toBe(true);
});

test("heartbeats are not in the audit log", async () => {
  await beatAt(0);
  expect(await db.$count(auditLog, eq(auditLog.action, "PUT /store/heartbeat"))).toBe(0);
});

describe("a busy store", () => {
  const setBusy = (minutes: number, extra_minutes = 15) =>
    ask("PUT /store/busy", { extra_minutes, until: after(minutes).toISOString() }, { token });

  test("promises later deliveries on its page, in lists and on items, until a time", async () => {
    const itemId = await addItem(db, { storeId });
    const shown = async () => {
      const listed = { filter_data: "all", limit: 50 };
      const [page, list, item] = await Promise.all([
        ask("GET /stores/details/{id}", { id: storeId }, grocery),
        ask("GET /stores/get-stores/{filter_data}", listed, grocery),
        ask("GET /items/details/{id}", { id: itemId }, grocery),
      ]);
      const card = list.body.stores.find(({ id }) => id === storeId);
      return [page.body, card, item.body].map((each) => [
        each?.min_delivery_time,
        each?.max_delivery_time,
      ]);
    };
    expect(await shown()).toEqual(Array(3).fill([20, 30]));
    expect((await setBusy(60)).status).toBe(200);
    expect(await shown()).toEqual(Array(3).fill([35, 45]));
    setNow(after(60));
    expect(await shown()).toEqual(Array(3).fill([20, 30]));
  });

  test("is no longer among the fast ones", async () => {
    const isFast = async () => {
      const input = { filter_data: "all", filter: ["fast_delivery"], limit: 50 };
      const { body } = await ask("GET /stores/get-stores/{filter_data}", input, grocery);
      return body.stores.some(({ id }) => id === storeId);
    };
    expect(await isFast()).toBe(true);
    await setBusy(60);
    expect(await isFast()).toBe(false);
  });

  test("promises the arrival of a new order later", async () => {
    const itemId = await addItem(db, { storeId });
    await setBusy(60);
    await put(itemId, {}, grocery);
    const options = { ...grocery, key: nextKey() };
    const { body } = await ask("POST /customer/order/place", order({ store_id: storeId }), options);
    expect(body.order).toMatchObject({ min_delivery_time: 35, max_delivery_time: 45 });
  });

  test("is in the audit log", async () => {
    await setBusy(60, 20);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `store:${storeId}`));
    expect(entry).toMatchObject({
      action: "PUT /store/busy",
      before: { busy_minutes: 0, busy_until: null },
      after: { busy_minutes: 20 },
    });
  });
});

describe("a pause by the kitchen", () => {
  const pause = (paused_until: string | null) =>
    ask("PUT /store/pause", { paused_until }, { token });

  test("lasts until its time, and can be ended before", async () => {
    const until = after(30).toISOString();
    expect((await pause(until)).body).toMatchObject({ paused_until: until, pause_cause: "store" });
    expect(await isOpenAt(29)).toBe(false);
    expect(await isOpenAt(31)).toBe(true);
    setNow(opened);
    expect((await pause(null)).body).toMatchObject({ paused_until: null, pause_cause: null });
    expect(await isOpenAt(1)).toBe(true);
    const ofStore = eq(auditLog.subject, `store:${storeId}`);
    expect(await db.$count(auditLog, ofStore)).toBe(2);
  });

  test("does not end one by the desk", async () => {
    await setPause(db, storeId, { until: after(60), cause: "desk", reason: "Inspection" });
    for (const until of [null, after(10).toISOString()]) {
      expect(await pause(until)).toMatchObject({
        status: 409,
        body: { errors: [{ code: "paused_until", field: "paused_until" }] },
      });
    }
  });
});
