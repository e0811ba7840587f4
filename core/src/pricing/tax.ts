import { type BasisPoints, type Minor, percentOf, percentWithin } from "../money.ts";

export interface Tax {
  rate: BasisPoints;
  /** The prices include the tax; it is shown and not added. */
  included: boolean;
}

/**
 * The tax on `base`, or the part of `base` that is tax. Adding tax to a net amount and
 * extracting it from that sum give the same amount at any rate (docs/decisions/004).
 */
export function taxOn(base: Minor, { rate, included }: Tax): Minor {
  return included ? percentWithin(base, rate) : percentOf(base, rate);
}
