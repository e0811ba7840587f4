import { AppError } from "@errand/core/errors";
import {
  type AccountRef,
  accountName,
  accountRules,
  getAccountOwner,
} from "@errand/core/ledger/accounts";
import {
  type Journal,
  type JournalKind,
  journalProblem,
  unlimitedKinds,
} from "@errand/core/ledger/journals";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, sendTogether } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";
import { findOrCreateAccounts } from "./ledger-accounts.data.ts";
import { sumOfPostings } from "./sum-of-postings.ts";

/**
 * Records one business fact: `postJournal(tx, { ...walletPayment(fact), at: now })`, with the rules
 * of `core/src/ledger`. Returns false, and changes nothing, if its cause is recorded already, also
 * when another transaction records it at the same time.
 *
 * Throws `wallet_balance_low`, `points_missing` or `cash_amount_too_large` when an account would
 * pass its limit. The transaction must then roll back: catch the error outside it, or around a
 * savepoint (`inTransaction`). Balances stay locked until the transaction ends, so this belongs
 * near its end. Throws an Error for postings that are no journal.
 */
export async function postJournal(tx: Database, journal: Journal & { at: Date }): Promise<boolean> {
  const problem = journalProblem(journal);
  if (problem) throw new Error(`journal ${journal.cause}: ${problem}`);

  const { kind, cause, at } = journal;
  const [row] = await insertJournal(tx).execute({ kind, cause, at });
  if (!row) return false;

  const ids = await findOrCreateAccounts(
    tx,
    journal.postings.map(({ account }) => account),
  );
  const postings = journal.postings
    .map((posting) => ({ ...posting, accountId: ids.get(accountName(posting.account)) ?? 0 }))
    // Concurrent journals lock accounts in the same order, so that they do not deadlock.
    .toSorted((a, b) => a.accountId - b.accountId);
  await sendTogether(
    ...postings.map((posting) => changeBalance(tx, posting, kind)),
    // After the locks, so that the ids of an account's postings are in the order of its balances.
    insertPostings(tx, {
      journalId: row.id,
      accountIds: postings.map(({ accountId }) => accountId),
      amounts: postings.map(({ amount }) => amount),
    }),
  );
  return true;
}

const insertJournal = preparedQuery((db) =>
  db
    .insert(ledgerJournals)
    .values({
      kind: sql.placeholder("kind"),
      cause: sql.placeholder("cause"),
      at: sql.placeholder("at"),
    })
    .onConflictDoNothing()
    .returning({ id: ledgerJournals.id })
    .prepare("insert_journal"),
);

const insertPostings = preparedStatement(
  "insert_postings",
  sql`insert into ${ledgerPostings} (journal_id, account_id, amount)
    select ${sql.placeholder("journalId")}::bigint, account_id, amount
    from unnest(${sql.placeholder("accountIds")}::bigint[], ${sql.placeholder("amounts")}::bigint[])
      with ordinality as posting (account_id, amount, place) order by place`,
);

interface BalanceChange {
  account: AccountRef;
  accountId: number;
  amount: number;
}

async function changeBalance(
  tx: Database,
  { account, accountId, amount }: BalanceChange,
  kind: JournalKind,
) {
  const { balance, limit, error } = accountRules[account.kind];
  if (balance === "summed") return;
  const applied = unlimitedKinds[account.kind] === kind ? "none" : limit;
  const changed = await addToBalance[applied](tx, { accountId, amount });
  if (changed.length > 0) return;
  if (error) throw new AppError(error);
  throw new Error(`account ${accountName(account)} has no balance to change`);
}

const after = sql`balance + ${sql.placeholder("amount")}::bigint`;

/**
 * Changes a balance within each limit; no row beyond it, and none further beyond it where it is
 * already.
 */
const addToBalance = {
  none: changeWithin("add_to_balance", sql`true`),
  "not below zero": changeWithin("add_above_zero", sql`${after} >= least(balance, 0)`),
  "not above zero": changeWithin("add_below_zero", sql`${after} <= greatest(balance, 0)`),
};

function changeWithin(name: string, limit: SQL) {
  return preparedStatement<{ id: string }>(
    name,
    sql`update ${ledgerAccounts} set balance = ${after}
      where id = ${sql.placeholder("accountId")} and ${limit} returning id`,
  );
}

/** What the owner of an account is due, in minor units or points; 0 before its first posting. */
export async function balanceOf(db: Database, account: AccountRef): Promise<number> {
  const total = sql<number>`coalesce(${ledgerAccounts.balance}, ${sumOfPostings}, 0)::bigint`;
  const [row] = await db
    .select({ total })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, getAccountOwner(account)),
      ),
    );
  return row?.total ?? 0;
}
