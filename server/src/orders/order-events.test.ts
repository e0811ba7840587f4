import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers, sessions } from "../account/account.tables.ts";
import { addItem, middle, seedShop } from "../catalog/testing.ts";
import { assignCourier } from "../delivery/couriers.data.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { createHttpServer } from "../http/http-server.ts";
import { orderEvents, orders } from "../order-rows/orders.tables.ts";
import { decodeGuestId, tokenHash } from "../requests/caller.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { notifyWatchers } from "./order-events.ts";
import { transitionOrder } from "./order-transitions.ts";
import { addCourier, addGuest, addOrder, desk, moveCourier, storeOf } from "./testing.ts";

const { api, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0] });
const courierId = await addCourier(db);
const courier = { kind: "courier", courierId } as const;
const store = storeOf(shop.grocery);
const now = new Date();

async function newOrder() {
  const guest_id = await addGuest(db);
  const guestId = decodeGuestId(guest_id);
  const order_id = await addOrder(db, shop, shop.grocery, { itemId, guestId });
  return { order_id, proof: { order_id, guest_id, contact_number: "0612345678" } };
}

async function open(input: object, options: { token?: string; after?: string } = {}) {
  const headers: Record<string, string> = {};
  if (options.after !== undefined) headers["last-event-id"] = options.after;
  const request = requestFor("GET /customer/order/stream", { ...input }, { ...options, headers });
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  return { response, events: readEvents<Data>(response) };
}

interface Data {
  order_status?: string;
  latitude?: number;
  code?: string;
  expected_at?: string | null;
}

const byParts = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

test("sends the current order, then every change and location until the order is over", async () => {
  const { order_id, proof } = await newOrder();
  const { response, events } = await open(proof);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store");

  const received = [await nextOf(events)];
  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  received.push(await nextOf(events));
  await assignCourier(db, order_id, courierId, now);
  received.push(await nextOf(events), await nextOf(events));
  await moveCourier(db, courierId, { latitude: 43.605, longitude: 3.9 });
  received.push(await nextOf(events));
  await transitionOrder(db, order_id, "canceled", desk, { at: now });
  received.push(await nextOf(events));
  expect(received.map(({ event, data }) => [event, data?.order_status ?? data?.latitude])).toEqual([
    ["order", "pending"],
    ["order", "confirmed"],
    ["order", "confirmed"],
    ["location", middle.latitude],
    ["location", 43.605],
    ["order", "canceled"],
  ]);
  const ids = received.map(({ id = "" }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted(byParts));

  expect(await nextOf(events)).toMatchObject({ event: "end" });
  expect((await events.next()).done).toBe(true);
  expect((await open(proof, { after: ids.at(-1) ?? "" })).response.status).toBe(204);
});

test("sends the estimated arrival with the order and with each location", async () => {
  const { order_id, proof } = await newOrder();
  await assignCourier(db, order_id, courierId, now);
  for (const [status, by] of [
    ["confirmed", store],
    ["processing", store],
    ["handover", store],
    ["picked_up", courier],
  ] as const) {
    await transitionOrder(db, order_id, status, by, { at: now });
  }
  await moveCourier(db, courierId, { latitude: 43.61, longitude: 3.9 });
  const { events } = await open(proof);
  for (const { data } of [await nextOf(events), await nextOf(events)]) {
    expect(Date.parse(data?.expected_at ?? "")).toBeGreaterThan(now.getTime());
  }
  await deliverOrder(db, order_id, courier, { at: now });
  expect((await nextOf(events)).data?.expected_at).toBeNull();
});

test("resumes after the last received event with the order as it is now and the last location", async () => {
  const { order_id, proof } = await newOrder();
  const first = await open(proof);
  const { id } = await nextOf(first.events);
  await first.events.return(undefined);

  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  await assignCourier(db, order_id, courierId, now);
  await moveCourier(db, courierId, { latitude: 43.601, longitude: 3.9 });
  await moveCourier(db, courierId, { latitude: 43.602, longitude: 3.9 });
  const { events } = await open(proof, { after: id ?? "" });
  const received = [await nextOf(events), await nextOf(events)];
  expect(received).toMatchObject([
    { event: "order", data: { order_status: "confirmed" } },
    { event: "location", data: { latitude: 43.602 } },
  ]);
  await events.return(undefined);

  const again = await open(proof, { after: received[1]?.id ?? "" });
  await moveCourier(db, courierId, { latitude: 43.603, longitude: 3.9 });
  expect(await nextOf(again.events)).toMatchObject({ data: { latitude: 43.603 } });
  await again.events.return(undefined);
});

test("sends the locations of the new courier only, once another is assigned", async () => {
  const { order_id, proof } = await newOrder();
  const other = await addCourier(db, { position: { latitude: 43.7, longitude: 3.9 } });
  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  await assignCourier(db, order_id, courierId, now);
  const { events } = await open(proof);
  expect([(await nextOf(events)).event, (await nextOf(events)).event]).toEqual([
    "order",
    "location",
  ]);

  await db.transaction(async (tx) => {
    await tx.update(orders).set({ courierId: other }).where(eq(orders.id, order_id));
    await notifyWatchers(tx, order_id);
  });
  expect((await nextOf(events)).event).toBe("order");
  expect(await nextOf(events)).toMatchObject({ event: "location", data: { latitude: 43.7 } });
  await moveCourier(db, courierId, { latitude: 43.5, longitude: 3.9 });
  await moveCourier(db, other, { latitude: 43.8, longitude: 3.9 });
  expect(await nextOf(events)).toMatchObject({ event: "location", data: { latitude: 43.8 } });
  await events.return(undefined);
});

test("sends the current state when the last received event is no longer stored", async () => {
  const { order_id, proof } = await newOrder();
  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  await db.delete(orderEvents).where(eq(orderEvents.orderId, order_id));
  const { events } = await open(proof, { after: "1" });
  expect(await nextOf(events)).toMatchObject({
    event: "order",
    data: { order_status: "confirmed" },
  });
  await events.return(undefined);
});

test("sends an order that is over once and ends the stream", async () => {
  const { order_id, proof } = await newOrder();
  await transitionOrder(db, order_id, "canceled", store, { at: now });
  const { events } = await open(proof);
  expect(await nextOf(events)).toMatchObject({ data: { order_status: "canceled" } });
  expect(await nextOf(events)).toMatchObject({ event: "end" });
});

test("refuses a sixth stream of one visitor until another one is closed", async () => {
  const { proof } = await newOrder();
  const opened = await Promise.all(Array.from({ length: 5 }, () => open(proof)));
  await Promise.all(opened.map(({ events }) => nextOf(events)));
  const refused = await open(proof);
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get("retry-after")).toMatch(/^\d+$/);

  await opened[0]?.events.return(undefined);
  await expect.poll(async () => (await open(proof)).response.status).toBe(200);
  api.streams.close();
});

describe("once the session has ended", () => {
  async function watch() {
    const token = randomBytes(32).toString("base64url");
    const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
    const customerId = customer?.id ?? 0;
    await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId });
    const order_id = await addOrder(db, shop, shop.grocery, { itemId, customerId });
    const { events } = await open({ order_id }, { token });
    await nextOf(events);
    return { order_id, customerId, events };
  }

  async function watchAndLeave() {
    const watched = await watch();
    api.streams.beat();
    await db.delete(sessions).where(eq(sessions.customerId, watched.customerId));
    return watched;
  }

  test("the stream ends with auth-001", async () => {
    const { events } = await watchAndLeave();
    expect(await nextOf(events)).toMatchObject({ event: "end", data: { code: "auth-001" } });
    expect((await events.next()).done).toBe(true);
  });

  test("so does blocking the customer, without waiting for a heartbeat", async () => {
    const { customerId, events } = await watch();
    await db.update(customers).set({ blocked: true }).where(eq(customers.id, customerId));
    expect(await nextOf(events)).toMatchObject({ event: "end", data: { code: "auth-001" } });
  });

  test("no further event is sent", async () => {
    const { order_id, events } = await watchAndLeave();
    await transitionOrder(db, order_id, "confirmed", store, { at: now });
    expect(await nextOf(events)).toMatchObject({ event: "end", data: { code: "auth-001" } });
    expect((await events.next()).done).toBe(true);
  });
});

test("ends all streams when the process stops", async () => {
  const { proof } = await newOrder();
  const { events } = await open(proof);
  await nextOf(events);
  api.streams.close();
  expect((await events.next()).done).toBe(true);
});

test("never sends an event that is not committed", async () => {
  const { order_id, proof } = await newOrder();
  const { events } = await open(proof);
  await nextOf(events);
  await db
    .transaction(async (tx) => {
      await transitionOrder(tx, order_id, "confirmed", store, { at: now });
      await tx.execute(sql`select 1/0`);
    })
    .catch(() => {});
  await transitionOrder(db, order_id, "canceled", store, { at: now });
  expect(await nextOf(events)).toMatchObject({ data: { order_status: "canceled" } });
});

test("over HTTP, sends events immediately, frees the stream on disconnect and opens none for HEAD", async () => {
  const httpServer = createHttpServer({ proxies: 0 });
  await httpServer.listen("127.0.0.1", 0);
  httpServer.open((request, visitor) => api.app.fetch(request, visitor));
  const { port } = httpServer.server.address() as AddressInfo;
  const { order_id, proof } = await newOrder();
  const { pathname, search } = new URL(requestFor("GET /customer/order/stream", proof, {}).url);
  const ask = (init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
  for (let count = 0; count < 6; count++) expect((await ask({ method: "HEAD" })).status).toBe(200);

  const disconnect = new AbortController();
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => ask({ signal: disconnect.signal })),
  );
  const events = readEvents<Data>(opened[0] as Response);
  await nextOf(events);
  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  expect(await nextOf(events)).toMatchObject({ data: { order_status: "confirmed" } });
  expect((await ask()).status).toBe(429);
  disconnect.abort();
  await expect.poll(async () => (await ask()).status).toBe(200);
  await httpServer.close();
});
