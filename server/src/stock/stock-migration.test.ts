import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { createDatabase } from "../database/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { releaseStock } from "./release-stock.ts";
import { orderCause } from "./reserve-stock.ts";

const folder = join(import.meta.dirname, "..", "..", "migrations");
const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(folder, "meta", "_journal.json"), "utf8"),
);
const [first, ...later] = journal.entries.map(({ tag }) => tag);
const url = await createDatabase(inject("postgres"), "stock_before_movements");
const { db, pool, close } = openDatabase(url, { poolSize: 1 });
afterAll(close);

async function migrate(tag: string | undefined) {
  const sql = await readFile(join(folder, `${tag}.sql`), "utf8");
  for (const statement of sql.split("--> statement-breakpoint")) await pool.query(statement);
}

const text = `'{"en":"","fr":""}'`;
const red = `'[{"variation":{"id":"1"}}]'`;

/**
 * A catalogue with its stock, as when it lay in the rows of items: soap, a shirt in two colours, soup without
 * a stock. Order 100000 is active, 100001 failed, 100002 bought a colour that no longer exists, 100003 was
 * delivered.
 */
const before = `
  insert into shop (settings, landing) values ('{"currencyCode":"EUR"}', '{}');
  insert into modules (slug, type, name, description) values ('shop', 'grocery', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into categories (module_id, slug, name) values (1, 'all', ${text});
  insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude,
      schedules, min_delivery_minutes, max_delivery_minutes, popularity, popularity_before)
    values (1, 1, 'corner', ${text}, '', '', '', 0, 0, '[]', 20, 30, 12, 12);
  insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price, stock,
      popularity, popularity_before)
    values (1, 1, 1, 'soap', ${text}, ${text}, 1, 100, 5, 4, 3),
      (1, 1, 1, 'shirt', ${text}, ${text}, 1, 100, 9, 0, 0),
      (1, 1, 1, 'soup', ${text}, ${text}, 1, 100, null, 0, 0);
  insert into item_variations (item_id, type, price, stock)
    values (2, '{"en":"Red","fr":"Rouge"}', 100, 2), (2, '{"en":"Blue","fr":"Bleu"}', 100, 7);
  insert into flash_sales (module_id, title, starts, ends) values (1, ${text}, now(), now());
  insert into flash_sale_items (flash_sale_id, item_id, discount, discount_kind, stock, sold)
    values (1, 1, 1000, 'percent', 8, 3);
  insert into customers (first_name) values ('Ada');
  insert into wishlist_entries (customer_id, item_id) values (1, 1);
  insert into orders (module_id, zone_id, store_id, type, status, status_timestamps, schedule_at, amount,
      receipt, tax_included, tax_rate, payment_method, payment_status, contact_number, restocked)
    select 1, 1, 1, 'delivery', status, '{}', now(), 0, '[]', false, 0, 'cash_on_delivery', 'unpaid', '',
      status = 'failed'
    from unnest(array['pending', 'failed', 'pending', 'delivered']) as status;
  insert into order_lines (order_id, item_id, variation_id, quantity, unit_price, choices, add_ons, discount,
      flash_sale_id, snapshot)
    values (100000, 1, null, 2, 1, '[]', '[]', 0, 1, '{}'), (100000, 2, 1, 1, 1, ${red}, '[]', 0, null, '{}'),
      (100000, 3, null, 6, 1, '[]', '[]', 0, null, '{}'), (100001, 1, null, 4, 1, '[]', '[]', 0, null, '{}'),
      (100002, 2, null, 3, 1, ${red}, '[]', 0, null, '{}'), (100003, 1, null, 1, 1, '[]', '[]', 0, null, '{}');`;

async function unitsLeft() {
  const { rows } = await pool.query(
    "select item_id, variation_id, flash_sale_id, quantity from stock_units order by id",
  );
  return rows.map((row) => Object.values(row));
}

test("gives existing stock its opening balance, and existing orders what they can return", async () => {
  await migrate(first);
  await pool.query(before);
  for (const tag of later) await migrate(tag);

  expect(await unitsLeft()).toEqual([
    [2, 1, null, 2],
    [2, 2, null, 7],
    [1, null, null, 5],
    [1, null, 1, 5],
  ]);
  expect((await reconcile(db)).disagreements).toEqual([]);
  const counters = await pool.query(
    "select (select json_agg(p) from item_popularity p) as items, (select json_agg(p) from store_popularity p) as stores",
  );
  expect(counters.rows).toEqual([
    { items: [{ item_id: 1, before: 3 }], stores: [{ store_id: 1, before: 12 }] },
  ]);

  for (const id of [100_000, 100_001, 100_002]) await releaseStock(db, orderCause(id));
  expect((await unitsLeft()).map((unit) => unit.at(-1))).toEqual([3, 7, 7, 7]);
});
