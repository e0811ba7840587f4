import { bankPayment, walletPayment } from "@errand/core/ledger/order-journals";
import { type Minor, sumOf } from "@errand/core/money";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import type { Payment } from "./payment-subject.ts";
import { type Allocation, insertPayment, type Payer } from "./payments.data.ts";
import type { PaymentMethod, PaymentPurpose } from "./payments.tables.ts";

/** A payment without a gateway, which has succeeded when it is written. */
export interface MadePayment {
  method: Exclude<PaymentMethod, "gateway">;
  /** An order unless stated. */
  purpose?: Exclude<PaymentPurpose, "add_fund">;
  payer: Payer;
  /** The orders that it pays, each with its share: what goes back of one leaves the others paid. */
  allocations: Allocation[];
  /** Of a member of a group, for whose share there is no order yet. */
  share?: { groupMemberId: number; amount: Minor };
  currency: string;
  now: Date;
}

/**
 * Records a payment from the wallet, by a verified transfer or in cash. Cash has its journal with
 * its collection, as it lies with a courier or a store. Throws `wallet_balance_low` when the wallet
 * does not cover the amount; the transaction must then roll back.
 */
export async function recordPayment(
  tx: Database,
  { payer, now, share, purpose = "order", ...values }: MadePayment,
): Promise<Payment> {
  const { method, allocations } = values;
  const amount = share?.amount ?? sumOf(allocations.map((allocation) => allocation.amount));
  const payment = await insertPayment(tx, {
    ...values,
    ...payer,
    ...(share && { groupMemberId: share.groupMemberId }),
    amount,
    purpose,
    state: "succeeded",
    createdAt: now,
    succeededAt: now,
  });
  const fact = { cause: `payment:${payment.id}:received`, amount };
  if (method === "wallet") {
    if (payer.customerId === null) throw new Error("a guest has no wallet");
    const journal = walletPayment({ ...fact, customerId: payer.customerId });
    await postJournal(tx, { ...journal, at: now });
  }
  if (method === "offline_payment") await postJournal(tx, { ...bankPayment(fact), at: now });
  return payment;
}
