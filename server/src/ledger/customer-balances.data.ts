import { accountClosed } from "@errand/core/ledger/wallet-journals";
import { type Minor, minor } from "@errand/core/money";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts } from "./ledger.tables.ts";
import { postJournal } from "./ledger.ts";

export interface CustomerBalances {
  /** Minor units. */
  wallet: Minor;
  points: number;
}

/** What a customer has in the wallet and in points. */
export async function readCustomerBalances(
  db: Database,
  customerId: number,
): Promise<CustomerBalances> {
  return toBalances(await accountsOf(db, customerId));
}

/**
 * Locks the wallet of a customer, before a journal that changes wallet and points. A delivery credits the wallet
 * first, so that neither waits for the other.
 */
export async function lockWallet(tx: Database, customerId: number): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.kind, "customer_wallet"), eq(ledgerAccounts.owner, String(customerId))),
    )
    .for("no key update");
}

/** Writes off what a deleted customer leaves in wallet and points, so that both are 0. */
export async function closeCustomerAccounts(tx: Database, customerId: number, at: Date) {
  // Locked, so that a payment at the same time is either written off or finds the wallet empty.
  const rows = await accountsOf(tx, customerId).orderBy(ledgerAccounts.id).for("no key update");
  const journal = accountClosed({ customerId, ...toBalances(rows) });
  if (journal) await postJournal(tx, { ...journal, at });
}

function accountsOf(db: Database, customerId: number) {
  return db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.kind, ["customer_wallet", "customer_points"]),
        eq(ledgerAccounts.owner, String(customerId)),
      ),
    )
    .$dynamic();
}

function toBalances(rows: Awaited<ReturnType<typeof accountsOf>>): CustomerBalances {
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { wallet: minor(balance("customer_wallet")), points: balance("customer_points") };
}
