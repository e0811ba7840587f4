import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder, addParcel, addRun, type OrderOverrides } from "../orders/testing.ts";
import { readTable, toCells } from "../requests/testing-table.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
const noon = new Date("2026-03-20T12:00:00Z");
const desk = await addStaff(db, { kind: "operator", role: "support" });

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  setNow(noon);
});

const newOrder = (overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, createdAt: noon, ...overrides });
const read = async (input: object = {}) =>
  (await ask("GET /desk/orders", { limit: 100, ...input }, desk)).body;
const list = async (input: object = {}) => (await read(input)).orders.map(({ id }) => id);

/** What the table says of a listed order. */
function toRow(order: Awaited<ReturnType<typeof read>>["orders"][number]) {
  const { customer } = order;
  return toCells({
    id: order.id,
    placed_at: order.created_at,
    order_type: order.order_type,
    order_status: order.order_status,
    schedule_at: order.scheduled ? order.schedule_at : null,
    zone_id: order.zone_id,
    store_id: order.store_id,
    store: order.store?.name,
    courier_id: order.delivery_man?.id,
    customer_id: customer.id,
    customer: customer.name,
    phone: customer.phone,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    order_amount: order.order_amount.toFixed(2),
    currency: order.receipt.currency_code,
    delivered_at: order.delivered,
    canceled_at: order.canceled,
  });
}

describe("the list of orders of the desk", () => {
  test("is filtered by kind, module, customer and courier, and sorted as requested", async () => {
    const { customerId } = await addCustomer(db);
    const courierId = await addCourier(db);
    const delivery = await newOrder({ customerId, courierId });
    const takeAway = await newOrder({ cart: { type: "take_away" } });
    const parcel = await addParcel(db, shop, shop.grocery, { createdAt: noon });
    expect(await list({ order_type: "delivery" })).toEqual([delivery]);
    expect(await list({ order_type: "take_away" })).toEqual([takeAway]);
    expect(await list({ order_type: "parcel" })).toEqual([parcel]);
    expect(await list({ module_id: shop.grocery.moduleId })).toHaveLength(3);
    expect(await list({ module_id: 999 })).toEqual([]);
    expect(await list({ customer_id: customerId })).toEqual([delivery]);
    expect(await list({ courier_id: courierId })).toEqual([delivery]);
    expect(await list({ run_id: await addRun(db, [delivery]) })).toEqual([delivery]);
    expect(await list()).toEqual([delivery, takeAway, parcel]);
    expect(await list({ sort: "newest" })).toEqual([parcel, takeAway, delivery]);
  });

  test("contains the orders of days of the shop", async () => {
    const before = await newOrder({ createdAt: new Date("2026-03-18T22:59:00Z") });
    const first = await newOrder({ createdAt: new Date("2026-03-18T23:00:00Z") });
    expect(await list({ from: "2026-03-19", to: "2026-03-19" })).toEqual([first]);
    expect(await list({ from: "2026-03-18" })).toEqual([before, first]);
    const { status, body } = await ask("GET /desk/orders", { from: "2025-01-01" }, desk);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "to"]);
  });

  test("masks contacts, which the page of a running order shows", async () => {
    const id = await newOrder();
    const [listed] = (await read()).orders;
    expect(listed).toMatchObject({
      customer: { id: null, name: "Ada", phone: "+33 •• 78", email: "a•••@example.com" },
      delivery_address: { contact_person_number: "+33 •• 78" },
    });
    const readOrder = async () => (await ask("GET /desk/orders/{id}", { id }, desk)).body;
    expect(await readOrder()).toMatchObject({
      customer: { phone: "+33612345678", email: "ada@example.com", order_count: null },
      delivery_address: { contact_person_number: "+33612345678" },
    });
    await ask(
      "POST /desk/orders/{id}/cancel",
      { id, reason: "Test" },
      { ...desk, key: crypto.randomUUID() },
    );
    setNow(new Date(noon.getTime() + 23 * 3_600_000));
    expect((await readOrder()).customer.phone).toBe("+33612345678");
    setNow(new Date(noon.getTime() + 25 * 3_600_000));
    expect((await readOrder()).customer.phone).toBe("+33 •• 78");
  });

  test("is a table for a spreadsheet, which the audit log has", async () => {
    const ids = [await newOrder(), await addParcel(db, shop, shop.grocery, { createdAt: noon })];
    const request = requestFor("GET /desk/orders", { from: "2026-03-20" }, desk);
    request.headers.set("accept", "text/csv");
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const [head = "", ...rows] = (await response.text()).trim().split("\r\n");
    expect(head).toContain("id,placed_at,order_type,order_status");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(new RegExp(`^${ids[0]},2026-03-20T12:00:00.000Z,delivery,pending`));
    expect(rows[1]).toMatch(new RegExp(`^${ids[1]},.*,parcel,`));
    expect(rows.join()).not.toContain("612345678");
    expect(response.headers.get("content-disposition")).toContain("orders-2026-03-20-2026-03-20");
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subject, "orders"));
    expect(entry).toMatchObject({ after: { from: "2026-03-20", rows: 2 } });
  });

  test("is the same as a table as on its pages, whatever is looked for", async () => {
    const { customerId } = await addCustomer(db);
    const courierId = await addCourier(db);
    const earlier = new Date(noon.getTime() - 26 * 3_600_000);
    await newOrder({ customerId, courierId, createdAt: earlier });
    await newOrder({ cart: { type: "take_away" }, scheduled: true });
    const canceled = await newOrder({
      contactName: 'Ada "the first", of Lyon',
      createdAt: earlier,
    });
    await addParcel(db, shop, shop.grocery, { createdAt: noon, contactName: "=Hugo" });
    const act = { id: canceled, reason: "Test" };
    await ask("POST /desk/orders/{id}/cancel", act, { ...desk, key: crypto.randomUUID() });
    for (const filter of [
      ...[{}, { sort: "newest" }, { state: "active" }, { state: "canceled" }],
      ...[{ order_type: "parcel" }, { order_type: "take_away" }, { customer_id: customerId }],
      ...[{ courier_id: courierId }, { module_id: 999 }, { method: "cash_on_delivery" }],
      ...[{ from: "2026-03-20" }, { to: "2026-03-19", from: "2026-03-19" }],
      { search: String(canceled) },
    ]) {
      const shown = [];
      for (let offset = 1, total = 1; shown.length < total; offset++) {
        const page = await read({ ...filter, limit: 2, offset });
        total = page.total_size;
        shown.push(...page.orders);
      }
      const rows = await readTable(api, "GET /desk/orders", filter, desk);
      expect(rows, JSON.stringify(filter)).toEqual(shown.map(toRow));
    }
  });
});
