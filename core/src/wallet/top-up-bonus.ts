import { type Minor, minor, nothing, percentOf } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";

/** What the shop adds to funds from a minimum on: a percentage of them, or an amount. */
export interface BonusTerms {
  bonus: Discount;
  minimum: Minor;
  /** The most of a percentage; 0 is no cap. */
  maximum: Minor;
}

/** The largest payment into a wallet, in minor units (contract 4.8). */
export const maxTopUp = minor(1_000_000);

/**
 * The best of the running offers for an amount, with its worth; null when none reaches its minimum.
 * Of equal ones the first. Source: contract 4.8.
 */
export function bestBonus<Terms extends BonusTerms>(
  offers: readonly Terms[],
  amount: Minor,
): { offer: Terms; bonus: Minor } | null {
  let best: { offer: Terms; bonus: Minor } | null = null;
  for (const offer of offers) {
    const bonus = getBonusAmount(offer, amount);
    if (bonus > (best?.bonus ?? nothing)) best = { offer, bonus };
  }
  return best;
}

function getBonusAmount({ bonus, minimum, maximum }: BonusTerms, amount: Minor): Minor {
  if (amount < minimum || amount <= nothing) return nothing;
  if (bonus.kind === "amount") return bonus.amount;
  const share = percentOf(amount, bonus.rate);
  return maximum === nothing ? share : minor(Math.min(share, maximum));
}
