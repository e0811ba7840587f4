import { expect, test } from "vitest";
import { startMigrationTest } from "../database/testing-migrations.ts";

const { client, migrate, before, own } = await startMigrationTest(
  "_ordering",
  "orders_before_refund_requests",
);

const text = `'{"en":"","fr":""}'`;
const receipt = `[{"key":"items","amount":1000,"added":true},{"key":"delivery_charge","amount":200,"added":true}]`;
const asked = `"refund_requested":"2026-03-20T12:00:00Z"`;

/** An order of every status of a refund, and one without a request. */
const orders = `
  insert into modules (slug, type, name, description) values ('food', 'food', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into orders (kind, module_id, zone_id, status, status_timestamps, schedule_at, amount, paid, receipt,
      currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_number)
    select 'cart', 1, 1, status, times::jsonb, now(), 1200, paid, '${receipt}', 'EUR', '{}', false, 0,
      'cash_on_delivery', 'paid', ''
    from (values
      ('delivered', '{}', 1200),
      ('refund_requested', '{${asked}}', 1200),
      ('refund_request_canceled', '{${asked},"refund_request_canceled":"2026-03-21T12:00:00Z"}', 1200),
      ('refunded', '{${asked},"refunded":"2026-03-21T12:00:00Z"}', 200)
    ) as seeds (status, times, paid);
  insert into payments (public_id, purpose, method, amount, currency, state, created_at)
    values ('AAAAAAAAAAAAAAAAAAAAAA', 'add_fund', 'wallet', 1200, 'EUR', 'succeeded', now());
  insert into refunds (payment_id, order_id, amount, method, borne_by, state, reason, created_at)
    values (1, 100003, 1000, 'wallet', 'platform', 'completed', 'refunded', now());`;

for (const tag of before) await migrate(tag);
await client.query(orders);
await migrate(own);

test("makes a request of every order whose refund was requested", async () => {
  const { rows } = await client.query(
    "select order_id, amount::int, state, created_at, updated_at from refund_requests order by id",
  );
  const created_at = new Date("2026-03-20T12:00:00Z");
  const decided = { created_at, updated_at: new Date("2026-03-21T12:00:00Z"), amount: 1000 };
  expect(rows).toEqual([
    { order_id: 100001, state: "pending", amount: 1000, created_at, updated_at: created_at },
    { order_id: 100002, state: "rejected", ...decided },
    { order_id: 100003, state: "approved", ...decided },
  ]);
});
