import { type AccountRef, getAccountOwner } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { type Minor, minor } from "@errand/core/money";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";

/** What journals of some kinds have posted to accounts of money. */
export async function sumOfKinds(
  db: Database,
  accounts: AccountRef[],
  kinds: JournalKind[],
): Promise<Minor> {
  const isOfKinds = inArray(ledgerJournals.kind, kinds);
  const sums: number[] = [];
  for (const account of accounts) sums.push(await sumPosted(db, account, isOfKinds));
  return minor(sums.reduce((sum, posted) => sum + posted, 0));
}

/** What the journal of a cause has posted to an account, in minor units or points; 0 without it. */
export function postedBy(db: Database, account: AccountRef, cause: string): Promise<number> {
  return sumPosted(db, account, eq(ledgerJournals.cause, cause));
}

/** What the journals that match `condition` have posted to an account, in minor units or points. */
export async function sumPosted(
  db: Database,
  account: AccountRef,
  condition?: SQL,
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::bigint` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, getAccountOwner(account)),
        condition,
      ),
    );
  return row?.total ?? 0;
}
