import { fromMinor, minor, nothing } from "@errand/core/money";
import { walletTransactionType } from "@errand/core/wallet/transactions";
import type { WalletTransaction } from "@errand/core/wallet/wallet.contract";
import type { Database } from "../database/database.ts";
import { transactionId } from "../ledger/transaction-id.ts";
import { readWalletSources, type WalletEntry, type WalletSource } from "./wallet-sources.data.ts";

/** Wallet entries as the API shows them. */
export async function toTransactionResponses(
  db: Database,
  entries: WalletEntry[],
): Promise<WalletTransaction[]> {
  const sources = await readWalletSources(db, entries);
  return entries.flatMap((entry, index) => {
    const source = sources[index];
    return source ? [toResponse(entry, source)] : [];
  });
}

function toResponse(
  { id, kind, amount, balance, at }: WalletEntry,
  { purchase, bonus, reference }: WalletSource,
): WalletTransaction {
  return {
    id,
    transaction_id: transactionId(id),
    transaction_type: walletTransactionType(kind, purchase),
    credit: fromMinor(amount > 0 ? minor(amount - bonus) : nothing),
    debit: fromMinor(amount < 0 ? minor(-amount) : nothing),
    admin_bonus: fromMinor(bonus),
    balance: fromMinor(minor(balance)),
    reference: reference?.number ?? null,
    reference_type: reference?.type ?? null,
    created_at: at.toISOString(),
  };
}
