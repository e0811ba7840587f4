import { expect, test } from "vitest";
import { startMigrationTest } from "../database/testing-migrations.ts";

const { client, migrate, before, own } = await startMigrationTest(
  "_store_staff",
  "orders_before_store_shares",
);

const text = `'{"en":"","fr":""}'`;
const line = (key: string, amount: number, added = true) => ({ key, amount, added });
const receipt = [
  line("items", 1000),
  line("store_discount", -100),
  line("coupon_discount", -50),
  line("tax", 90),
  line("tax", 7, false),
  line("delivery_charge", 200),
  line("dm_tips", 30),
  line("additional_charge", 20),
];
const delivered = `{"delivered":"2026-03-20T12:00:00Z"}`;

/** An order by courier, by the store itself, for nothing, and one that is not delivered. */
const orders = `
  insert into modules (slug, type, name, description) values ('food', 'food', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into stores (module_id, zone_id, slug, name, phone, email, address, latitude, longitude, schedules,
      min_delivery_minutes, max_delivery_minutes, self_delivery)
    select 1, 1, slug, ${text}, '', '', '', 0, 0, '[]', 1, 2, own
    from (values ('bakery', false), ('bistro', true)) as seeds (slug, own);
  insert into orders (kind, module_id, zone_id, status, status_timestamps, schedule_at, amount, paid, receipt,
      currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_name, contact_number, language)
    select 'cart', 1, 1, status, times::jsonb, now(), 1190, 1190, '${JSON.stringify(receipt)}', 'EUR', '{}', false, 0,
      'cash_on_delivery', 'paid', '', '', 'en'
    from (values
      ('delivered', '${delivered}'), ('refunded', '${delivered}'), ('delivered', '${delivered}'), ('pending', '{}')
    ) as seeds (status, times);
  insert into cart_orders (order_id, store_id, type, free_delivery_by)
    values (100000, 1, 'delivery', null), (100001, 2, 'delivery', null),
      (100002, 1, 'delivery', 'vendor'), (100003, 1, 'delivery', null);
  insert into ledger_accounts (kind, owner, unit, balance) values ('store', '1', 'money', -500);`;

for (const tag of before) await migrate(tag);
await client.query(orders);
await migrate(own);

test("credits stores with what they sold before", async () => {
  const { rows } = await client.query(`
    select j.cause, j.at, p.amount::int from ledger_postings p join ledger_journals j on j.id = p.journal_id
    join ledger_accounts a on a.id = p.account_id where a.kind = 'store' order by j.cause`);
  const at = new Date("2026-03-20T12:00:00Z");
  expect(rows).toEqual([
    { cause: "order:100000:store_share", at, amount: 990 },
    { cause: "order:100001:store_delivery", at, amount: 230 },
    { cause: "order:100001:store_share", at, amount: 990 },
    { cause: "order:100002:store_delivery", at, amount: -200 },
    { cause: "order:100002:store_share", at, amount: 990 },
  ]);
});

test("adds to balances, and takes the same from the platform", async () => {
  const { rows } = await client.query(`
    select a.kind, a.owner, a.balance::int, sum(p.amount)::int as posted
    from ledger_accounts a join ledger_postings p on p.account_id = a.id group by a.id order by a.kind, a.owner`);
  expect(rows).toEqual([
    { kind: "platform", owner: "", balance: null, posted: -3000 },
    { kind: "store", owner: "1", balance: -500 + 1780, posted: 1780 },
    { kind: "store", owner: "2", balance: 1220, posted: 1220 },
  ]);
});
