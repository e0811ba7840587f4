import { basisPoints } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db } = await startTestApi();
let shop: SeededShop;
let itemId = 0;
let token = "";
let staffId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
});

beforeEach(async () => {
  const storeId = shop.grocery.storeIds[0];
  const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
  token = cook.token;
  staffId = cook.id;
});

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });

type Action = "accept" | "reject" | "ready" | "handover" | "deliver";
const act = (action: Action, id: number, input: Record<string, unknown> = {}) =>
  ask(`POST /store/orders/{id}/${action}`, { id, ...input }, { token, key: crypto.randomUUID() });
const accept = (id: number) => act("accept", id, { processing_time: 20 });
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function list(state: string, input: Record<string, unknown> = {}) {
  const { body } = await ask("GET /store/orders", { state, limit: 100, ...input }, { token });
  return body.orders.map(({ id }) => id);
}

describe("an act that waited for the connection", () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const earlier = { pending: ago(120) };

  test("counts from when it was done, and the audit log knows both times", async () => {
    const occurred_at = ago(12);
    const id = await newOrder({ statusTimestamps: earlier });
    const { body } = await act("accept", id, { processing_time: 20, occurred_at });
    expect(body.order.confirmed).toBe(occurred_at);
    const details = await ask("GET /store/orders/{id}", { id }, { token });
    expect(details.body.transitions.at(-1)).toMatchObject({ at: occurred_at });
    expect(Date.parse(details.body.updated_at)).toBeGreaterThan(Date.parse(occurred_at));
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${id}`));
    expect(entry?.after).toMatchObject({ occurred_at });
    expect(entry?.at.getTime()).toBeGreaterThan(Date.parse(occurred_at));
  });

  test("is not stated earlier than what led to it", async () => {
    const confirmed = ago(5);
    const id = await newOrder({
      status: "confirmed",
      statusTimestamps: { ...earlier, confirmed },
    });
    const { body } = await act("accept", id, { processing_time: 20, occurred_at: ago(30) });
    expect(body.order.processing).toBe(confirmed);
  });

  test.each([
    ["more than an hour ago", 61],
    ["in the future", -2],
  ])("is refused when it was done %s", async (_when, minutes) => {
    const id = await newOrder();
    const input = { processing_time: 20, occurred_at: ago(minutes) };
    expect(codes(await act("accept", id, input))).toEqual([422, "occurred_at"]);
  });
});

describe("the ticket of an order", () => {
  test("says where its store finds each item", async () => {
    const { details } = (await ticket(await newOrder())) ?? {};
    const position = { id: shop.grocery.categoryId, name: expect.any(String), position: 0 };
    expect(details).toMatchObject([{ item_details: { category_ids: [position] } }]);
  });

  const ticket = async (id: number) =>
    (await ask("GET /store/orders", { state: "all", limit: 100 }, { token })).body.orders.find(
      (order) => order.id === id,
    );

  test("has its lines, and by when the store is to start and to finish it", async () => {
    const id = await newOrder();
    const waiting = await ticket(id);
    expect(waiting).toMatchObject({
      details: [{ item_id: itemId, quantity: 1 }],
      waits_since: waiting?.pending,
      start_at: null,
      ready_by: null,
      pickup_code: expect.stringMatching(/^\d{4}$/),
    });
    await accept(id);
    const { order } = (await accept(id)).body;
    const started = Date.parse(order.processing ?? "");
    expect(Date.parse(order.ready_by ?? "")).toBe(started + 20 * 60_000);
    const later = await ask(
      "POST /store/orders/{id}/delay",
      { id, minutes: 10 },
      { token, key: crypto.randomUUID() },
    );
    expect(later.status).toBe(200);
    const { ready_by } = (await ask("GET /store/orders/{id}", { id }, { token })).body;
    expect(Date.parse(ready_by ?? "")).toBe(started + 30 * 60_000);
  });

  test("says when a scheduled order starts, from when on it waits for the store", async () => {
    const scheduleAt = new Date(Date.now() + 86_400_000);
    const id = await newOrder({ status: "confirmed", scheduled: true, scheduleAt });
    const order = await ticket(id);
    const minutes = (order?.min_delivery_time ?? 0) * 60_000;
    expect(Date.parse(order?.start_at ?? "")).toBe(scheduleAt.getTime() - minutes);
    expect(order?.waits_since).toBe(order?.start_at);
  });
});

describe("what an order means to its store", () => {
  const setCommission = (commission: number) =>
    db
      .update(stores)
      .set({ commission: basisPoints(commission) })
      .where(eq(stores.id, shop.grocery.storeIds[0]));
  const read = async (id: number, role: "owner" | "kitchen") => {
    const [storeId] = shop.grocery.storeIds;
    const reader = await addStaff(db, { kind: "store_staff", role, storeId });
    return (await ask("GET /store/orders/{id}", { id }, { token: reader.token })).body;
  };

  test("is what it earns, which the kitchen does not see, and afterwards what was booked", async () => {
    await setCommission(1500);
    const courierId = await addCourier(db);
    const id = await newOrder({ courierId, status: "picked_up" });
    const earned = { sales: 10, commission: 1.5, delivery: 0 };
    expect((await read(id, "kitchen")).earnings).toBeNull();
    expect((await read(id, "owner")).earnings).toEqual(earned);
    await deliverOrder(db, id, { kind: "courier", courierId }, { at: new Date() });
    await setCommission(2000);
    expect((await read(id, "owner")).earnings).toEqual(earned);
    const canceled = await newOrder({ status: "canceled" });
    expect((await read(canceled, "owner")).earnings).toBeNull();
  });

  test("is how often its customer has ordered here, with it", async () => {
    const { customerId } = await addCustomer(db);
    const first = await newOrder({ customerId });
    await newOrder({ customerId });
    await newOrder({ customerId, status: "canceled" });
    await newOrder({ customerId, cart: { storeId: shop.grocery.storeIds[1] } });
    const third = await newOrder({ customerId });
    await newOrder({ customerId });
    expect((await read(third, "kitchen")).orders_here).toBe(3);
    expect((await read(first, "kitchen")).orders_here).toBe(1);
    expect((await read(await newOrder(), "kitchen")).orders_here).toBeNull();
  });
});

describe("the life of an order in a store", () => {
  test("leads a delivery from new to ready, and waits for a courier to accept it", async () => {
    const id = await newOrder();
    expect(await list("new")).toContain(id);
    expect((await accept(id)).body.order.order_status).toBe("confirmed");
    expect((await accept(id)).body.order).toMatchObject({
      order_status: "processing",
      processing_time: 20,
    });
    expect(await list("preparing")).toContain(id);
    expect((await act("ready", id)).body.order.order_status).toBe("handover");
    expect(await list("ready")).toContain(id);
    expect(codes(await act("deliver", id))).toEqual([409, "order_status"]);
  });

  test("states once that the courier has a ready order, which the courier then picks up", async () => {
    const courierId = await addCourier(db);
    const courier = await addStaff(db, { kind: "courier", role: null, courierId });
    const key = () => crypto.randomUUID();
    const id = await newOrder({ status: "processing", courierId });
    expect(codes(await act("handover", id))).toEqual([409, "order_status"]);
    await act("ready", id);
    const both = await Promise.all([act("handover", id), act("handover", id)]);
    expect(both.map((each) => String(codes(each))).sort()).toEqual(["200", "409,order_status"]);
    const { body } = await ask("GET /store/orders/{id}", { id }, { token });
    expect(body).toMatchObject({ order_status: "handover", handed_over_at: expect.any(String) });
    const [job] = (await ask("GET /courier/jobs", {}, courier)).body.jobs;
    expect(job).toMatchObject({ id, state: "accepted", handed_over_at: body.handed_over_at });

    // A courier who gives it back does not have it any more.
    const giveBack = { id, reason: "My bicycle is broken" };
    await ask("POST /courier/jobs/{id}/unassign", giveBack, { ...courier, key: key() });
    const returned = (await ask("GET /store/orders/{id}", { id }, { token })).body;
    expect(returned.handed_over_at).toBeNull();
    expect(codes(await act("handover", id))).toEqual([409, "order_status"]);

    const next = await newOrder({ status: "handover", courierId });
    expect((await act("handover", next)).status).toBe(200);
    const taken = await ask(
      "POST /courier/jobs/{id}/pickup",
      { id: next },
      { ...courier, key: key() },
    );
    expect(taken.body.job.state).toBe("on_the_way");
    expect(codes(await act("handover", next))).toEqual([409, "order_status"]);
  });

  test("gives an order to the courier who says the end of the code, and to no other", async () => {
    const courierId = await addCourier(db);
    const courier = await addStaff(db, { kind: "courier", role: null, courierId });
    const id = await newOrder({ status: "handover", courierId });
    const other = await newOrder({ status: "handover", courierId });
    const { jobs } = (await ask("GET /courier/jobs", {}, courier)).body;
    const codeOf = (orderId: number) => jobs.find((job) => job.id === orderId)?.handover_code ?? "";
    const code = codeOf(id);
    expect(code).toMatch(/^[A-Z34679]{4}$/);
    const wrong = code.endsWith("AA") ? "BB" : "AA";
    for (const pickup_code of [wrong, `X${code}`, code.slice(0, 2), code.slice(-1)]) {
      expect(codes(await act("handover", id, { pickup_code }))).toEqual([422, "pickup_code"]);
    }
    const before = (await ask("GET /store/orders/{id}", { id }, { token })).body;
    expect(before).toMatchObject({ handed_over_at: null, bags: null });
    const end = code.slice(-2).toLowerCase();
    const { body } = await act("handover", id, { pickup_code: end, bags: 2 });
    expect(body.order).toMatchObject({ handed_over_at: expect.any(String), bags: 2 });
    const scanned = await act("handover", other, { pickup_code: codeOf(other) });
    expect(scanned.status).toBe(200);
    const [job] = (await ask("GET /courier/jobs", {}, courier)).body.jobs;
    expect(job).toMatchObject({ id, bags: 2 });
  });

  test("hands no order to a courier that the customer collects, nor one of another store", async () => {
    const collected = await newOrder({ status: "handover", cart: { type: "take_away" } });
    expect(codes(await act("handover", collected))).toEqual([409, "order_status"]);
    const other = await newOrder({
      status: "handover",
      cart: { storeId: shop.grocery.storeIds[1] },
    });
    expect(codes(await act("handover", other))).toEqual([404, "order"]);
  });

  test("starts an order to be collected at once, and hands it over for cash", async () => {
    const id = await newOrder({ cart: { type: "take_away" }, address: null });
    expect((await accept(id)).body.order.order_status).toBe("processing");
    await act("ready", id);
    const { body } = await act("deliver", id);
    expect(body.order).toMatchObject({ order_status: "delivered", payment_status: "paid" });
    expect(await list("past")).toContain(id);
  });

  test("only confirms a scheduled order first", async () => {
    const scheduleAt = new Date(Date.now() + 3_600_000);
    const id = await newOrder({
      cart: { type: "take_away" },
      address: null,
      scheduled: true,
      scheduleAt,
    });
    expect((await accept(id)).body.order.order_status).toBe("confirmed");
    expect((await accept(id)).body.order.order_status).toBe("processing");
  });

  test("hands over only with the code that the customer names", async () => {
    const id = await newOrder({ cart: { type: "take_away" }, address: null, otp: "4711" });
    await accept(id);
    await act("ready", id);
    expect(codes(await act("deliver", id))).toEqual([422, "otp"]);
    expect(codes(await act("deliver", id, { otp: "1234" }))).toEqual([422, "otp"]);
    expect((await act("deliver", id, { otp: "4711" })).status).toBe(200);
  });

  test("ends when the store refuses it", async () => {
    const id = await newOrder();
    const { body } = await act("reject", id, { reason: "Sold out" });
    expect(body.order).toMatchObject({
      order_status: "canceled",
      canceled_by: "store",
      cancellation_reason: "Sold out",
    });
    expect(codes(await accept(id))).toEqual([409, "order_status"]);
  });
});

describe("picking an order", () => {
  const pick = (id: number, input: object) =>
    ask("PUT /store/orders/{id}/picks", { id, ...input }, { token });
  const lineOf = async (id: number) =>
    (await ask("GET /store/orders/{id}", { id }, { token })).body.details[0]?.id ?? 0;

  test("stores what is stated of lines and bags, and leaves the rest as it was", async () => {
    const id = await newOrder({ status: "processing", quantity: 3 });
    const detail_id = await lineOf(id);
    await pick(id, { picks: [{ detail_id, found: 1 }] });
    await pick(id, { bags: 2 });
    const { body } = await pick(id, { picks: [{ detail_id, found: 3 }] });
    const packed = { picks: [{ detail_id, found: 3 }], bags: 2 };
    expect(body.order).toMatchObject(packed);
    expect((await ask("GET /store/orders/{id}", { id }, { token })).body).toMatchObject(packed);
    const support = await addStaff(db, { kind: "operator", role: "support" });
    expect((await ask("GET /desk/orders/{id}", { id }, support)).body).toMatchObject(packed);
    const audited = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(audited.at(-1)?.after).toMatchObject({ picks: [{ detail_id, found: 3 }] });
  });

  test("refuses lines of another order, more pieces than ordered, and a gone order", async () => {
    const id = await newOrder({ status: "processing", quantity: 3 });
    const detail_id = await lineOf(id);
    const foreign = await lineOf(await newOrder());
    for (const wrong of [
      { detail_id: foreign, found: 1 },
      { detail_id, found: 4 },
    ]) {
      expect(codes(await pick(id, { picks: [wrong] }))).toEqual([422, "detail_id"]);
    }
    const over = await newOrder({ status: "picked_up" });
    expect(codes(await pick(over, { bags: 1 }))).toEqual([409, "order_status"]);
    const unknown = await newOrder({ cart: { storeId: shop.grocery.storeIds[1] } });
    expect(codes(await pick(unknown, { bags: 1 }))).toEqual([404, "order"]);
  });
});

test("never shows the code of the customer", async () => {
  const id = await newOrder({ otp: "4711" });
  const { body } = await ask("GET /store/orders", { state: "new", limit: 100 }, { token });
  const details = await ask("GET /store/orders/{id}", { id }, { token });
  const changed = await accept(id);
  for (const seen of [
    body.orders.find((order) => order.id === id),
    details.body,
    changed.body.order,
  ]) {
    expect(seen).toMatchObject({ id, otp: null });
  }
});

test("shows an order with its lines and who changed it", async () => {
  const id = await newOrder();
  await accept(id);
  const { body } = await ask("GET /store/orders/{id}", { id }, { token });
  expect(body.details).toHaveLength(1);
  expect(body.transitions).toMatchObject([
    { from: null, to: "pending" },
    { from: "pending", to: "confirmed", actor: { kind: "store" } },
  ]);
});

test("says in lists and replies who changed the status last, without ids of customers", async () => {
  const placed = await newOrder();
  const [id, other] = [await newOrder(), await newOrder()];
  const { body } = await accept(id);
  const cook = { kind: "store", id: staffId, name: expect.stringMatching(/\w/) };
  expect(body.order.acted_by).toEqual(cook);
  const inAnHour = new Date(Date.now() + 3_600_000);
  await transitionOrder(db, other, "canceled", { kind: "clock" }, { at: inAnHour });
  const read = (state: string) =>
    ask("GET /store/orders", { state, limit: 100 }, { token }).then((list) => list.body.orders);
  const orders = [...(await read("new")), ...(await read("past"))];
  const findActor = (orderId: number) => orders.find((order) => order.id === orderId)?.acted_by;
  expect(findActor(id)).toEqual(cook);
  expect(findActor(placed)).toEqual({ kind: "guest", id: null, name: null });
  expect(findActor(other)).toEqual({ kind: "clock", id: null, name: null });
});

test("of two tablets that accept an order at the same moment one does, and both read who", async () => {
  const storeId = shop.grocery.storeIds[0];
  const second = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
  const cooks = [{ token, id: staffId }, second];
  for (let round = 0; round < 5; round++) {
    const id = await newOrder();
    const answers = await Promise.all(
      cooks.map(({ token }) =>
        ask(
          "POST /store/orders/{id}/accept",
          { id, processing_time: 20, order_status: "pending" },
          { token, key: crypto.randomUUID() },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = cooks[answers.findIndex(({ status }) => status === 200)];
    for (const { token } of cooks) {
      const { body } = await ask("GET /store/orders/{id}", { id }, { token });
      expect(body.acted_by).toMatchObject({ kind: "store", id: winner?.id });
    }
  }
});

describe("the list of a store", () => {
  test("omits orders that wait for their payment", async () => {
    const id = await newOrder({ paymentMethod: "digital_payment" });
    expect(await list("new")).not.toContain(id);
  });

  test("has the oldest new order first", async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    const ids = await list("new");
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });

  test("finds an order by number and by a part of the name", async () => {
    const id = await newOrder();
    const collected = await newOrder({ cart: { type: "take_away" }, address: null });
    expect(await list("new", { search: String(id) })).toEqual([id]);
    expect(await list("new", { search: "aDA" })).toEqual(expect.arrayContaining([id, collected]));
    expect(await list("new", { search: "%" })).toEqual([]);
  });
});

test("accepts an order once, however often the request is repeated", async () => {
  const id = await newOrder({ cart: { type: "take_away" }, address: null });
  const options = { token, key: crypto.randomUUID() };
  const input = { id, processing_time: 20 };
  const first = await ask("POST /store/orders/{id}/accept", input, options);
  const again = await ask("POST /store/orders/{id}/accept", input, options);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(again.body).toEqual(first.body);
});

test("of two members of the staff who accept an order, the second gets a conflict", async () => {
  const id = await newOrder({ cart: { type: "take_away" }, address: null });
  const both = await Promise.all([accept(id), accept(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("writes who changed what into the audit log, only for what happened", async () => {
  const id = await newOrder();
  await accept(id);
  await act("ready", id);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${id}`));
  expect(entries).toMatchObject([
    {
      staffId,
      staffKind: "store_staff",
      action: "POST /store/orders/{id}/accept",
      before: { order_status: "pending" },
      after: { order_status: "confirmed" },
    },
  ]);
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row?.status).toBe("confirmed");
});
