import { type Minor, splitBy, sumOf } from "../money.ts";

/**
 * Why a courier takes less cash than is due: nobody has change, the customer has not enough with
 * them, or the customer does not accept the price.
 */
export const missingCashReasons = ["no_change", "too_little", "disputed", "other"] as const;
export type MissingCashReason = (typeof missingCashReasons)[number];

/**
 * The cash of each order that is paid for at one door, in proportion to what is due for each; null
 * for cash that cannot be for them: more than is due, or nothing.
 */
export function splitCash(cash: Minor, due: readonly Minor[]): Minor[] | null {
  const total = sumOf(due);
  return cash > total || (cash <= 0 && total > 0) ? null : splitBy(cash, due);
}
