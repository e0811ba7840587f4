import type { Language } from "@errand/core/language";
import type { PointTransaction } from "@errand/core/loyalty/loyalty.contract";
import type { pointKindsOf } from "@errand/core/loyalty/point-transactions";
import type { Database } from "../database/database.ts";
import type { StatementEntry } from "../ledger/statement.data.ts";
import { transactionId } from "../ledger/transaction-id.ts";
import { readOrderStores } from "../wallet/order-stores.data.ts";

type PointEntry = StatementEntry<(typeof pointKindsOf)["all"][number]>;

/** Entries of the points as the API shows them. */
export async function toPointTransactions(
  db: Database,
  entries: PointEntry[],
  options: { language: Language; url: string },
): Promise<PointTransaction[]> {
  const orderIds = entries.flatMap((entry) => findOrderId(entry) ?? []);
  const stores = await readOrderStores(db, orderIds, options);
  return entries.map((entry) => {
    const store = stores.get(findOrderId(entry) ?? 0) ?? null;
    return toPointTransaction(entry, store);
  });
}

const sourceOf = ({ cause }: PointEntry) => /^(order|trip):(\d+):points(?:$|_)/.exec(cause);

function findOrderId(entry: PointEntry): number | null {
  const source = sourceOf(entry);
  return source?.[1] === "order" ? Number(source[2]) : null;
}

function toPointTransaction(entry: PointEntry, store: PointTransaction["store"]): PointTransaction {
  const { id, kind, amount, balance, at } = entry;
  const source = sourceOf(entry);
  const earnedBy = source?.[1] === "trip" ? "trip_booking" : "order_place";
  return {
    id,
    transaction_id: transactionId(id),
    transaction_type: kind === "points_converted" ? "point_to_wallet" : earnedBy,
    credit: Math.max(amount, 0),
    debit: Math.max(-amount, 0),
    balance,
    reference: source?.[2] ?? null,
    store,
    created_at: at.toISOString(),
  };
}
