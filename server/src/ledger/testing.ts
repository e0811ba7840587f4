import { walletPayment } from "@errand/core/ledger/order-journals";
import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { type Database, inTransaction } from "../database/database.ts";
import { balanceOf, postJournal } from "./ledger.ts";

let credits = 0;

/** Credits minor units to the wallet of a customer. */
export async function fundWallet(db: Database, customerId: number, amount: number): Promise<void> {
  credits += 1;
  const gift = { cause: `test:credit:${credits}`, customerId, amount: minor(amount) };
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...walletGift("wallet_credit", gift), at: new Date() }),
  );
}

/** Takes an amount from the wallet of a customer, in a transaction of its own. */
export async function spendWallet(db: Database, customerId: number, amount: number): Promise<void> {
  credits += 1;
  const fact = { cause: `test:spent:${credits}`, customerId, amount: minor(amount) };
  await inTransaction(db, (tx) => postJournal(tx, { ...walletPayment(fact), at: new Date() }));
}

export function walletBalance(db: Database, customerId: number): Promise<number> {
  return balanceOf(db, { kind: "customer_wallet", customerId });
}
