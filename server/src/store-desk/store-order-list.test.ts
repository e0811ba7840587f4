import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addOrder, type OrderOverrides } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { api, ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const noon = new Date("2026-03-20T12:00:00Z");

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  setNow(noon);
});

const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

const newOrder = ({ createdAt = noon, ...overrides }: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, {
    itemId,
    createdAt,
    statusTimestamps: { pending: createdAt.toISOString() },
    ...overrides,
  });

/** An order for a time, prepared in 20 minutes. */
const scheduledOrder = (scheduleAt: Date, overrides: Partial<OrderOverrides> = {}) =>
  newOrder({
    scheduled: true,
    scheduleAt,
    status: "confirmed",
    cart: { minDeliveryMinutes: 20 },
    ...overrides,
  });

async function list(input: Record<string, unknown>) {
  const { body } = await ask("GET /store/orders", { limit: 100, ...input }, cook);
  return body.orders.map(({ id }) => id);
}

describe("the list of a store", () => {
  test("finds an order by the three digits by which a kitchen calls it", async () => {
    const ids = [await newOrder(), await newOrder()];
    const [id = 0] = ids;
    const called = String(id % 1000).padStart(3, "0");
    expect(await list({ state: "all", search: called })).toEqual([id]);
    expect(await list({ state: "all", search: String(id) })).toEqual([id]);
  });

  test("tells confirmed orders for later from those whose preparation starts", async () => {
    const later = await scheduledOrder(minutes(21));
    const due = await scheduledOrder(minutes(20));
    const unconfirmed = await scheduledOrder(minutes(90), { status: "pending" });
    const preparing = await scheduledOrder(minutes(90), { status: "processing" });
    expect(await list({ state: "later" })).toEqual([later]);
    expect(await list({ state: "new" })).toEqual([due, unconfirmed]);
    expect(await list({ state: "preparing" })).toEqual([preparing]);
    expect(await list({ state: "past" })).toEqual([]);
    setNow(minutes(1));
    expect(await list({ state: "later" })).toEqual([]);
    expect(await list({ state: "new" })).toEqual([later, due, unconfirmed]);
  });

  test("has orders of every stage, newest first, but none that waits for its payment", async () => {
    const pending = await newOrder();
    await newOrder({ paymentMethod: "digital_payment" });
    await newOrder({ cart: { storeId: otherStoreId } });
    const delivered = await newOrder({ status: "delivered" });
    expect(await list({ state: "all" })).toEqual([delivered, pending]);
  });

  test("has the orders of days by the clock of the shop, and of a type", async () => {
    // 00:30 and 23:30 in Paris, on the 20th.
    const first = await newOrder({ createdAt: new Date("2026-03-19T23:30:00Z") });
    const last = await newOrder({
      createdAt: new Date("2026-03-20T22:30:00Z"),
      cart: { type: "take_away" },
    });
    await newOrder({ createdAt: new Date("2026-03-20T23:30:00Z") });
    await newOrder({ createdAt: new Date("2026-03-19T22:30:00Z") });
    const day = { state: "all", from: "2026-03-20", to: "2026-03-20" };
    expect(await list(day)).toEqual([last, first]);
    expect(await list({ ...day, order_type: "take_away" })).toEqual([last]);
    expect(await list({ ...day, order_type: "delivery" })).toEqual([first]);
  });

  test("refuses a period that ends before it begins", async () => {
    const input = { state: "all", from: "2026-03-20", to: "2026-03-19" };
    const { status, body } = await ask("GET /store/orders", input, cook);
    expect([status, body.errors?.map(({ code }) => code)]).toEqual([422, ["to"]]);
  });
});

describe("as a table", () => {
  async function table(input: Record<string, string>) {
    const headers = { accept: "text/csv" };
    const request = requestFor("GET /store/orders", input, { ...cook, headers });
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    return { response, text: await response.text() };
  }
  const day = { from: "2026-03-20", to: "2026-03-20" };

  test("has all rows of the filter with keys as its header, and runs no formula", async () => {
    const id = await newOrder({ contactName: '=HYPERLINK("http://evil.example")' });
    const delivered = { pending: noon.toISOString(), delivered: minutes(30).toISOString() };
    const over = await newOrder({ status: "delivered", statusTimestamps: delivered });
    const { response, text } = await table({ state: "all", limit: "1", ...day });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="orders-2026-03-20-2026-03-20.csv"',
    );
    expect(text.replace("\u{feff}", "").trimEnd().split("\r\n")).toEqual([
      "id,placed_at,order_type,order_status,schedule_at,customer,payment_method,payment_status,order_amount,currency,delivered_at,canceled_at",
      `${over},2026-03-20T12:00:00.000Z,delivery,delivered,,Ada,cash_on_delivery,unpaid,12.00,EUR,2026-03-20T12:30:00.000Z,`,
      `${id},2026-03-20T12:00:00.000Z,delivery,pending,,"'=HYPERLINK(""http://evil.example"")",cash_on_delivery,unpaid,12.00,EUR,,`,
    ]);
  });

  test("is in the audit log with its filter", async () => {
    await newOrder();
    await table({ state: "all", search: "ada", ...day });
    const entries = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.at(-1)).toMatchObject({
      staffId: cook.id,
      action: "GET /store/orders",
      subject: `store:${storeId}`,
      after: { state: "all", search: "ada", ...day, rows: 1 },
    });
  });

  test("is refused when it would have more than 50,000 rows", async () => {
    const id = await newOrder({ status: "delivered" });
    await copyOrder(id, 50_000);
    const { response, text } = await table({ state: "past" });
    expect([response.status, JSON.parse(text).errors[0].code]).toEqual([422, "export_size"]);
    await db.execute(sql`update orders set status = 'handover' where id = ${id}`);
    const { response: fits, text: rows } = await table({ state: "past" });
    expect([fits.status, rows.split("\r\n").length]).toEqual([200, 50_002]);
  });

  async function copyOrder(id: number, count: number) {
    const added = sql`${id}::bigint + number, `;
    for (const name of ["orders", "cart_orders"]) {
      const key = name === "orders" ? "id" : "order_id";
      const { rows } = await db.execute<{ columns: string }>(sql`
        select string_agg(quote_ident(column_name), ', ') as columns
        from information_schema.columns where table_name = ${name}
          and table_schema = current_schema and column_name <> ${key}`);
      const columns = sql.raw(rows[0]?.columns ?? "");
      await db.execute(sql`
        insert into ${sql.identifier(name)} (${sql.identifier(key)}, ${columns})
        overriding system value
        select ${added}${columns} from ${sql.identifier(name)}, generate_series(1, ${count}) number
        where ${sql.identifier(key)} = ${id}`);
    }
  }
});
