import {
  type AccountKind,
  kindsLimitedTo,
  type LedgerUnit,
  nameOfAccount,
} from "@errand/core/ledger/accounts";
import { unlimitedKinds } from "@errand/core/ledger/journals";
import { fromMinor, minor } from "@errand/core/money";
import { and, asc, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals } from "./ledger.tables.ts";
import { sumOfPostings } from "./sum-of-postings.ts";

/**
 * Rebuilds every balance from the postings. Returns a line for each stored balance that differs.
 */
export async function balancesOfAccounts(db: Database): Promise<string[]> {
  const rows = await db
    .select({ ...identity, balance: ledgerAccounts.balance, total })
    .from(ledgerAccounts)
    .where(and(isNotNull(ledgerAccounts.balance), ne(ledgerAccounts.balance, total)))
    .orderBy(ledgerAccounts.id);
  return rows.map(
    (row) =>
      `account ${getAccountName(row)}: its balance is ${inUnits(row, row.balance ?? 0)}, its postings sum to ${inUnits(row, row.total)}`,
  );
}

/** Compares stored and rebuilt balances with the limits of their accounts. */
export async function limitsOfAccounts(db: Database): Promise<string[]> {
  const stored = sql<number>`coalesce(${ledgerAccounts.balance}, ${total})`;
  // A balance may be below zero by what journals without a limit have taken.
  const unlimited = Object.values(unlimitedKinds);
  const taken = sql`(
    select coalesce(sum(posting.amount), 0)
    from ledger_postings as posting join ledger_journals as journal on journal.id = posting.journal_id
    where posting.account_id = ledger_accounts.id and journal.kind = any(${sql.param(unlimited)}::text[])
  )`;
  const isBeyond = or(
    and(
      inArray(ledgerAccounts.kind, kindsLimitedTo("not below zero")),
      sql`least(${stored}, ${total}) < least(${taken}, 0)`,
    ),
    and(
      inArray(ledgerAccounts.kind, kindsLimitedTo("not above zero")),
      sql`greatest(${stored}, ${total}) > 0`,
    ),
  );
  const rows = await db
    .select({ ...identity, balance: sql<number>`${stored}::bigint` })
    .from(ledgerAccounts)
    .where(isBeyond)
    .orderBy(ledgerAccounts.id);
  return rows.map((row) => {
    const side = kindsLimitedTo("not below zero").includes(row.kind) ? "below" : "above";
    return `account ${getAccountName(row)}: its balance is ${inUnits(row, row.balance)}, it may not be ${side} zero`;
  });
}

/** Returns a line for each journal that has no postings or does not sum to zero in a unit. */
export async function sumsOfJournals(db: Database): Promise<string[]> {
  const sums = sql`(
    select account.unit, sum(posting.amount)::bigint as sum
    from ledger_postings as posting join ledger_accounts as account on account.id = posting.account_id
    where posting.journal_id = ledger_journals.id
    group by account.unit having sum(posting.amount) <> 0
  )`;
  const rows = await db
    .select({
      cause: ledgerJournals.cause,
      unit: sql<LedgerUnit | null>`off.unit`,
      sum: sql<number | null>`off.sum`,
    })
    .from(ledgerJournals)
    .leftJoin(sql`lateral ${sums} as off`, sql`true`)
    .where(
      sql`off.sum is not null or not exists (
        select 1 from ledger_postings where journal_id = ledger_journals.id
      )`,
    )
    .orderBy(asc(ledgerJournals.id), sql`off.unit`);
  return rows.map(({ cause, unit, sum }) =>
    unit === null
      ? `journal ${cause}: it has no postings`
      : `journal ${cause}: its postings in ${unit} sum to ${inUnits({ unit }, sum ?? 0)}`,
  );
}

const identity = {
  kind: ledgerAccounts.kind,
  owner: ledgerAccounts.owner,
  unit: ledgerAccounts.unit,
};
const total = sql<number>`coalesce(${sumOfPostings}, 0)::bigint`;

const getAccountName = ({ kind, owner }: { kind: AccountKind; owner: string }) =>
  nameOfAccount(kind, owner);

const inUnits = ({ unit }: { unit: LedgerUnit }, amount: number) =>
  unit === "money" ? fromMinor(minor(amount)) : amount;
