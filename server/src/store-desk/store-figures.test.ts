import { basisPoints, minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier, addOrder, type OrderOverrides, storeOf } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db, { storeCommission: basisPoints(1500) });
const [storeId, otherId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000, name: { en: "Soup", fr: "Soupe" } });
let member: { token: string };

beforeAll(async () => {
  member = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
});

/** What an earlier test placed belongs to the other store. */
beforeEach(async () => {
  setNow(new Date("2026-03-30T10:00:00Z"));
  await db.update(cartOrders).set({ storeId: otherId }).where(eq(cartOrders.storeId, storeId));
});

const newOrder = (createdAt: string, overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    createdAt: new Date(createdAt),
    statusTimestamps: { pending: createdAt },
    ...overrides,
  });

async function deliveredOrder(createdAt: string, overrides: Partial<OrderOverrides> = {}) {
  const courierId = await addCourier(db);
  const orderId = await newOrder(createdAt, { courierId, status: "picked_up", ...overrides });
  await deliverOrder(db, orderId, { kind: "courier", courierId }, { at: new Date(createdAt) });
  return orderId;
}

const read = async (input: Record<string, unknown> = {}, caller = member) =>
  (await ask("GET /store/figures", input, caller)).body;
const day = (value: string) => ({ from: value, to: value });

describe("the figures of a store", () => {
  test("count the orders of each day and hour in the time zone of the shop", async () => {
    // The last minute of 19 March in Paris, and the first of the next day.
    await deliveredOrder("2026-03-19T22:59:00Z");
    await deliveredOrder("2026-03-19T23:00:00Z");
    await newOrder("2026-03-20T10:15:00Z");
    const figures = await read({ from: "2026-03-19", to: "2026-03-20" });
    expect(figures).toMatchObject({ orders: 3, delivered: 2, refusals: 0, sales: 20 });
    expect(figures.days).toEqual([
      { day: "2026-03-19", orders: 1, delivered: 1, refusals: 0, sales: 10 },
      { day: "2026-03-20", orders: 2, delivered: 1, refusals: 0, sales: 10 },
    ]);
    const busy = figures.hours.filter(({ orders: number }) => number > 0);
    expect(busy.map(({ hour, sales }) => [hour, sales])).toEqual([
      [0, 10],
      [11, 0],
      [23, 10],
    ]);
    expect(figures.hours).toHaveLength(24);
  });

  test.each([
    // Clocks go from 2:00 to 3:00: the day has 23 hours.
    ["2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z", "2026-03-29T01:00:00Z", 3],
    // Clocks go from 3:00 back to 2:00: the day has 25 hours, two of them from 2:00.
    ["2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z", "2026-10-25T01:30:00Z", 2],
  ])("keep to the day of a clock change, %s", async (changed, first, last, between, hour) => {
    setNow(new Date("2026-10-26T10:00:00Z"));
    for (const at of [first, last, between]) await newOrder(at);
    const second = 1000;
    await newOrder(new Date(Date.parse(first) - second).toISOString());
    await newOrder(new Date(Date.parse(last) + second).toISOString());
    const figures = await read(day(changed));
    expect(figures.orders).toBe(3);
    const busy = figures.hours.filter(({ orders: number }) => number > 0);
    expect(busy.map((entry) => entry.hour)).toEqual([0, hour, 23]);
  });

  test("sell what the statement of the store says", async () => {
    setNow(new Date("2026-05-05T10:00:00Z"));
    const terms = { status: "handover", address: null, cart: { type: "take_away" } } as const;
    const orderId = await newOrder("2026-05-04T10:00:00Z", {
      ...terms,
      receipt: [
        { key: "items", amount: minor(1000), added: true, itemId, quantity: 1 },
        { key: "store_discount", amount: minor(-111), added: true },
        { key: "coupon_discount", amount: minor(-100), added: true },
        { key: "tax", amount: minor(80), added: false },
        { key: "tax", amount: minor(33), added: true },
      ],
      amount: minor(822),
    });
    const at = new Date("2026-05-04T10:30:00Z");
    await deliverOrder(db, orderId, storeOf(shop.grocery), { at });
    const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const { body } = await ask("GET /store/statements/{month}", { month: "2026-05" }, owner);
    expect((await read(day("2026-05-04"))).sales).toBe(body.sales);
    expect(body.sales).toBe(9.22);
  });

  test("leave out orders that were never paid, and those of other stores", async () => {
    await newOrder("2026-03-20T10:00:00Z", { paymentMethod: "digital_payment" });
    const others = await newOrder("2026-03-20T10:00:00Z", { cart: { storeId: otherId } });
    expect(await read(day("2026-03-20"))).toMatchObject({ orders: 0 });
    const other = await addStaff(db, { kind: "store_staff", role: "manager", storeId: otherId });
    expect((await read(day("2026-03-20"), other)).orders).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(0);
  });

  test("state refusals by the store and by its silence with their reasons, and not those of customers", async () => {
    const at = new Date("2026-03-20T10:05:00Z");
    const store = storeOf(shop.grocery);
    for (const reason of ["Sold out", "Closing", "Sold out"]) {
      const id = await newOrder("2026-03-20T10:00:00Z");
      await transitionOrder(db, id, "canceled", store, { at, reason });
    }
    const late = await newOrder("2026-03-20T10:00:00Z");
    await transitionOrder(
      db,
      late,
      "canceled",
      { kind: "clock" },
      { at: new Date("2026-03-20T12:00:00Z") },
    );
    const byDesk = await newOrder("2026-03-20T10:00:00Z");
    await transitionOrder(
      db,
      byDesk,
      "canceled",
      { kind: "desk", staffId: null },
      { at, reason: "Fraud" },
    );
    const figures = await read(day("2026-03-20"));
    expect(figures).toMatchObject({ orders: 5, refusals: 4, delivered: 0, sales: 0 });
    expect(figures.refusal_reasons).toEqual([
      { reason: "Sold out", count: 2 },
      { reason: "Closing", count: 1 },
      { reason: null, count: 1 },
    ]);
  });

  test("state how long things take on average", async () => {
    expect((await read(day("2026-03-18"))).times).toEqual({
      accept: null,
      prepare: null,
      deliver: null,
    });
    const times = (minutes: [number, number, number]) => {
      const start = Date.parse("2026-03-20T10:00:00Z");
      const [confirmed, processing, handover] = minutes.map((minute) =>
        new Date(start + minute * 60_000).toISOString(),
      );
      return { pending: new Date(start).toISOString(), confirmed, processing, handover } as Record<
        string,
        string
      >;
    };
    for (const minutes of [
      [1, 3, 20],
      [1, 4, 29],
    ] as [number, number, number][]) {
      await deliveredOrder("2026-03-20T10:40:00Z", { statusTimestamps: times(minutes) });
    }
    // A scheduled order waits for its time, not for the store.
    await deliveredOrder("2026-03-20T10:40:00Z", {
      statusTimestamps: times([1, 600, 610]),
      scheduled: true,
    });
    expect((await read(day("2026-03-20"))).times).toEqual({
      accept: 2.5,
      prepare: 17.3,
      deliver: 40,
    });
  });

  test("count how many orders were ready by the time that the store had stated", async () => {
    const at = (minute: number) => new Date(Date.parse("2026-03-21T10:00:00Z") + minute * 60_000);
    const ready = (minute: number, cart: OrderOverrides["cart"] = {}) =>
      newOrder("2026-03-21T10:00:00Z", {
        status: "handover",
        statusTimestamps: {
          pending: at(0).toISOString(),
          processing: at(1).toISOString(),
          handover: at(minute).toISOString(),
        },
        cart: { processingMinutes: 15, ...cart },
      });
    await ready(16);
    await ready(17);
    // Customers have been told of five minutes more.
    await ready(21, { delayMinutes: 5 });
    // The courier of a run comes later than the stated time.
    await ready(30, { pickupAt: at(30) });
    await newOrder("2026-03-21T10:00:00Z");
    expect((await read(day("2026-03-21"))).promises).toEqual({ made: 4, kept: 3 });
  });

  test("name the items that sold most, in the language of the request", async () => {
    const [cake, tea] = [
      await addItem(db, { storeId, stock: 1000, name: { en: "Cake", fr: "Gâteau" } }),
      await addItem(db, { storeId, stock: 1000 }),
    ];
    await deliveredOrder("2026-03-20T10:00:00Z");
    const id = await deliveredOrder("2026-03-20T10:00:00Z", { itemId: cake, quantity: 3 });
    await db
      .update(orderLines)
      .set({ discount: minor(50) })
      .where(eq(orderLines.orderId, id));
    await newOrder("2026-03-20T10:00:00Z", { itemId: tea, quantity: 9 });
    const { body } = await ask("GET /store/figures", day("2026-03-20"), {
      ...member,
      language: "fr",
    });
    expect(body.best_items).toEqual([
      { item_id: cake, name: "Gâteau", quantity: 3, sales: 29.5 },
      { item_id: itemId, name: "Soupe", quantity: 1, sales: 10 },
    ]);
  });

  test("are those of the last 30 days by default", async () => {
    setNow(new Date("2026-03-30T22:30:00Z"));
    expect(await read()).toMatchObject({ from: "2026-03-02", to: "2026-03-31" });
    expect(await read({ to: "2026-02-10" })).toMatchObject({
      from: "2026-01-12",
      to: "2026-02-10",
    });
  });

  test.each([
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
    [{ from: "2025-01-01", to: "2026-01-02" }, "to"],
    [{ from: "1999-12-31" }, "from"],
    [{ to: "2026-02-30" }, "to"],
  ])("of %j are refused", async (input, code) => {
    const response = await ask("GET /store/figures", input, member);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code }] } });
  });

  test("of 366 days are answered", async () => {
    expect((await read({ from: "2025-01-01", to: "2026-01-01" })).days).toHaveLength(366);
  });
});

describe("the table", () => {
  async function table(accept: string, language = "en") {
    const options = { ...member, language, headers: { accept } };
    const request = requestFor("GET /store/figures", day("2026-03-20"), options);
    const response = await api.app.fetch(request, { address: "203.0.113.7" });
    return { headers: response.headers, text: await response.text() };
  }

  test("has the same figures in the language of the request, and runs no formula", async () => {
    const evil = '=HYPERLINK("http://evil.example","Pay")';
    const itemOf = and(eq(items.id, itemId));
    await db
      .update(items)
      .set({ name: { en: evil, fr: evil } })
      .where(itemOf);
    await deliveredOrder("2026-03-20T10:00:00Z");
    const refused = await newOrder("2026-03-20T10:00:00Z");
    const at = new Date("2026-03-20T10:05:00Z");
    await transitionOrder(db, refused, "canceled", storeOf(shop.grocery), {
      at,
      reason: "@SUM(1+1)",
    });
    const { headers, text } = await table("text/csv", "fr");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="figures-2026-03-20-2026-03-20.csv"',
    );
    const lines = text.replace("\u{feff}", "").split("\r\n");
    expect(lines[0]).toBe("Sujet,Nom,Commandes,Livrées,Refus,Ventes (EUR),Pièces,Minutes");
    expect(lines).toContain("Jour,2026-03-20,2,1,1,10.00,,");
    expect(lines).toContain("Heure,11:00,2,1,1,10.00,,");
    expect(lines).toContain(`Article,"'=HYPERLINK(""http://evil.example"",""Pay"")",,,,10.00,1,`);
    expect(lines).toContain("Prêtes,À l’heure annoncée,0,,,,,");
    expect(lines).toContain("Motif d’un refus,'@SUM(1+1),,,1,,,");
    for (const cell of text.split(/[,\r\n]/)) expect(cell).not.toMatch(/^"?[=+@-]/);
    await db
      .update(items)
      .set({ name: { en: "Soup", fr: "Soupe" } })
      .where(itemOf);
  });

  test.each([
    ["text/csv;q=0.9", "text/csv"],
    ["application/json, text/csv", "application/json"],
    ["*/*", "application/json"],
    ["text/html", "application/json"],
  ])("is sent for Accept: %s only when it is asked for", async (accept, type) => {
    expect((await table(accept)).headers.get("content-type")).toContain(type);
  });
});
