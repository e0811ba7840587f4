import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { topUp } from "@errand/core/ledger/wallet-journals";
import { nothing, sumOf } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { lockActiveCustomer } from "../account/account.data.ts";
import type { Database } from "../database/database.ts";
import { notify } from "../notifications/notify.ts";
import type { Payment, PaymentSubject } from "../payments/payment-subject.ts";
import { topUps } from "./wallet.tables.ts";

/**
 * What payments do to wallets: the money is there, with its bonus, once the payment has succeeded.
 */
export const fundPaymentSubject: PaymentSubject = {
  async lock() {
    // The wallet is locked by its postings.
  },

  async journalOf(tx, payment, fact) {
    const customerId = await lockPayer(tx, payment);
    if (customerId === null) return gatewayPayment(fact);
    return topUp({ ...fact, customerId, bonus: await findBonus(tx, payment) });
  },

  /** Money for a deleted account goes back the way it came. */
  async onPaid(tx, { payment, now }) {
    const customerId = await lockPayer(tx, payment);
    if (customerId === null) return "returned";
    const amount = sumOf([payment.amount, await findBonus(tx, payment)]);
    await notify(tx, {
      customerId,
      cause: `payment:${payment.id}:received`,
      type: "add_fund",
      message: "fund_added",
      values: { amount: { amount } },
      at: now,
    });
    return "kept";
  },

  async onChecking() {},
  async onBooked() {},
  async onFailed() {},
};

/**
 * The customer, whose account is not deleted before the transaction ends; null when it is deleted.
 */
async function lockPayer(tx: Database, { customerId }: Payment): Promise<number | null> {
  return customerId !== null && (await lockActiveCustomer(tx, customerId)) ? customerId : null;
}

async function findBonus(tx: Database, { id }: Payment) {
  const [row] = await tx
    .select({ bonus: topUps.bonus })
    .from(topUps)
    .where(eq(topUps.paymentId, id));
  return row?.bonus ?? nothing;
}
