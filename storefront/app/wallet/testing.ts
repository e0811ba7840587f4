import type { ListedTransaction } from "@errand/core/wallet/wallet.contract";

/** A gift of 5.00 to an empty wallet. */
export function testTransaction(changes: Partial<ListedTransaction> = {}): ListedTransaction {
  return {
    id: 1,
    transaction_id: "4f8c5d0e-93a1-8f3e-9d0a-0a1b2c3d4e5f",
    transaction_type: "add_fund_by_admin",
    credit: 5,
    debit: 0,
    admin_bonus: 0,
    balance: 5,
    reference: null,
    reference_type: null,
    store: null,
    created_at: "2026-03-04T09:15:00.000Z",
    ...changes,
  };
}
