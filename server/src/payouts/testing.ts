import { courierShare, storeShare } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import { type Database, inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { replacePayoutAccount } from "../store-desk/payout-accounts.data.ts";

type Payee = { storeId: number } | { courierId: number };

let facts = 0;

/** Lets a store or a courier earn minor units. */
export async function earn(db: Database, payee: Payee, amount: number, at: Date): Promise<void> {
  facts += 1;
  const fact = { cause: `test:earned:${facts}`, amount: minor(amount) };
  const journal =
    "storeId" in payee ? storeShare({ ...fact, ...payee }) : courierShare({ ...fact, ...payee });
  await inTransaction(db, (tx) => postJournal(tx, { ...journal, at }));
}

/** States a bank account, which is paid to three days after `now`. */
export async function addBankAccount(db: Database, payee: Payee, now: Date): Promise<void> {
  const account = { holder: "Le Primeur SARL", iban: "DE89370400440532013000" };
  const options = { now, secret: "a secret of the tests, long enough" };
  await inTransaction(db, (tx) => replacePayoutAccount(tx, payee, account, options));
}
