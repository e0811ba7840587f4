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
  insert into modules (slug, type, name, description) values ('food', 'food', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude,
      schedules, min_delivery_minutes, max_delivery_minutes)
    values (1, 1, 'bakery', ${text}, '', '', '', 0, 0, '[]', 20, 30);
  insert into orders (module_id, zone_id, store_id, type, status, status_timestamps, schedule_at, amount,
      receipt, tax_included, tax_rate, payment_method, payment_status, contact_number, cutlery,
      processing_minutes, min_delivery_minutes, max_delivery_minutes, unavailable_item_note, restocked)
    values
      (1, 1, 1, 'take_away', 'canceled', '{}', now(), 0, '[]', false, 0, 'cash_on_delivery', 'unpaid', '',
        true, 15, 20, 30, 'Call me', true),
      (1, 1, null, 'parcel', 'pending', '{}', now(), 0, '[]', false, 0, 'cash_on_delivery', 'unpaid', '',
        false, null, null, null, null, false);`;

test("moves stored orders to the tables of their kind", async () => {
  await migrate(first);
  await client.query(orders);
  for (const tag of later) await migrate(tag);
  const { rows } = await client.query(`
    select id, kind, cart_orders.*, charge_payer from orders
    left join cart_orders on cart_orders.order_id = id
    left join parcel_orders on parcel_orders.order_id = id order by id`);
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
