import { nothing } from "@errand/core/money";
import type { Database } from "../database/database.ts";
import type { Allocation } from "../payments/payments.data.ts";
import { type MadePayment, recordPayment } from "../payments/record-payment.ts";
import { storePaymentStatus } from "./payment-status.data.ts";

/**
 * Takes what the wallet pays of an order, a parcel or a trip that the transaction has written or
 * locked; nothing where it pays nothing. Throws `wallet_balance_low` when another payment was
 * faster; the transaction must then roll back.
 */
export async function payFromWallet(
  tx: Database,
  { orderId, amount, ...payment }: Omit<MadePayment, "method" | "allocations"> & Allocation,
): Promise<void> {
  if (amount === nothing) return;
  const allocations = [{ orderId, amount }];
  await recordPayment(tx, { ...payment, method: "wallet", allocations });
  await storePaymentStatus(tx, orderId);
}
