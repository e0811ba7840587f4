import { AppError } from "@errand/core/errors";
import { type AccountRef, accountName, accountRules, ownerOf } from "@errand/core/ledger/accounts";
import { type Journal, journalProblem } from "@errand/core/ledger/journals";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";
import { findOrCreateAccounts } from "./ledger-accounts.data.ts";
import { sumOfPostings } from "./sum-of-postings.ts";

/**
 * Records one business fact: `postJournal(tx, { ...walletPayment(fact), at: now })`, with the rules of
 * `core/src/ledger`. Returns false, and changes nothing, if its cause is recorded already, also when
 * another transaction records it at the same time.
 *
 * Throws `wallet_balance`, `point` or `cash_amount` when an account would pass its limit. The
 * transaction must then roll back: catch the error outside it, or around a savepoint (`inTransaction`).
 * Balances stay locked until the transaction ends, so this belongs near its end. Throws an Error for
 * postings that are no journal.
 */
export async function postJournal(tx: Database, journal: Journal & { at: Date }): Promise<boolean> {
  const problem = journalProblem(journal);
  if (problem) throw new Error(`journal ${journal.cause}: ${problem}`);

  const [row] = await tx
    .insert(ledgerJournals)
    .values({ kind: journal.kind, cause: journal.cause, at: journal.at })
    .onConflictDoNothing()
    .returning({ id: ledgerJournals.id });
  if (!row) return false;

  const ids = await findOrCreateAccounts(
    tx,
    journal.postings.map(({ account }) => account),
  );
  const postings = journal.postings
    .map((posting) => ({ ...posting, accountId: ids.get(accountName(posting.account)) ?? 0 }))
    // Concurrent journals lock accounts in the same order, so that they do not deadlock.
    .toSorted((a, b) => a.accountId - b.accountId);
  for (const posting of postings) await changeBalance(tx, posting);

  // After the locks, so that the ids of an account's postings are in the order of its balances.
  await tx
    .insert(ledgerPostings)
    .values(postings.map(({ accountId, amount }) => ({ journalId: row.id, accountId, amount })));
  return true;
}

interface BalanceChange {
  account: AccountRef;
  accountId: number;
  amount: number;
}

async function changeBalance(tx: Database, { account, accountId, amount }: BalanceChange) {
  const { balance, limit, error } = accountRules[account.kind];
  if (balance === "summed") return;
  const after = sql`${ledgerAccounts.balance} + ${amount}`;
  const withinLimit = {
    none: undefined,
    "not below zero": sql`${after} >= 0`,
    "not above zero": sql`${after} <= 0`,
  }[limit];
  const changed = await tx
    .update(ledgerAccounts)
    .set({ balance: after })
    .where(and(eq(ledgerAccounts.id, accountId), withinLimit))
    .returning({ id: ledgerAccounts.id });
  if (changed.length > 0) return;
  if (error) throw new AppError(error);
  throw new Error(`account ${accountName(account)} has no balance to change`);
}

/** What the owner of an account is due, in minor units or points; 0 before its first posting. */
export async function balanceOf(db: Database, account: AccountRef): Promise<number> {
  const total = sql<number>`coalesce(${ledgerAccounts.balance}, ${sumOfPostings}, 0)::bigint`;
  const [row] = await db
    .select({ total })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, account.kind), eq(ledgerAccounts.owner, ownerOf(account))));
  return row?.total ?? 0;
}
