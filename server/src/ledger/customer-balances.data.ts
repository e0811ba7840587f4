import { accountClosed, walletGift } from "@errand/core/ledger/wallet-journals";
import { type Minor, minor } from "@errand/core/money";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts } from "./ledger.tables.ts";
import { postJournal } from "./ledger.ts";

export interface CustomerBalances {
  /** Minor units. */
  wallet: Minor;
  /** Below zero: a refund has taken back points that were spent. */
  points: number;
  /** Rewards that were taken back when they were spent, in minor units. */
  owed: Minor;
}

/** What a customer has in the wallet and in points, and owes. */
export async function readCustomerBalances(
  db: Database,
  customerId: number,
): Promise<CustomerBalances> {
  return toBalances(await accountsOf(db, customerId));
}

/**
 * Locks the wallet of a customer, before a journal that changes wallet and points. A delivery
 * credits the wallet first, so that neither waits for the other.
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

/**
 * Locks what a customer has and owes, so that a payment at the same time comes before or finds it
 * empty.
 */
export async function lockCustomerBalances(
  tx: Database,
  customerId: number,
): Promise<CustomerBalances> {
  return toBalances(
    await accountsOf(tx, customerId).orderBy(ledgerAccounts.id).for("no key update"),
  );
}

/** Credits a gift of the shop to a wallet, after what its customer owes of earlier ones. */
export async function creditGift(
  tx: Database,
  kind: "wallet_credit" | "cashback" | "referral_reward",
  gift: { cause: string; customerId: number; amount: Minor },
  at: Date,
): Promise<void> {
  const { owed } = await lockCustomerBalances(tx, gift.customerId);
  await postJournal(tx, { ...walletGift(kind, { ...gift, owed }), at });
}

/** Empties wallet and points of a deleted customer, who stays due `claim`, at most the wallet. */
export async function closeCustomerAccounts(
  tx: Database,
  { customerId, claim, at }: { customerId: number; claim: Minor; at: Date },
) {
  const balances = await lockCustomerBalances(tx, customerId);
  const journal = accountClosed({ customerId, claim, ...balances });
  if (journal) await postJournal(tx, { ...journal, at });
}

function accountsOf(db: Database, customerId: number) {
  return db
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.kind, ["customer_wallet", "customer_points", "customer_debt"]),
        eq(ledgerAccounts.owner, String(customerId)),
      ),
    )
    .$dynamic();
}

function toBalances(rows: Awaited<ReturnType<typeof accountsOf>>): CustomerBalances {
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    wallet: minor(balance("customer_wallet")),
    points: balance("customer_points"),
    owed: minor(0 - balance("customer_debt")),
  };
}
