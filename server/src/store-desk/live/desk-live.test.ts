import { minor } from "@errand/core/money";
import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stores } from "../../catalog/catalog.tables.ts";
import { addItem, seedShop, testShopSettings } from "../../catalog/testing.ts";
import { shop as shopTable } from "../../config/config.tables.ts";
import { deleteOldTrails } from "../../couriers/courier-trail.data.ts";
import { couriers } from "../../couriers/couriers.tables.ts";
import { inTransaction } from "../../database/database.ts";
import { incidents } from "../../delivery/incidents.tables.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { refundRequests } from "../../order-rows/refund-requests.tables.ts";
import {
  addCourier,
  addOrder,
  addParcel,
  moveCourier,
  type OrderOverrides,
} from "../../orders/testing.ts";
import { paymentAllocations, payments } from "../../payments/payments.tables.ts";
import { nextNamed, readEvents } from "../../requests/stream-testing.ts";
import { addStaff } from "../../staff/testing.ts";
import { storeHeartbeats } from "../../stores/store-heartbeats.tables.ts";
import { requestFor, startTestApi } from "../../testing.ts";

const { ask, api, db, changes, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const noon = new Date("2026-03-20T12:00:00Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const desk = await addStaff(db, { kind: "operator", role: "owner" });

beforeEach(async () => {
  await db.execute(sql`truncate orders, payments cascade`);
  await db.update(couriers).set({ active: false });
  setNow(noon);
});
afterEach(() => api.streams.close());

const cart = { minDeliveryMinutes: 20, maxDeliveryMinutes: 30 };
const placed = (minutes: number, status: "pending" | "handover" | "processing" = "pending") => ({
  createdAt: at(minutes),
  scheduleAt: at(minutes),
  status,
  statusTimestamps: { pending: at(minutes).toISOString(), [status]: at(minutes).toISOString() },
});
const newOrder = ({ cart: more, ...overrides }: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    ...placed(0),
    ...overrides,
    cart: { ...cart, ...more },
  });
const readLive = async (input: object = {}, caller: { token: string } = desk): Promise<Live> =>
  (await ask("GET /desk/live", { ...input }, caller)).body;
const kindsOf = ({ exceptions }: Live) => exceptions.map(({ kind, order_id }) => [kind, order_id]);

test("the last hour is replayed by what happened to each order", async () => {
  const minutes = (...of: [string, number][]) =>
    Object.fromEntries(of.map(([status, minute]) => [status, at(minute).toISOString()]));
  const over = (statusTimestamps: Record<string, string>, ended: number) =>
    newOrder({
      ...{ status: "delivered", statusTimestamps, createdAt: at(ended - 30) },
      updatedAt: at(ended),
    });
  const running = await newOrder(placed(-90, "processing"));
  const ended = await over(minutes(["pending", -70], ["picked_up", -40], ["delivered", -20]), -20);
  // What happens to its money later does not bring an order back.
  const before = await over(minutes(["pending", -120], ["delivered", -80]), -80);
  await db
    .update(orders)
    .set({ updatedAt: at(-5) })
    .where(eq(orders.id, before));
  const read = async (input = {}, caller = desk) =>
    (await ask("GET /desk/live/replay", input, caller)).body;
  const { from, to, orders: shown } = await read();
  expect([from, to]).toEqual([at(-60).toISOString(), at(0).toISOString()]);
  expect(shown.map(({ id }) => id).toSorted()).toEqual([running, ended].toSorted());
  expect(shown.find(({ id }) => id === ended)?.statuses).toEqual([
    { status: "pending", at: at(-70).toISOString() },
    { status: "picked_up", at: at(-40).toISOString() },
    { status: "delivered", at: at(-20).toISOString() },
  ]);
  const zoneIds = [shop.otherZoneId];
  const elsewhere = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
  expect((await read({ zone_id: shop.zoneId }, elsewhere)).orders).toEqual([]);
});

test("the last hour has where couriers were, once a minute", async () => {
  const name = { firstName: "Lola", lastName: "Marchetti" };
  const courierId = await addCourier(db, { ...name, locatedAt: at(-90) });
  const moves = [-61, -60, -30, -29.5, -29, 0];
  for (const minute of moves) {
    await moveCourier(db, courierId, { latitude: 48 + minute / 1000, longitude: -4.3 }, at(minute));
  }
  const readCouriers = async () =>
    (await ask("GET /desk/live/replay", {}, desk)).body.couriers.filter(
      ({ id }) => id === courierId,
    );
  const places = (...minutes: number[]) =>
    minutes.map((minute) => ({
      ...{ latitude: 48 + minute / 1000, longitude: -4.3, at: at(minute).toISOString() },
    }));
  // The minute of noon replaces that of an hour before.
  const lola = { id: courierId, name: "Lola Marchetti" };
  expect(await readCouriers()).toEqual([{ ...lola, places: places(-30, -29, 0) }]);
  await deleteOldTrails(db);
  expect(await readCouriers()).toEqual([]);
});

describe("the live town", () => {
  test("is empty without orders and couriers", async () => {
    const live = await readLive();
    expect(live).toMatchObject({ exceptions: [], orders: [], couriers: [], stores: [] });
    expect(live.zones.find(({ id }) => id === shop.zoneId)).toMatchObject({ open: 0, late: 0 });
  });

  test("shows an order that half of the time to accept it is over", async () => {
    const id = await newOrder(placed(-3));
    expect(kindsOf(await readLive())).toEqual([]);
    setNow(at(1));
    const { exceptions } = await readLive();
    expect(exceptions).toEqual([
      {
        key: `not_accepted:${id}`,
        ...{ kind: "not_accepted", order_id: id, store_id: storeId, courier_id: null },
        ...{ since: at(-3).toISOString(), ends_at: at(5).toISOString() },
        ...{ minutes: null, amount: null },
      },
    ]);
  });

  test("shows no order that waits for its payment, nor one of a store that accepts by itself", async () => {
    await newOrder({ ...placed(-7), paymentMethod: "digital_payment" });
    expect(kindsOf(await readLive())).toEqual([]);
    await newOrder(placed(-7));
    await db.update(stores).set({ autoAccept: true }).where(eq(stores.id, storeId));
    expect(kindsOf(await readLive())).toEqual([]);
    await db.update(stores).set({ autoAccept: false }).where(eq(stores.id, storeId));
  });

  test("shows a ready delivery that nobody fetches, but none that is collected", async () => {
    const id = await newOrder(placed(-2, "handover"));
    await newOrder({ ...placed(-2, "handover"), cart: { type: "take_away" } });
    const live = await readLive();
    expect(kindsOf(live)).toEqual([["no_courier", id]]);
    expect(live.orders.find((order) => order.id === id)).toMatchObject({
      ready_at: at(-2).toISOString(),
      due_at: at(28).toISOString(),
      minutes_late: 0,
      for_couriers: true,
      pickup: { name: expect.any(String) },
      dropoff: { name: "Place des Essais" },
    });
  });

  test("shows by how much an order is late, and counts it in its zone", async () => {
    const processing = { ...placed(-40, "processing"), cart: { processingMinutes: 20 } };
    const id = await newOrder(processing);
    await newOrder({ ...placed(-5, "processing"), cart: { processingMinutes: 10 } });
    const live = await readLive();
    expect(kindsOf(live)).toEqual([["late", id]]);
    const [late] = live.orders;
    expect(late).toMatchObject({ id, minutes_late: 10, expected_at: noon.toISOString() });
    expect(live.zones.find((zone) => zone.id === shop.zoneId)).toMatchObject({ open: 2, late: 1 });
  });

  test("shows a courier with a job who has been silent for three minutes", async () => {
    const courierId = await addCourier(db, { dutySince: at(-60), locatedAt: at(-3) });
    await addCourier(db, { dutySince: at(-60), locatedAt: at(-3) });
    const orderId = await newOrder({ ...placed(-5, "processing"), courierId });
    expect((await readLive()).exceptions).toMatchObject([
      {
        kind: "courier_silent",
        courier_id: courierId,
        order_id: orderId,
        since: at(-3).toISOString(),
      },
    ]);
    await moveCourier(db, courierId, { latitude: 48.1, longitude: -4.3 }, at(-2));
    expect(kindsOf(await readLive())).toEqual([]);
  });

  test("shows a payment that is not decided for half an hour", async () => {
    const id = await newOrder({ ...placed(-40), paymentMethod: "digital_payment" });
    await inTransaction(db, async (tx) => {
      const [payment] = await tx
        .insert(payments)
        .values({
          ...{ publicId: "p".repeat(22), purpose: "order", method: "gateway", gateway: "sandbox" },
          ...{ amount: minor(1200), currency: "EUR", state: "checking", createdAt: at(-31) },
        })
        .returning();
      const share = { paymentId: payment?.id ?? 0, orderId: id, amount: minor(1200) };
      await tx.insert(paymentAllocations).values(share);
    });
    expect((await readLive()).exceptions).toMatchObject([
      { kind: "money", order_id: id, amount: 12, since: at(-31).toISOString() },
    ]);
  });

  test("shows a courier who holds as much cash as is allowed", async () => {
    const settings = { ...testShopSettings(), courierCashLimit: minor(1200) };
    await db.update(shopTable).set({ settings });
    await changes.flushed();
    const courierId = await addCourier(db, { locatedAt: noon });
    const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
    const id = await newOrder({ ...placed(-5), status: "picked_up", courierId });
    await ask(
      "POST /courier/jobs/{id}/deliver",
      { id, cash: 12 },
      { token, key: crypto.randomUUID() },
    );
    expect((await readLive()).exceptions).toMatchObject([
      { kind: "cash_limit", courier_id: courierId, order_id: null, amount: 12 },
    ]);
    await db.update(shopTable).set({ settings: testShopSettings() });
    await changes.flushed();
  });

  test("says where couriers ride next, and who is neither at work nor on a job is not in it", async () => {
    const courierId = await addCourier(db, { locatedAt: noon });
    await addCourier(db, { active: false });
    const id = await newOrder({ ...placed(-5, "processing"), courierId });
    const { couriers: shown } = await readLive();
    expect(shown).toMatchObject([{ id: courierId, active_orders: 1 }]);
    expect(shown[0]?.stops.map(({ order_id, kind }) => [order_id, kind])).toEqual([
      [id, "pickup"],
      [id, "dropoff"],
    ]);
  });

  test("shows parcels from street to street", async () => {
    const id = await addParcel(db, shop, shop.grocery, { scheduleAt: noon });
    expect((await readLive()).orders).toMatchObject([
      {
        ...{ id, order_type: "parcel", store_id: null },
        ...{ pickup: { name: "Place des Essais" }, dropoff: { name: "Quai des Essais" } },
      },
    ]);
  });

  test("shows stores that are paused, busy or silent", async () => {
    expect((await readLive()).stores).toEqual([]);
    await db
      .update(stores)
      .set({ busyMinutes: 10, busyUntil: at(30) })
      .where(eq(stores.id, storeId));
    const heartbeat = { storeId, audioOk: true, at: at(-2) };
    await db.insert(storeHeartbeats).values(heartbeat);
    expect((await readLive()).stores).toMatchObject([
      { id: storeId, silent: true, busy: { extra_minutes: 10, until: at(30).toISOString() } },
    ]);
    await db.delete(storeHeartbeats);
    await db.update(stores).set({ busyUntil: null }).where(eq(stores.id, storeId));
  });

  test("contains one zone, and those of the operator only", async () => {
    const id = await newOrder(placed(-2, "handover"));
    expect((await readLive({ zone_id: shop.zoneId })).orders.map((order) => order.id)).toEqual([
      id,
    ]);
    expect(await readLive({ zone_id: shop.otherZoneId })).toMatchObject({
      ...{ orders: [], exceptions: [] },
    });
    const zoneIds = [shop.otherZoneId];
    const elsewhere = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
    for (const input of [{}, { zone_id: shop.zoneId }]) {
      const live = await readLive(input, elsewhere);
      expect(live).toMatchObject({ orders: [], exceptions: [] });
      expect(live.zones.map((zone) => zone.id)).toEqual(zoneIds);
    }
  });
});

describe("the candidates for a delivery", () => {
  const read = async (id: number) =>
    (await ask("GET /desk/orders/{id}/candidates", { id }, desk)).body.candidates;

  test("are the couriers on duty, with who declined it last", async () => {
    const id = await newOrder(placed(-2, "handover"));
    const courierId = await addCourier(db, { firstName: "Lola", locatedAt: noon });
    await addCourier(db, { active: false });
    expect(await read(id)).toMatchObject([
      { courier_id: courierId, courier_name: "Lola Roux", refusal: null, delays: [] },
    ]);
    const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
    await ask("POST /courier/jobs/{id}/decline", { id }, { token, key: crypto.randomUUID() });
    expect(await read(id)).toMatchObject([{ courier_id: courierId, refusal: "declined" }]);
  });

  test("are nobody for an order that needs no courier", async () => {
    await addCourier(db);
    expect(await read(await newOrder({ cart: { type: "take_away" } }))).toEqual([]);
    const unknown = await ask("GET /desk/orders/{id}/candidates", { id: 1 }, desk);
    expect(unknown.status).toBe(404);
  });
});

async function openStream(caller: { token: string } = desk, lastEventId?: string) {
  const headers: Record<string, string> = {};
  if (lastEventId !== undefined) headers["Last-Event-ID"] = lastEventId;
  const request = requestFor("GET /desk/stream", {}, { token: caller.token, headers });
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<Record<string, unknown>>(response);
  return (name: string) => nextNamed(events, name);
}

const report = (orderId: number) =>
  db.insert(incidents).values({ kind: "not_accepted", orderId, at: noon });

describe("the stream of the desk", () => {
  test("sends exceptions that begin and those that are over", async () => {
    const id = await newOrder(placed(-2, "handover"));
    const next = await openStream();
    const key = `no_courier:${id}`;
    expect(await next("exception")).toMatchObject({ key, kind: "no_courier", order_id: id });
    const courierId = await addCourier(db, { locatedAt: noon });
    const input = { id, courier_id: courierId };
    const options = { ...desk, key: crypto.randomUUID() };
    expect((await ask("POST /desk/orders/{id}/assign", input, options)).status).toBe(200);
    expect(await next("exception")).toEqual({ key, over: true });
  });

  test("sends where couriers are who move", async () => {
    const courierId = await addCourier(db, { locatedAt: at(-1) });
    const next = await openStream();
    await next("counters");
    await moveCourier(db, courierId, { latitude: 48.11, longitude: -4.31 }, noon);
    const moved = { courier_id: courierId, latitude: 48.11, longitude: -4.31 };
    const isWhereAdded = (news: object | undefined) => JSON.stringify(news).includes("43.6");
    let news = await next("position");
    // Where the courier was at first may be heard a moment later.
    if (isWhereAdded(news)) news = await next("position");
    expect(news).toMatchObject({ couriers: [{ ...moved, time: noon.toISOString() }] });
  });

  test("names the incident, the refund, the transfer and the entry that changes", async () => {
    const orderId = await newOrder({ ...placed(-60), status: "delivered" });
    const next = await openStream();
    await next("counters");
    await report(orderId);
    const incident = await next("incident");
    expect(incident).toEqual({ id: expect.any(Number), order_id: orderId });
    const refund = { orderId, amount: minor(100), method: "wallet", reason: "Cold" } as const;
    const at = { createdAt: noon, updatedAt: noon };
    const [added] = await db
      .insert(refundRequests)
      .values({ ...refund, ...at })
      .returning();
    expect(await next("refund")).toEqual({ id: added?.id, order_id: orderId });
    await db.update(refundRequests).set({ state: "rejected" });
    expect(await next("refund")).toEqual({ id: added?.id, order_id: orderId });
    const brand = { values: { module_id: shop.grocery.moduleId, name: "Bakers" } };
    const key = crypto.randomUUID();
    const { body } = await ask("POST /desk/brands", brand, { token: desk.token, key });
    expect(await next("entry")).toEqual({ path: body.entry.path, version: 1 });
  });

  test("names what changes to those alone who may read it, of their zones", async () => {
    const orderId = await newOrder(placed(-1));
    const other = [shop.otherZoneId];
    const [dispatcher, elsewhere, marketing] = [
      await openStream(await addStaff(db, { kind: "operator", role: "dispatcher" })),
      await openStream(await addStaff(db, { kind: "operator", role: "owner", zoneIds: other })),
      await openStream(await addStaff(db, { kind: "operator", role: "catalogue" })),
    ];
    await report(orderId);
    const far = await newOrder({ ...placed(-1), zoneId: shop.otherZoneId });
    await report(far);
    expect(await dispatcher("incident")).toMatchObject({ order_id: orderId });
    expect(await elsewhere("incident")).toMatchObject({ order_id: far });
    const key = crypto.randomUUID();
    const brand = { values: { module_id: shop.grocery.moduleId, name: "Millers" } };
    const { body } = await ask("POST /desk/brands", brand, { token: desk.token, key });
    expect(await marketing("entry")).toEqual({ path: body.entry.path, version: 1 });
  });

  test("says after a gap that anything may have changed", async () => {
    const finance = await addStaff(db, { kind: "operator", role: "finance" });
    const all = { id: null, order_id: null };
    const next = await openStream(finance, "0-n1-d7");
    expect(await next("refund")).toEqual(all);
    expect(await next("payment")).toEqual(all);
    expect(await next("entry")).toEqual({ path: null, version: null });
  });

  test("keeps exceptions and positions from those who do not dispatch", async () => {
    await newOrder(placed(-2, "handover"));
    const finance = await addStaff(db, { kind: "operator", role: "finance" });
    const next = await openStream(finance);
    expect(await next("counters")).not.toHaveProperty("exceptions");
  });
});

describe("the counters of the desk", () => {
  test("are those of what waits, by the permissions of the reader", async () => {
    const none = { exceptions: 0, incidents: 0, refunds: 0, payments: 0, partners: 0, papers: 0 };
    const read = async (caller: { token: string }) =>
      (await ask("GET /desk/counters", {}, caller)).body;
    expect(await read(desk)).toMatchObject({ ...none, messages: 0, jobs: 0 });
    await newOrder(placed(-2, "handover"));
    expect(await read(desk)).toMatchObject({ ...none, exceptions: 1 });
    const support = await addStaff(db, { kind: "operator", role: "support" });
    expect(Object.keys(await read(support)).toSorted()).toEqual([
      "incidents",
      "messages",
      "refunds",
      "reviews",
    ]);
  });
});
