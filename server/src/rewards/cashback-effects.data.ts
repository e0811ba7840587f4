import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import { cashbackOn } from "@errand/core/pricing/cashback";
import { and, desc, gt, isNotNull, notInArray } from "drizzle-orm";
import { toDiscount } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import type { StatedEffect } from "../entries/entry-source.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { cashbackOffers } from "./cashback.tables.ts";

type CashbackTerms = Pick<
  typeof cashbackOffers.$inferSelect,
  "discount" | "discountKind" | "minPurchase" | "maxDiscount" | "usesPerCustomer"
>;

const oneDay = 24 * 60 * 60 * 1000;
/** Of a large shop the newest ones say enough. */
const maxOrders = 5_000;

/**
 * What the orders of the last 24 hours would have earned with an offer, and with what it was
 * before; null where it does not run. Nothing when both are the same.
 */
export async function compareCashbacks(
  db: Database,
  terms: { before: CashbackTerms | null; after: CashbackTerms | null },
  now: Date,
): Promise<StatedEffect[]> {
  const placed = await db
    .select({ customerId: orders.customerId, amount: orders.amount })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, new Date(now.getTime() - oneDay)),
        notInArray(orders.status, ["canceled", "failed"]),
        isNotNull(orders.customerId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(maxOrders);
  const before = sumOfCashbacks(placed, terms.before);
  const after = sumOfCashbacks(placed, terms.after);
  if (before.total === after.total) return [];
  const count = Math.max(before.count, after.count);
  const totals = { before: fromMinor(before.total), after: fromMinor(after.total) };
  return [{ code: "cashback_could_give", count, ...totals }];
}

/** Each customer earns it as often as the offer says. */
function sumOfCashbacks(
  placed: { customerId: number | null; amount: Minor }[],
  terms: CashbackTerms | null,
): { count: number; total: Minor } {
  const worth = terms && toDiscount(terms);
  if (!terms || !worth) return { count: 0, total: nothing };
  const uses = new Map<number | null, number>();
  const earned = placed.flatMap(({ customerId, amount }) => {
    const cashback = cashbackOn(amount, { ...terms, worth });
    const used = uses.get(customerId) ?? 0;
    if (cashback === nothing || used >= terms.usesPerCustomer) return [];
    uses.set(customerId, used + 1);
    return [cashback];
  });
  return { count: earned.length, total: minor(earned.reduce((sum, each) => sum + each, 0)) };
}
