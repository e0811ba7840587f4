import { fromMinor, toPercent } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";

/** The bonus of a referred customer in its form (contract 3.5). */
export function discountFields(discount: Discount) {
  return discount.kind === "percent"
    ? { discount_amount: toPercent(discount.rate), discount_amount_type: "percentage" as const }
    : { discount_amount: fromMinor(discount.amount), discount_amount_type: "amount" as const };
}
