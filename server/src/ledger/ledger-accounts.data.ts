import {
  type AccountRef,
  accountName,
  accountRules,
  getAccountOwner,
  nameOfAccount,
} from "@errand/core/ledger/accounts";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
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
      owner: getAccountOwner(account),
      unit: accountRules[account.kind].unit,
      balance: accountRules[account.kind].balance === "stored" ? 0 : null,
    }));
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  return findAccounts(tx, accounts);
}

async function findAccounts(db: Database, accounts: AccountRef[]): Promise<Map<string, number>> {
  const kinds = accounts.map(({ kind }) => kind);
  const owners = accounts.map(getAccountOwner);
  const rows = await accountsOf(db).execute({ kinds, owners });
  return new Map(rows.map(({ id, kind, owner }) => [nameOfAccount(kind, owner), id]));
}

const accountsOf = preparedQuery((db) =>
  db
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, owner: ledgerAccounts.owner })
    .from(ledgerAccounts)
    .where(
      sql`(${ledgerAccounts.kind}, ${ledgerAccounts.owner}) in (
        select * from unnest(${sql.placeholder("kinds")}::text[], ${sql.placeholder("owners")}::text[]))`,
    )
    .prepare("ledger_accounts_of"),
);
