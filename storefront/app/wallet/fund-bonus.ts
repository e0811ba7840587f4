import type { StorefrontContract } from "@errand/core/contract.storefront";
import { fromMinor, fromPercent, toMinor } from "@errand/core/money";
import { type BonusTerms, bestBonus } from "@errand/core/wallet/top-up-bonus";

export type BonusOffer = StorefrontContract["GET /customer/wallet/bonuses"]["reply"][number];

/** The bonus on an amount, by the rule of the server; null when there is none. */
export function bonusOn(
  offers: BonusOffer[],
  amount: number,
): { title: string; bonus: number } | null {
  const best = bestBonus(offers.map(termsOf), toMinor(amount));
  return best && { title: best.offer.title, bonus: fromMinor(best.bonus) };
}

function termsOf({ title, ...offer }: BonusOffer): BonusTerms & { title: string } {
  return {
    title,
    bonus:
      offer.bonus_type === "percentage"
        ? { kind: "percent", rate: fromPercent(offer.bonus_amount) }
        : { kind: "amount", amount: toMinor(offer.bonus_amount) },
    minimum: toMinor(offer.minimum_add_amount),
    maximum: toMinor(offer.maximum_bonus_amount),
  };
}
