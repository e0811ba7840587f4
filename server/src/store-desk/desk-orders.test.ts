import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, type SeededShop, seedShop } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { addCourier, addOrder, addParcel } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
let shop: SeededShop;
let itemId = 0;
let token = "";

beforeAll(async () => {
  shop = await seedShop(db);
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
});

beforeEach(async () => {
  token = (await addStaff(db, { kind: "operator", role: "dispatcher" })).token;
});

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });

type Action = "accept" | "cancel" | "assign" | "unassign" | "delay" | "deliver";
const act = (action: Action, id: number, input: Record<string, unknown> = {}) =>
  ask(`POST /desk/orders/{id}/${action}`, { id, ...input }, { token, key: crypto.randomUUID() });
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function list(input: Record<string, unknown> = {}) {
  const { body } = await ask("GET /desk/orders", { limit: 100, ...input }, { token });
  return body.orders.map(({ id }) => id);
}

describe("the desk", () => {
  test("confirms and cancels an order", async () => {
    const id = await newOrder();
    expect((await act("accept", id)).body.order.order_status).toBe("confirmed");
    const { body } = await act("cancel", id, { reason: "The store has closed" });
    expect(body.order).toMatchObject({ order_status: "canceled", canceled_by: "admin" });
    expect(await db.$count(auditLog, eq(auditLog.subject, `order:${id}`))).toBe(2);
  });

  test("gives deliveries to a courier on duty as long as they fit into the bag", async () => {
    const courierId = await addCourier(db);
    const assign = async () => {
      const id = await newOrder({ status: "confirmed" });
      return act("assign", id, { courier_id: courierId });
    };
    expect((await assign()).body.order.delivery_man?.id).toBe(courierId);
    expect((await assign()).body.order.delivery_man?.id).toBe(courierId);
    expect(codes(await assign())).toEqual([409, "busy"]);
  });

  test("offers a delivery to the nearest free courier when it names none", async () => {
    await db.update(couriers).set({ active: false });
    const id = await newOrder({ status: "confirmed" });
    expect(codes(await act("assign", id))).toEqual([409, "busy"]);
    const courierId = await addCourier(db);
    const { token: courier } = await addStaff(db, { kind: "courier", role: null, courierId });
    const { body } = await act("assign", id);
    expect(body.order.delivery_man).toBeNull();
    const offered = await ask("GET /courier/jobs", { state: "offered" }, { token: courier });
    expect(offered.body.jobs.find((job) => job.id === id)?.offered_until).not.toBeNull();
    expect((await act("assign", id)).status).toBe(200);
    const takeAway = await newOrder({ status: "confirmed", cart: { type: "take_away" } });
    expect(codes(await act("assign", takeAway))).toEqual([409, "order_status"]);
  });

  test("offers several deliveries at the same moment to one courier each", async () => {
    await db.update(couriers).set({ active: false });
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => newOrder({ status: "confirmed" })),
    );
    const free: number[] = [];
    for (let count = 0; count < 3; count++) {
      const latitude = middle.latitude + count / 100;
      free.push(await addCourier(db, { position: { ...middle, latitude } }));
    }
    const results = await Promise.all(ids.map((id) => act("assign", id)));
    expect(results.map((result) => String(codes(result))).sort()).toEqual([
      ...["200", "200", "200"],
      ...["409,busy", "409,busy", "409,busy"],
    ]);
    const { body } = await ask("GET /desk/couriers", { limit: 100 }, { token });
    const offered = body.couriers.filter(({ id }) => free.includes(id));
    expect(offered.map(({ offered_jobs }) => offered_jobs.length)).toEqual([1, 1, 1]);
  });

  test("refuses a courier who is off duty or unknown", async () => {
    const courierId = await addCourier(db);
    await db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));
    const id = await newOrder({ status: "confirmed" });
    expect(codes(await act("assign", id, { courier_id: courierId }))).toEqual([409, "busy"]);
    expect(codes(await act("assign", id, { courier_id: 999_999 }))).toEqual([404, "courier"]);
  });

  test("does not overfill the bag of a courier with deliveries at the same moment", async () => {
    const courierId = await addCourier(db);
    const ids = await Promise.all([1, 2, 3, 4].map(() => newOrder({ status: "confirmed" })));
    const all = await Promise.all(ids.map((id) => act("assign", id, { courier_id: courierId })));
    expect(all.map((response) => String(codes(response))).sort()).toEqual([
      ...["200", "200"],
      ...["409,busy", "409,busy"],
    ]);
  });

  test("takes a delivery from its courier, who is not offered it again", async () => {
    const courierId = await addCourier(db);
    const id = await newOrder({ status: "confirmed", courierId });
    const { body } = await act("unassign", id, { reason: "A flat tyre" });
    expect(body.order.delivery_man).toBeNull();
    const { body: found } = await ask("GET /desk/orders/{id}", { id }, { token });
    expect(found.dispatch?.offers).toMatchObject([{ courier_id: courierId, outcome: "declined" }]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${id}`));
    expect(entry).toMatchObject({
      before: { courier_id: courierId },
      after: { courier_id: null, reason: "A flat tyre" },
    });
    expect(codes(await act("unassign", id))).toEqual([409, "order_status"]);
    const onItsWay = await newOrder({ status: "picked_up", courierId });
    expect(codes(await act("unassign", onItsWay))).toEqual([409, "order_status"]);
  });

  test("promises a later time for an order that is not ready", async () => {
    const cart = { minDeliveryMinutes: 20, maxDeliveryMinutes: 30 };
    const id = await newOrder({ status: "confirmed", cart });
    const before = (await ask("GET /desk/orders/{id}", { id }, { token })).body.expected_at;
    const { body } = await act("delay", id, { minutes: 10 });
    const added = Date.parse(body.order.expected_at ?? "") - Date.parse(before ?? "");
    expect(added).toBe(10 * 60_000);
    const ready = await newOrder({ status: "handover", cart });
    expect(codes(await act("delay", ready, { minutes: 10 }))).toEqual([409, "order_status"]);
    const parcel = await addParcel(db, shop, shop.grocery, { status: "confirmed" });
    expect(codes(await act("delay", parcel, { minutes: 10 }))).toEqual([409, "order_status"]);
    expect(codes(await act("delay", id, { minutes: 121 }))).toEqual([422, "minutes"]);
  });

  test("delivers a paid order only", async () => {
    const unpaid = await newOrder({ status: "picked_up" });
    expect(codes(await act("deliver", unpaid))).toEqual([409, "order_status"]);
  });
});

test("lists couriers with their location and deliveries in progress", async () => {
  const courierId = await addCourier(db);
  await newOrder({ status: "confirmed", courierId });
  const { body } = await ask("GET /desk/couriers", { limit: 100 }, { token });
  expect(body.couriers.find(({ id }) => id === courierId)).toMatchObject({
    name: "Max Roux",
    on_duty: true,
    active_orders: 1,
    location: middle,
  });
});

describe("the list of the desk", () => {
  test("is filtered by state, store, number, phone and e-mail", async () => {
    const id = await newOrder({ status: "processing" });
    const [own, other] = shop.grocery.storeIds;
    expect(await list({ state: "processing" })).toContain(id);
    expect(await list({ state: "active" })).toContain(id);
    expect(await list({ state: "pending" })).not.toContain(id);
    expect(await list({ store_id: own })).toContain(id);
    expect(await list({ store_id: other ?? 999 })).not.toContain(id);
    expect(await list({ search: String(id) })).toEqual([id]);
    expect(await list({ search: "06 12 34 56 78" })).toContain(id);
    expect(await list({ search: "ADA@example.com" })).toContain(id);
    expect(await list({ search: "ada" })).toEqual([]);
    expect(await list({ since: "2099-01-01T00:00:00Z" })).toEqual([]);
  });

  test("finds an order to be collected by the e-mail that was given with it", async () => {
    const id = await newOrder({ cart: { type: "take_away" }, address: null });
    expect(await list({ search: "ada@example.com" })).toContain(id);
  });

  test("contains the zones of the operator only", async () => {
    const id = await newOrder();
    const elsewhere = await addStaff(db, {
      kind: "operator",
      role: "support",
      zoneIds: [shop.zoneId + 1000],
    });
    expect(await list()).toContain(id);
    token = elsewhere.token;
    expect(await list()).toEqual([]);
    expect(codes(await act("accept", id))).toEqual([404, "order"]);
    expect((await ask("GET /desk/orders/{id}", { id }, { token })).status).toBe(404);
  });
});

describe("cash that a courier hands in", () => {
  async function courierWithCash() {
    const courierId = await addCourier(db);
    const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
    const id = await newOrder({ status: "picked_up", courierId });
    const options = { token, key: crypto.randomUUID() };
    await ask("POST /courier/jobs/{id}/deliver", { id, cash: 12 }, options);
    return { courierId, token, orderId: id };
  }
  const handIn = async (id: number, amount: number) => {
    const { token } = await addStaff(db, { kind: "operator", role: "finance" });
    const options = { token, key: crypto.randomUUID() };
    return ask("POST /desk/couriers/{id}/cash", { id, amount }, options);
  };

  test("is what the courier collected, and leaves the courier's account", async () => {
    const { courierId, token, orderId } = await courierWithCash();
    const read = async () => (await ask("GET /courier/cash", {}, { token })).body;
    expect(await read()).toMatchObject({
      cash: 12,
      entries: [{ kind: "collected", job_id: orderId, amount: 12 }],
    });
    expect((await handIn(courierId, 7.5)).body).toMatchObject({ cash: 4.5 });
    expect(await read()).toMatchObject({
      cash: 4.5,
      entries: [{ kind: "collected" }, { kind: "handed_in", job_id: null, amount: 7.5 }],
    });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `courier:${courierId}`));
    expect(entry).toMatchObject({ before: { cash: 12 }, after: { cash: 4.5 } });
  });

  test("is never more than the courier holds, also at the same moment", async () => {
    const { courierId } = await courierWithCash();
    expect(codes(await handIn(courierId, 12.01))).toEqual([422, "amount"]);
    const both = await Promise.all([handIn(courierId, 8), handIn(courierId, 8)]);
    expect(both.map((each) => String(codes(each))).sort()).toEqual(["200", "422,amount"]);
  });

  test("is refused for a courier who does not exist", async () => {
    expect(codes(await handIn(999_999, 1))).toEqual([404, "courier"]);
  });
});

describe("the filters of the desk", () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const cart = { minDeliveryMinutes: 20, maxDeliveryMinutes: 30 };

  test("find orders in progress after their promised time", async () => {
    const late = await newOrder({ scheduleAt: minutesAgo(31), cart });
    const onTime = await newOrder({ scheduleAt: minutesAgo(29), cart });
    const over = await newOrder({ scheduleAt: minutesAgo(60), cart, status: "delivered" });
    const scheduleAt = minutesAgo(1);
    const missed = await newOrder({ scheduled: true, scheduleAt, createdAt: minutesAgo(5), cart });
    const lateIds = await list({ late: 1 });
    expect(lateIds).toEqual(expect.arrayContaining([late, missed]));
    expect([onTime, over].filter((id) => lateIds.includes(id))).toEqual([]);
    const others = await list({ late: 0 });
    expect(others).toEqual(expect.arrayContaining([onTime, over]));
    expect([late, missed].filter((id) => others.includes(id))).toEqual([]);
  });

  test("find orders by how they are paid", async () => {
    const cash = await newOrder();
    const digital = await newOrder({ paymentMethod: "digital_payment" });
    const ids = await list({ method: "digital_payment" });
    expect(ids).toContain(digital);
    expect(ids).not.toContain(cash);
  });
});
