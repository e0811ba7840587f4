import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder, moveCourier, type OrderOverrides } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { ask, api, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const noon = new Date("2026-03-20T12:00:00Z");
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  setNow(noon);
});

afterEach(() => api.streams.close());

const newOrder = (courierId: number | null, overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, courierId, status: "processing", ...overrides });

async function newCourier(place: { latitude: number; longitude: number }) {
  const courierId = await addCourier(db, { position: place, locatedAt: noon });
  const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
  const act = (action: "arrived" | "pickup" | "unassign", input: { id: number; reason?: string }) =>
    ask(`POST /courier/jobs/{id}/${action}`, input, { token, key: crypto.randomUUID() });
  return { courierId, token, act };
}

/** About this far north of the store, in metres. */
const north = (meters: number) => ({ ...middle, latitude: middle.latitude + meters / 111_195 });
const read = (id: number) => ask("GET /store/orders/{id}/courier", { id }, cook);
const nobody = { courier: null, position: null, arrives_at: null, is_here: false, code_end: null };

describe("the courier of an order", () => {
  test("comes to the store, is there, and is gone with the order", async () => {
    const id = await newOrder(null);
    expect((await read(id)).body).toEqual({ order_id: id, ...nobody, here_since: null });
    const { courierId, token, act } = await newCourier(north(2000));
    await db.execute(sql`update orders set courier_id = ${courierId} where id = ${id}`);
    const [job] = (await ask("GET /courier/jobs", {}, { token })).body.jobs;
    const { body } = await read(id);
    expect(body).toMatchObject({
      courier: { id: courierId, f_name: "Max", vehicle_type: "Bicycle" },
      position: { ...north(2000), time: noon.toISOString() },
      is_here: false,
      here_since: null,
      code_end: job?.handover_code?.slice(-2),
    });
    const ride = (Date.parse(body.arrives_at ?? "") - noon.getTime()) / 60_000;
    expect(ride).toBeGreaterThan(1);
    expect(ride).toBeLessThan(20);

    setNow(after(600));
    await act("arrived", { id });
    const here = { is_here: true, here_since: after(600).toISOString(), arrives_at: null };
    expect((await read(id)).body).toMatchObject(here);
    await act("unassign", { id, reason: "My bicycle is broken" });
    expect((await read(id)).body).toMatchObject(nobody);

    const ready = await newOrder(courierId, { status: "handover" });
    await act("pickup", { id: ready });
    expect((await read(ready)).body).toMatchObject(nobody);
  });

  test("arrives after the stops before", async () => {
    const { courierId } = await newCourier(north(2000));
    const only = await newOrder(courierId);
    const alone = Date.parse((await read(only)).body.arrives_at ?? "");
    const aboard = await newOrder(courierId, {
      status: "picked_up",
      cart: { storeId: otherStoreId },
    });
    const { latitude, longitude } = north(1900);
    const onTheWay = JSON.stringify({ latitude, longitude });
    await db.execute(
      sql`update orders set address = address || ${onTheWay}::jsonb where id = ${aboard}`,
    );
    expect(Date.parse((await read(only)).body.arrives_at ?? "")).toBeGreaterThan(alone);
  });

  test("is not shown to another store", async () => {
    const id = await newOrder(null, { cart: { storeId: otherStoreId } });
    expect((await read(id)).status).toBe(404);
  });
});

interface Data {
  order_id?: number;
  courier?: { id: number } | null;
  position?: { latitude: number } | null;
  is_here?: boolean;
}

describe("in the stream of a store", () => {
  async function open() {
    const request = requestFor("GET /store/stream", {}, cook);
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const events = readEvents<Data>(response);
    return async () => {
      for (;;) {
        const { event, data } = await nextOf(events);
        if (event === "courier") return data;
      }
    };
  }

  test("couriers are told at the start, when they arrive, and when they are gone", async () => {
    const { courierId, act } = await newCourier(north(2000));
    const id = await newOrder(courierId);
    await newOrder(courierId, { cart: { storeId: otherStoreId } });
    const next = await open();
    const coming = { order_id: id, courier: { id: courierId }, is_here: false };
    expect(await next()).toMatchObject(coming);
    await act("arrived", { id });
    expect(await next()).toMatchObject({ ...coming, is_here: true });
    await act("unassign", { id, reason: "My bicycle is broken" });
    expect(await next()).toMatchObject({ order_id: id, courier: null, is_here: false });
  });

  test("the position of a courier is sent every ten seconds", async () => {
    const { courierId } = await newCourier(north(2000));
    const id = await newOrder(courierId);
    const next = await open();
    expect((await next())?.position?.latitude).toBe(north(2000).latitude);
    setNow(after(9));
    await moveCourier(db, courierId, north(1900), after(9));
    await api.changes.flushed();
    setNow(after(10));
    await moveCourier(db, courierId, north(1800), after(10));
    expect(await next()).toMatchObject({ order_id: id, position: north(1800) });
  });
});
