import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { createDatabase } from "../database/testing.ts";

const folder = join(import.meta.dirname, "..", "..", "migrations");
const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(folder, "meta", "_journal.json"), "utf8"),
);
const [first, ...later] = journal.entries.map(({ tag }) => tag);

const client = new pg.Client({
  connectionString: await createDatabase(inject("postgres"), "orders_before_kinds"),
});
await client.connect();
afterAll(() => client.end());

async function migrate(tag: string | undefined) {
  const sql = await readFile(join(folder, `${tag}.sql`), "utf8");
  for (const statement of sql.split("--> statement-breakpoint")) await client.query(statement);
}

const text = `'{"en":"","fr":""}'`;

/** Orders as they were stored when one table held every kind. */
const orders = `
  insert into shop (settings, landing)
    values ('{"currencyCode":"EUR","additionalCharge":{"name":{"en":"Service","fr":"Service"},"amount":50}}', '{}');
  insert into modules (slug, type, name, description) values ('food', 'food', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude,
      schedules, min_delivery_minutes, max_delivery_minutes)
    values (1, 1, 'bakery', ${text}, '', '', '', 0, 0, '[]', 20, 30);
  insert into categories (module_id, slug, name) values (1, 'bread', ${text});
  insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price)
    values (1, 1, 1, 'loaf', ${text}, ${text}, 1, 1000);
  insert into orders (module_id, zone_id, store_id, type, status, status_timestamps, schedule_at, amount,
      receipt, tax_included, tax_rate, payment_method, payment_status, contact_number, cutlery,
      processing_minutes, min_delivery_minutes, max_delivery_minutes, unavailable_item_note, restocked,
      canceled_by, cancellation_reason)
    values
      (1, 1, 1, 'take_away', 'canceled',
        '{"canceled":"2026-03-20T10:05:00Z","confirmed":"2026-03-20T10:01:00Z","pending":"2026-03-20T10:00:00Z"}', now(), 0, '[]', false, 0, 'cash_on_delivery', 'unpaid', '',
        true, 15, 20, 30, 'Call me', true, 'store', 'Sold out'),
      (1, 1, null, 'parcel', 'pending', '{}', now(), 0, '[]', false, 0, 'cash_on_delivery', 'unpaid', '',
        false, null, null, null, null, false, null, null);
  insert into order_lines (order_id, item_id, quantity, unit_price, choices, add_ons, discount, snapshot)
    values (100000, 1, 1, 1000, '[{"variation":{"id":"1","label":{"en":"L","fr":"L"}}}]', '[]', 0,
      '{"en":{"name":"Loaf"},"fr":{"name":"Pain"}}');
  insert into orders (module_id, zone_id, store_id, type, status, status_timestamps, scheduled, schedule_at,
      amount, receipt, tax_included, tax_rate, payment_method, payment_status, contact_number)
    select 1, 1, 1, 'delivery', status, '{"pending":"2026-03-20T10:00:00Z"}', true, '2026-03-21T12:07:00Z',
      0, '[]', false, 0, 'cash_on_delivery', 'unpaid', ''
    from unnest(array['pending', 'pending', 'failed']) as status;
  update orders set amount = 1200, paid = 1200, payment_status = 'refunded' where type = 'parcel';`;

await migrate(first);
await client.query(orders);
for (const tag of later) await migrate(tag);

test("moves stored orders to the tables of their kind", async () => {
  const { rows } = await client.query(`
    select id, kind, cart_orders.*, charge_payer from orders
    left join cart_orders on cart_orders.order_id = id
    left join parcel_orders on parcel_orders.order_id = id where not scheduled order by id`);
  expect(rows).toMatchObject([
    {
      kind: "cart",
      store_id: 1,
      type: "take_away",
      cutlery: true,
      processing_minutes: 15,
      min_delivery_minutes: 20,
      max_delivery_minutes: 30,
      unavailable_item_note: "Call me",
      charge_payer: null,
    },
    { kind: "parcel", store_id: null, charge_payer: "sender" },
  ]);
});

test("records the statuses that stored orders have been in", async () => {
  const { rows } = await client.query(
    `select "from", "to", actor_kind, reason from order_transitions
      join orders on orders.id = order_id where not scheduled order by order_id, order_transitions.id`,
  );
  expect(rows).toEqual([
    { from: null, to: "pending", actor_kind: "guest", reason: null },
    { from: "pending", to: "confirmed", actor_kind: "store", reason: null },
    { from: "confirmed", to: "canceled", actor_kind: "store", reason: "Sold out" },
    { from: null, to: "pending", actor_kind: "guest", reason: null },
  ]);
});

test("keeps the currency, the name of the charge and the first snapshots of stored orders", async () => {
  const { rows } = await client.query(
    "select currency_code, charge_labels, snapshot from orders join order_lines on order_id = orders.id",
  );
  expect(rows).toEqual([
    {
      currency_code: "EUR",
      charge_labels: { additional_charge: { en: "Service", fr: "Service" } },
      snapshot: {
        version: 0,
        en: { name: "Loaf" },
        fr: { name: "Pain" },
        choices: [{ variation: { id: "1", label: { en: "L", fr: "L" } } }],
        addOns: [],
      },
    },
  ]);
});

test("makes payments and refunds of what stored orders say is paid", async () => {
  const { rows } = await client.query(`
    select order_id, method, state, payment_allocations.amount, currency, length(public_id) as length
    from payments join payment_allocations on payment_id = payments.id`);
  const payment = { method: "cash_on_delivery", state: "succeeded", currency: "EUR", length: 22 };
  expect(rows).toMatchObject([{ ...payment, order_id: 100001, amount: 1200 }]);
  const refunds = await client.query("select order_id, amount, method, state from refunds");
  const refund = { method: "manual", state: "completed" };
  expect(refunds.rows).toMatchObject([{ ...refund, order_id: 100001, amount: 1200 }]);
});

test("counts scheduled orders that are not canceled or failed in their slots", async () => {
  const held = await client.query("select holds_slot from cart_orders where slot_at is not null");
  expect(held.rows.filter(({ holds_slot }) => holds_slot)).toHaveLength(2);
  const { rows } = await client.query("select store_id, starts_at, orders from store_slots");
  expect(rows).toEqual([{ store_id: 1, starts_at: new Date("2026-03-21T12:00:00Z"), orders: 2 }]);
});
