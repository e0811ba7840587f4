import { pointsEarned } from "@errand/core/ledger/wallet-journals";
import { type Database, inTransaction } from "../database/database.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";

let credits = 0;

/** Credits points to a customer. */
export async function givePoints(db: Database, customerId: number, points: number): Promise<void> {
  credits += 1;
  const cause = `test:points:${credits}`;
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...pointsEarned({ cause, customerId, points }), at: new Date() }),
  );
}

export function pointsOf(db: Database, customerId: number): Promise<number> {
  return balanceOf(db, { kind: "customer_points", customerId });
}
