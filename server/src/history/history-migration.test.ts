import { expect, test } from "vitest";
import { startMigrationTest } from "../database/testing-migrations.ts";

const { client, migrate, before, own } = await startMigrationTest(
  "0035_history",
  "history_before_partitions",
);

const text = `'{"en":"","fr":""}'`;
const values = `(kind, module_id, zone_id, status, status_timestamps, schedule_at, amount, paid, receipt,
  currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_name, contact_number, language)
  values ('cart', 1, 1, 'canceled', '{}', now(), 0, 0, '[]', 'EUR', '{}', false, 0, 'cash_on_delivery', 'unpaid', '', '', 'en')`;

for (const tag of before) await migrate(tag);
await client.query(`
  insert into modules (slug, type, name, description) values ('food', 'food', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude,
      schedules, min_delivery_minutes, max_delivery_minutes)
    values (1, 1, 'bakery', ${text}, '', '', '', 0, 0, '[]', 20, 30);
  insert into categories (module_id, slug, name) values (1, 'bread', ${text});
  insert into items (store_id, module_id, zone_id, slug, name, description, category_id, price)
    values (1, 1, 1, 'loaf', ${text}, ${text}, 1, 1000);
  insert into orders ${values};
  insert into order_lines (order_id, item_id, quantity, unit_price, discount, snapshot)
    values (100000, 1, 1, 1000, 0, '{}');
  insert into order_transitions (order_id, "to", actor_kind, at) values (100000, 'canceled', 'desk', now());
  insert into order_events (order_id) values (100000);
  insert into idempotency_keys (scope, key, request, status, reply) values ('a', 'b', '', 200, '{}');`);
const filesBefore = await filesOf("order_lines", "order_transitions");
await migrate(own);

async function filesOf(...tables: string[]): Promise<string[]> {
  const { rows } = await client.query(
    "select pg_relation_filepath(name::regclass) as path from unnest($1::text[]) as name",
    [tables],
  );
  return rows.map(({ path }) => path);
}

test("existing rows stay in their files, which become the first partitions", async () => {
  expect(await filesOf("order_lines_from_0", "order_transitions_from_0")).toEqual(filesBefore);
  for (const table of ["order_lines", "order_transitions", "order_events", "idempotency_keys"]) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    expect([table, rows[0].count]).toEqual([table, 1]);
  }
});

test("ids continue, and new rows are bound by the constraints of before", async () => {
  await client.query(`
    insert into orders ${values};
    insert into order_lines (order_id, item_id, quantity, unit_price, discount, snapshot)
      values (100001, 1, 1, 1000, 0, '{}');
    insert into order_transitions (order_id, "to", actor_kind, at) values (100001, 'canceled', 'desk', now());
    insert into order_events (order_id) values (100001);`);
  for (const table of ["order_lines", "order_transitions", "order_events"]) {
    const { rows } = await client.query(
      `select id > lag(id) over (order by order_id) as later from ${table}`,
    );
    expect([table, rows.at(-1)?.later]).toEqual([table, true]);
  }
  const transition = (orderId: number) =>
    client.query(
      `insert into order_transitions (order_id, "to", actor_kind, at) values (${orderId}, 'canceled', 'desk', now())`,
    );
  await expect(transition(100_001)).rejects.toMatchObject({ code: "23505" });
  await expect(transition(999_999)).rejects.toMatchObject({ code: "23503" });
  await expect(client.query("update order_transitions set at = now()")).rejects.toThrow(
    "permanent",
  );
  await expect(client.query("update order_lines set quantity = -1")).rejects.toMatchObject({
    code: "23514",
  });
  await expect(client.query("update order_events set order_id = 999999")).rejects.toMatchObject({
    code: "23503",
  });
});

test("a key is unique within its day", async () => {
  const insert = () =>
    client.query(
      "insert into idempotency_keys (scope, key, request, status, reply, day_slot) values ('a', 'c', '', 200, '{}', 0)",
    );
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: "23505" });
});
