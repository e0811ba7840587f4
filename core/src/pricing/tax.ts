import { type Minor, percentOf, roundHalfUp } from "../money.ts";

export interface Tax {
  percent: number;
  /** The prices hold the tax already: it is shown and not added. */
  included: boolean;
}

/**
 * The tax on `base`, or the part of `base` that is tax. Adding tax to a net amount and reading the
 * tax out of that sum give the same figure, whatever the rate (docs/decisions/004).
 */
export function taxOn(base: Minor, { percent, included }: Tax): Minor {
  return included ? roundHalfUp((base * percent) / (100 + percent)) : percentOf(base, percent);
}
