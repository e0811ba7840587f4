import { addDays } from "../time.ts";
import type { Discount } from "./discount.ts";

/** What a shop takes off the first order of a referred customer. */
export interface ReferralBonusTerms {
  /** A percentage of the items after all other discounts, or an amount off them. */
  discount: Discount;
  /** How many days after sign-up it is valid. */
  validDays: number;
}

/** A customer who came by a referral; days are those of the shop's time zone. */
export interface ReferredCustomer {
  signedUp: string;
  /** The customer has an earlier order that was neither canceled nor failed. */
  hasOrdered: boolean;
}

export interface ReferralBonus {
  discount: Discount;
  /** The last day of the bonus. */
  validUntil: string;
}

/**
 * The bonus on the next order of a referred customer; null once there is none. `terms` are those of
 * today. Source: contract 3.5; contract 4.4, row 6.
 */
export function referralBonus(
  { discount, validDays }: ReferralBonusTerms,
  { signedUp, hasOrdered }: ReferredCustomer,
  today: string,
): ReferralBonus | null {
  const validUntil = addDays(signedUp, validDays);
  return hasOrdered || today > validUntil ? null : { discount, validUntil };
}
