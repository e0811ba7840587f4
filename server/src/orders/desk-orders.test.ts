import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addItem, middle, type SeededShop, seedShop } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { couriers } from "./couriers.tables.ts";
import { addCourier, addOrder } from "./testing.ts";

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

type Action = "accept" | "cancel" | "assign" | "deliver";
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

  test("gives a delivery to a free courier on duty", async () => {
    const courierId = await addCourier(db);
    const id = await newOrder({ status: "confirmed" });
    const { body } = await act("assign", id, { courier_id: courierId });
    expect(body.order.delivery_man?.id).toBe(courierId);
    const other = await newOrder({ status: "confirmed" });
    expect(codes(await act("assign", other, { courier_id: courierId }))).toEqual([409, "busy"]);
  });

  test("refuses a courier who is off duty or unknown", async () => {
    const courierId = await addCourier(db);
    await db.update(couriers).set({ active: false }).where(eq(couriers.id, courierId));
    const id = await newOrder({ status: "confirmed" });
    expect(codes(await act("assign", id, { courier_id: courierId }))).toEqual([409, "busy"]);
    expect(codes(await act("assign", id, { courier_id: 999_999 }))).toEqual([404, "courier"]);
  });

  test("gives one courier one of two deliveries at the same moment", async () => {
    const courierId = await addCourier(db);
    const ids = [await newOrder({ status: "confirmed" }), await newOrder({ status: "confirmed" })];
    const both = await Promise.all(ids.map((id) => act("assign", id, { courier_id: courierId })));
    expect(both.map((response) => String(codes(response))).sort()).toEqual(["200", "409,busy"]);
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
