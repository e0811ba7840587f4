import { courierCollectedCash, walletPayment } from "@errand/core/ledger/order-journals";
import { pointsEarned, topUp } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { postJournal } from "./ledger.ts";
import { balancesOfAccounts, limitsOfAccounts, sumsOfJournals } from "./ledger-checks.data.ts";

const { db } = await createTestDatabase();
const customerId = 12;

// The database prevents these errors, so the tests disable its triggers and constraints.
for (const table of ["ledger_accounts", "ledger_journals", "ledger_postings"]) {
  await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
}
await db.execute(sql`alter table ledger_accounts drop constraint ledger_accounts_limit`);

beforeEach(async () => {
  await db.execute(sql`truncate ledger_accounts, ledger_journals, ledger_postings cascade`);
  const journals = [
    topUp({
      cause: "top_up:1",
      customerId,
      gateway: "card",
      amount: minor(5000),
      bonus: minor(500),
    }),
    walletPayment({ cause: "order:1:paid", customerId, amount: minor(1200) }),
    courierCollectedCash({ cause: "order:2:cash_collected", courierId: 3, amount: minor(800) }),
    pointsEarned({ cause: "order:2:points", customerId, points: 40 }),
  ];
  for (const journal of journals) {
    await inTransaction(db, (tx) => postJournal(tx, { ...journal, at: new Date() }));
  }
});

const disagreements = async () => [
  ...(await balancesOfAccounts(db)),
  ...(await limitsOfAccounts(db)),
  ...(await sumsOfJournals(db)),
];

const journalOf = (cause: string) => sql`(select id from ledger_journals where cause = ${cause})`;
const accountOf = (kind: string) => sql`(select id from ledger_accounts where kind = ${kind})`;

test("finds nothing in books that only journals have changed", async () => {
  expect(await disagreements()).toEqual([]);
});

test.each<[string, SQL, string[]]>([
  [
    "a changed balance",
    sql`update ledger_accounts set balance = balance + 1 where kind = 'customer_wallet'`,
    ["account customer_wallet:12: its balance is 43.01, its postings sum to 43"],
  ],
  [
    "a balance that fell below zero",
    sql`update ledger_accounts set balance = -5 where kind = 'customer_points'`,
    [
      "account customer_points:12: its balance is -5, its postings sum to 40",
      "account customer_points:12: its balance is -5, it may not be below zero",
    ],
  ],
  [
    "a missing posting",
    sql`delete from ledger_postings
      where journal_id = ${journalOf("order:1:paid")} and account_id = ${accountOf("customer_wallet")}`,
    [
      "account customer_wallet:12: its balance is 43, its postings sum to 55",
      "journal order:1:paid: its postings in money sum to 12",
    ],
  ],
  [
    "a journal that lost all its postings",
    sql`delete from ledger_postings where journal_id = ${journalOf("order:2:points")}`,
    [
      "account customer_points:12: its balance is 40, its postings sum to 0",
      "journal order:2:points: it has no postings",
    ],
  ],
  [
    "a changed posting to an account without a stored balance",
    sql`update ledger_postings set amount = 1250
      where journal_id = ${journalOf("order:1:paid")} and account_id = ${accountOf("platform")}`,
    ["journal order:1:paid: its postings in money sum to 0.5"],
  ],
  [
    "an unbalanced journal",
    sql`with journal as (
        insert into ledger_journals (kind, cause, at) values ('refund', 'by hand', now()) returning id
      )
      insert into ledger_postings (journal_id, account_id, amount)
      select id, ${accountOf("promotions")}, -300 from journal`,
    ["journal by hand: its postings in money sum to -3"],
  ],
  [
    "a wallet whose postings are below zero",
    sql`with journal as (
        insert into ledger_journals (kind, cause, at) values ('refund', 'by hand', now()) returning id
      ), changed as (
        update ledger_accounts set balance = balance - 5000 where kind = 'customer_wallet'
      )
      insert into ledger_postings (journal_id, account_id, amount)
      select id, ${accountOf("customer_wallet")}, -5000 from journal
      union all select id, ${accountOf("platform")}, 5000 from journal`,
    ["account customer_wallet:12: its balance is -7, it may not be below zero"],
  ],
  [
    "a gateway that owes less than nothing",
    sql`with journal as (
        insert into ledger_journals (kind, cause, at) values ('refund', 'by hand', now()) returning id
      )
      insert into ledger_postings (journal_id, account_id, amount)
      select id, ${accountOf("gateway")}, 6000 from journal
      union all select id, ${accountOf("platform")}, -6000 from journal`,
    ["account gateway:card: its balance is 10, it may not be above zero"],
  ],
])("finds %s", async (_what, plant, expected) => {
  await db.execute(plant);
  expect(await disagreements()).toEqual(expected);
});
