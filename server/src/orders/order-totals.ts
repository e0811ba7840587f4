import type { Database } from "../database/database.ts";
import { lastTransition, type OrderTotal, readOrderTotals } from "./order-figures.data.ts";

/**
 * No transaction is open for so long, so that no transition with an older id appears afterwards.
 */
const settledMs = 5 * 60_000;

/** So many transitions before the last one, all are committed. */
const unsettledAtFirst = 50_000;

/**
 * Returns a function that reads the totals of all orders. It reads all transitions once, and then
 * only those of the last minutes: transitions are permanent.
 */
export function orderTotals(
  db: Database,
  now = () => performance.now(),
): () => Promise<OrderTotal[]> {
  /** The totals up to the transition `upTo`. */
  let settled: { totals: OrderTotal[]; upTo: number } = { totals: [], upTo: 0 };
  /** The last transition at some moment, up to which the totals are settled five minutes later. */
  let mark: { id: number; at: number } | null = null;
  async function settle(id: number) {
    const added = await readOrderTotals(db, { from: settled.upTo, to: id });
    settled = { totals: sumOf([...settled.totals, ...added]), upTo: id };
  }
  return async () => {
    mark ??= { id: await lastTransition(db), at: now() };
    if (settled.upTo < mark.id - unsettledAtFirst) await settle(mark.id - unsettledAtFirst);
    if (now() - mark.at >= settledMs) {
      await settle(mark.id);
      mark = null;
    }
    const recent = await readOrderTotals(db, { from: settled.upTo, to: null });
    return sumOf([...settled.totals, ...recent]);
  };
}

function sumOf(totals: OrderTotal[]): OrderTotal[] {
  const sums = new Map<string, OrderTotal>();
  for (const total of totals) {
    const { event, moduleType, paymentMethod, currency } = total;
    const key = [event, moduleType, paymentMethod, currency].join();
    const sum = sums.get(key) ?? { ...total, count: 0, amount: 0 };
    sum.count += total.count;
    sum.amount += total.amount;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
