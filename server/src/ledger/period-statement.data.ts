import type { AccountRef } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { and, asc, gt, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerJournals } from "./ledger.tables.ts";
import { sumPosted } from "./posted-sums.ts";
import { postingsOf, type StatementEntry } from "./statement.data.ts";

/** From `from` to before `to`; null: since the beginning, and until now. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

/** How many entries are in memory at once. */
const batchSize = 500;

/** The postings to an account in a period, oldest first, in batches. */
export async function* statementOfPeriod<Kind extends JournalKind>(
  db: Database,
  account: AccountRef,
  { from, to, kinds }: Period & { kinds: readonly Kind[] },
): AsyncGenerator<StatementEntry<Kind>[]> {
  const entries = postingsOf(db, account);
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(entries)
      .where(
        and(
          gt(entries.id, last),
          inArray(entries.kind, [...kinds]),
          from === null ? undefined : gte(entries.at, from),
          to === null ? undefined : lt(entries.at, to),
        ),
      )
      .orderBy(asc(entries.id))
      .limit(batchSize);
    if (rows.length > 0) yield rows as StatementEntry<Kind>[];
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
}

/**
 * What the postings to an account before `at` sum to, in minor units or points; all of them for
 * null.
 */
export async function balanceBefore(
  db: Database,
  account: AccountRef,
  at: Date | null,
): Promise<number> {
  return sumPosted(db, account, at === null ? undefined : lt(ledgerJournals.at, at));
}
