import { expect, test } from "vitest";
import { startMigrationTest } from "../database/testing-migrations.ts";

const { client, migrate, before, own } = await startMigrationTest(
  "_parcel_returns",
  "parcels_before_return_receipts",
);

const text = `'{"en":"","fr":""}'`;
const receipt = `[{"key":"delivery_charge","amount":750,"added":true},{"key":"tax","amount":125,"added":false},{"key":"additional_charge","amount":49,"added":true}]`;
const collected = `{"picked_up":"2026-03-20T12:00:00Z"}`;

/** Canceled after the pickup with a tax in the prices and on top of them, without a fee, and before the pickup. */
const parcels = `
  insert into modules (slug, type, name, description) values ('parcel', 'parcel', ${text}, ${text});
  insert into zones (name, display_name, area, south, west, north, east)
    values (${text}, ${text}, '[]', 0, 0, 1, 1);
  insert into orders (kind, module_id, zone_id, status, status_timestamps, schedule_at, amount, paid, receipt,
      currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_name, contact_number, language)
    select 'parcel', 1, 1, 'returned', times::jsonb, now(), 799, paid, '${receipt}', 'EUR', '{}', included, 2000,
      'cash_on_delivery', status, fee, '', 'en'
    from (values
      ('${collected}', 375, true, 'partially_paid', '375'),
      ('${collected}', 0, false, 'unpaid', '375'),
      ('${collected}', 0, true, 'refunded', '0'),
      ('{}', 0, true, 'unpaid', '0')
    ) as seeds (times, paid, included, status, fee);
  insert into parcel_cancellations (order_id, reasons, return_fee, created_at)
    select id, '{}', contact_name::bigint, now() from orders;`;

for (const tag of before) await migrate(tag);
await client.query(parcels);
await migrate(own);

test("gives every parcel that was collected and canceled the receipt of its return", async () => {
  const { rows } = await client.query(
    "select amount::int, payment_status, receipt from orders order by id",
  );
  const fee = (amount: number) => ({ key: "return_fee", amount, added: true });
  expect(rows).toEqual([
    {
      amount: 375,
      payment_status: "paid",
      receipt: [fee(375), { key: "tax", amount: 63, added: false }],
    },
    {
      amount: 375,
      payment_status: "unpaid",
      receipt: [fee(312), { key: "tax", amount: 63, added: true }],
    },
    { amount: 0, payment_status: "refunded", receipt: [fee(0)] },
    { amount: 799, payment_status: "unpaid", receipt: JSON.parse(receipt) },
  ]);
});
