import { type Minor, nothing } from "../money.ts";
import type { Discount } from "./discount.ts";
import { reductionOf } from "./store-discount.ts";

/** What the shop gives back to the wallet for an order. */
export interface CashbackTerms {
  worth: Discount;
  /** The amount of the order from which it counts. */
  minPurchase: Minor;
  /** Caps a percentage; 0: no cap. */
  maxDiscount: Minor;
}

/**
 * The cashback on an order of this amount, rounded half up and never more than the amount; nothing
 * below the minimum. Source: contract 4.7.
 */
export function cashbackOn(
  amount: Minor,
  { worth, minPurchase, maxDiscount }: CashbackTerms,
): Minor {
  if (amount < minPurchase) return nothing;
  return reductionOf(amount, worth, worth.kind === "percent" ? maxDiscount : nothing);
}

/**
 * The offers that give something for an order of this amount, the best first; of equal ones the
 * first stays first.
 */
export function rankCashbacks<Offer extends CashbackTerms>(
  offers: Offer[],
  amount: Minor,
): { offer: Offer; cashback: Minor }[] {
  return offers
    .map((offer) => ({ offer, cashback: cashbackOn(amount, offer) }))
    .filter(({ cashback }) => cashback > 0)
    .toSorted((one, other) => other.cashback - one.cashback);
}
