import type { PointTransaction } from "@errand/core/loyalty/loyalty.contract";
import type { pointKindsOf } from "@errand/core/loyalty/point-transactions";
import type { StatementEntry } from "../ledger/statement.data.ts";
import { transactionId } from "../ledger/transaction-id.ts";

type PointEntry = StatementEntry<(typeof pointKindsOf)["all"][number]>;

/** An entry of the points as the API shows it. */
export function toPointTransaction({
  id,
  kind,
  cause,
  amount,
  balance,
  at,
}: PointEntry): PointTransaction {
  const source = /^(order|trip):(\d+):points(?:$|_)/.exec(cause);
  const earnedBy = source?.[1] === "trip" ? "trip_booking" : "order_place";
  return {
    id,
    transaction_id: transactionId(id),
    transaction_type: kind === "points_converted" ? "point_to_wallet" : earnedBy,
    credit: Math.max(amount, 0),
    debit: Math.max(-amount, 0),
    balance,
    reference: source?.[2] ?? null,
    created_at: at.toISOString(),
  };
}
