import { randomUUID } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { pointsConverted } from "@errand/core/ledger/wallet-journals";
import { type ExchangeTerms, getMinimumPoints, worthOf } from "@errand/core/loyalty/points";
import type { Database } from "../database/database.ts";
import { lockWallet } from "../ledger/customer-balances.data.ts";
import { postJournal } from "../ledger/ledger.ts";

interface Exchange {
  customerId: number;
  points: number;
  at: Date;
}

/**
 * Exchanges points for wallet money. Throws `points_below_minimum` for too few, `points_missing`
 * for more than the balance.
 */
export async function exchangePoints(
  tx: Database,
  { customerId, points, at }: Exchange,
  terms: ExchangeTerms,
): Promise<void> {
  const minimum = getMinimumPoints(terms);
  if (points < minimum) {
    throw new AppError("points_below_minimum", {
      field: "point",
      values: { minimum: String(minimum) },
    });
  }
  await lockWallet(tx, customerId);
  const cause = `conversion:${randomUUID()}`;
  const amount = worthOf(points, terms);
  await postJournal(tx, { ...pointsConverted({ cause, customerId, points, amount }), at });
}
