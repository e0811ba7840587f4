import { type AccountRef, ownerOf } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { type Minor, minor } from "@errand/core/money";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";

/** What journals of one kind have posted to an account of money. */
export async function sumOfKind(
  db: Database,
  account: AccountRef,
  kind: JournalKind,
): Promise<Minor> {
  return minor(await sumPosted(db, account, eq(ledgerJournals.kind, kind)));
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
        eq(ledgerAccounts.owner, ownerOf(account)),
        condition,
      ),
    );
  return row?.total ?? 0;
}
