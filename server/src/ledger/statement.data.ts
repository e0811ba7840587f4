import { type AccountRef, getAccountOwner } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";
import { sumOfPostings } from "./sum-of-postings.ts";

/** One line of a statement. `amount` and `balance` in minor units or points. */
export interface StatementEntry<Kind extends JournalKind = JournalKind> {
  /** The id of the posting. */
  id: number;
  journalId: number;
  kind: Kind;
  cause: string;
  at: Date;
  amount: number;
  /** The balance after this posting. */
  balance: number;
}

export interface StatementQuery<Kind extends JournalKind = JournalKind> {
  limit: number;
  /** The page, from 1. */
  offset: number;
  /** Only journals of these kinds; default: all. Running balances count the others, too. */
  kinds?: readonly Kind[];
}

/**
 * One page of the postings to an account, newest first, and their number (up to 10 000, contract
 * 1.5).
 */
export async function statement<Kind extends JournalKind = JournalKind>(
  db: Database,
  account: AccountRef,
  { limit, offset, kinds }: StatementQuery<Kind>,
): Promise<{ total: number; entries: StatementEntry<Kind>[] }> {
  const entries = postingsOf(db, account);
  const ofKinds = kinds && inArray(entries.kind, [...kinds]);
  const counted = db.select({ id: entries.id }).from(entries).where(ofKinds).limit(10_000);
  const rows = await db
    .select()
    .from(entries)
    .where(ofKinds)
    .orderBy(desc(entries.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await db.select({ count: count() }).from(counted.as("counted"));
  return { total: total?.count ?? 0, entries: rows as StatementEntry<Kind>[] };
}

/** The postings with running balances: what is due now, less what was posted later. */
export function postingsOf(db: Database, account: AccountRef) {
  const later = sql`coalesce(sum(${ledgerPostings.amount}) over (
    order by ${ledgerPostings.id} desc rows between unbounded preceding and 1 preceding
  ), 0)`;
  return db
    .select({
      id: ledgerPostings.id,
      journalId: ledgerPostings.journalId,
      kind: ledgerJournals.kind,
      cause: ledgerJournals.cause,
      at: ledgerJournals.at,
      amount: ledgerPostings.amount,
      balance:
        sql<number>`(coalesce(${ledgerAccounts.balance}, ${sumOfPostings}) - ${later})::bigint`.as(
          "running_balance",
        ),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, getAccountOwner(account)),
      ),
    )
    .as("entries");
}
