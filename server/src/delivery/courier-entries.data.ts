import { type AccountRef, getAccountOwner } from "@errand/core/ledger/accounts";
import { type Minor, minor } from "@errand/core/money";
import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";

/** A posting to an account of a courier. */
export interface CourierEntry {
  id: number;
  /** The order that the posting is for; null for a hand-in. */
  orderId: number | null;
  /** As posted: below zero for cash that was collected. */
  amount: Minor;
  at: Date;
}

/** What was posted to an account of a courier within a time, oldest first. */
export async function readCourierEntries(
  db: Database,
  account: Extract<AccountRef, { kind: "courier" | "courier_cash" }>,
  { from, to }: { from: Date; to: Date },
): Promise<CourierEntry[]> {
  const rows = await db
    .select({ posting: ledgerPostings, journal: ledgerJournals })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, getAccountOwner(account)),
        gte(ledgerJournals.at, from),
        lt(ledgerJournals.at, to),
      ),
    )
    .orderBy(asc(ledgerPostings.id));
  return rows.map(({ posting, journal }) => ({
    id: posting.id,
    orderId: orderOf(journal.cause),
    amount: minor(posting.amount),
    at: journal.at,
  }));
}

/** The order that a cause such as `order:100012:cash_collected` names. */
function orderOf(cause: string): number | null {
  const id = /^order:(\d+):/.exec(cause)?.[1];
  return id === undefined ? null : Number(id);
}
