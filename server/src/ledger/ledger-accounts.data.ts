import {
  type AccountRef,
  accountName,
  accountRules,
  nameOfAccount,
  ownerOf,
} from "@errand/core/ledger/accounts";
import { and, eq, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts } from "./ledger.tables.ts";

/** The ids of accounts by name (`accountName`). Creates missing ones with a balance of 0. */
export async function findOrCreateAccounts(
  tx: Database,
  accounts: AccountRef[],
): Promise<Map<string, number>> {
  const found = await findAccounts(tx, accounts);
  const missing = accounts.filter((account) => !found.has(accountName(account)));
  if (missing.length === 0) return found;
  // Sorted, so that two transactions that create the same accounts wait in the same order.
  const rows = missing
    .toSorted((a, b) => (accountName(a) < accountName(b) ? -1 : 1))
    .map((account) => ({
      kind: account.kind,
      owner: ownerOf(account),
      unit: accountRules[account.kind].unit,
      balance: accountRules[account.kind].balance === "stored" ? 0 : null,
    }));
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  return findAccounts(tx, accounts);
}

async function findAccounts(db: Database, accounts: AccountRef[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, owner: ledgerAccounts.owner })
    .from(ledgerAccounts)
    .where(
      or(
        ...accounts.map((account) =>
          and(eq(ledgerAccounts.kind, account.kind), eq(ledgerAccounts.owner, ownerOf(account))),
        ),
      ),
    );
  return new Map(rows.map(({ id, kind, owner }) => [nameOfAccount(kind, owner), id]));
}
