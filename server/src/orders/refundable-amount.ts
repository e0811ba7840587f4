import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import type { orders } from "./orders.tables.ts";

const notRefunded = ["delivery_charge", "free_delivery", "dm_tips"] as const;

/** What can be refunded of what was paid: all but the delivery and the tip (contract 4.5). */
export function refundableAmount({
  amount,
  paid,
  receipt,
}: Pick<typeof orders.$inferSelect, "amount" | "paid" | "receipt">): Minor {
  const excluded = sumOf(notRefunded.map((key) => amountOf(receipt, key)));
  return minor(Math.max(Math.min(amount - excluded, paid), nothing));
}
