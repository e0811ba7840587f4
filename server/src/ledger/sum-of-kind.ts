import { type AccountRef, ownerOf } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { type Minor, minor } from "@errand/core/money";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";

/** What journals of one kind have posted to an account of money. */
export async function sumOfKind(
  db: Database,
  account: AccountRef,
  kind: JournalKind,
): Promise<Minor> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::bigint` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerAccounts.kind, account.kind),
        eq(ledgerAccounts.owner, ownerOf(account)),
        eq(ledgerJournals.kind, kind),
      ),
    );
  return minor(row?.total ?? 0);
}
