import type { AccountKind, LedgerUnit } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";

/** An amount in minor units or points. */
const amount = () => bigint({ mode: "number" });

/**
 * The accounts, created by their first posting. No foreign keys to customers, stores or couriers:
 * the books outlive them.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: identity(),
    kind: text().$type<AccountKind>().notNull(),
    /** An id, the key of a gateway, or "" for an account of the shop. */
    owner: text().notNull(),
    unit: text().$type<LedgerUnit>().notNull(),
    /** The sum of the postings; null for accounts that the whole shop posts to. */
    balance: amount(),
  },
  (t) => [
    unique("ledger_accounts_owner").on(t.kind, t.owner),
    check(
      "ledger_accounts_limit",
      sql`case when ${t.kind} in ('customer_wallet', 'customer_claim') then ${t.balance} >= 0
        when ${t.kind} in ('courier_cash', 'customer_debt') then ${t.balance} <= 0 else true end`,
    ),
  ],
);

/**
 * One row for each business fact. Append-only, as are the postings: triggers refuse every change.
 */
export const ledgerJournals = pgTable(
  "ledger_journals",
  {
    id: identity(),
    kind: text().$type<JournalKind>().notNull(),
    /** What happened, such as `order:123:cash_collected`; recorded once. */
    cause: text().notNull().unique("ledger_journals_cause"),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.at),
    index().on(t.kind, t.id),
    // Finds the journals of an order by the beginning of their causes, in any collation.
    index("ledger_journals_cause_prefix").on(t.cause.op("text_pattern_ops")),
  ],
);

/** The amounts of a journal; a deferred trigger requires that they sum to zero in each unit. */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    id: identity(),
    journalId: rowId()
      .notNull()
      .references(() => ledgerJournals.id),
    accountId: rowId()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: amount().notNull(),
  },
  (t) => [
    unique("ledger_postings_account").on(t.journalId, t.accountId),
    // Contains the amount, so that sums and running balances read only the index.
    index("ledger_postings_statement").on(t.accountId, t.id, t.amount),
    check("ledger_postings_amount", sql`${t.amount} <> 0`),
  ],
);
