import { minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addOrder, addParcel, type OrderOverrides } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const foodId = await addItem(db, { storeId: shop.food.storeIds[0] });
const member = await addStaff(db, { kind: "operator", role: "finance" });

beforeEach(async () => {
  setNow(new Date("2026-03-20T12:00:00Z"));
  await db.execute(sql`truncate orders cascade`);
});

const order = (at: string, overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    createdAt: new Date(at),
    statusTimestamps: { pending: at },
    ...overrides,
  });
const delivered = { status: "delivered", amount: minor(1550) } as const;
const day = { from: "2026-03-20", to: "2026-03-20" };
const read = async (input: Record<string, unknown> = day, caller: { token: string } = member) =>
  ask("GET /desk/figures", input, caller);

describe("the figures of the desk", () => {
  test("count what was placed by day and hour, by the clock of the shop, and by module", async () => {
    await order("2026-03-19T22:30:00Z", delivered);
    await order("2026-03-20T09:15:00Z", delivered);
    await order("2026-03-20T09:45:00Z", { status: "canceled" });
    await order("2026-03-20T09:50:00Z", { paymentMethod: "digital_payment" });
    await addOrder(db, shop, shop.food, {
      ...{ itemId: foodId, createdAt: new Date("2026-03-20T10:00:00Z"), ...delivered },
      statusTimestamps: { pending: "2026-03-20T10:00:00Z" },
    });
    await addParcel(db, shop, shop.food, { createdAt: new Date("2026-03-20T10:30:00Z") });
    const { body } = await read({ from: "2026-03-19", to: "2026-03-20" });
    expect(body).toMatchObject({ orders: 5, delivered: 3, canceled: 1, sales: 46.5 });
    expect(body.days).toMatchObject([
      { day: "2026-03-19", orders: 1, sales: 15.5 },
      { day: "2026-03-20", orders: 4, sales: 31 },
    ]);
    expect(body.hours[10]).toMatchObject({ hour: 10, orders: 2, delivered: 1, canceled: 1 });
    expect(body.modules.map(({ id, orders }) => [id, orders])).toEqual([
      [shop.grocery.moduleId, 3],
      [shop.food.moduleId, 2],
    ]);
    expect((await read({ ...day, module_id: shop.food.moduleId })).body.orders).toBe(2);
  });

  test("are those of the zones of the operator", async () => {
    await order("2026-03-20T09:15:00Z", delivered);
    await order("2026-03-20T09:15:00Z", { ...delivered, zoneId: shop.otherZoneId });
    expect((await read()).body.zones).toHaveLength(2);
    const some = await addStaff(db, {
      ...{ kind: "operator", role: "finance", zoneIds: [shop.zoneId] },
    });
    const { body } = await read(day, some);
    expect([body.orders, body.zones.map(({ id }) => id)]).toEqual([1, [shop.zoneId]]);
    const foreign = await read({ ...day, zone_id: shop.otherZoneId }, some);
    expect([foreign.status, foreign.body.errors?.[0]?.code]).toEqual([404, "zone"]);
  });

  test("are refused for a period that ends before it begins", async () => {
    const { status, body } = await read({ from: "2026-03-20", to: "2026-03-19" });
    expect([status, body.errors?.[0]?.code]).toEqual([422, "to"]);
  });

  test("are a table, which the audit log has", async () => {
    await order("2026-03-20T09:15:00Z", delivered);
    const headers = { accept: "text/csv" };
    const request = requestFor("GET /desk/figures", day, { ...member, headers });
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const rows = (await response.text()).split("\r\n");
    expect(rows.slice(0, 3)).toEqual([
      "about,name,orders,delivered,canceled,sales",
      "period,2026-03-20 – 2026-03-20,1,1,0,15.5",
      "day,2026-03-20,1,1,0,15.5",
    ]);
    const [entry] = await db.select().from(auditLog).where(sql`subject = 'figures'`);
    expect(entry?.after).toMatchObject(day);
  });
});
