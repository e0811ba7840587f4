import { type Minor, percentOf, roundHalfUp } from "../money.ts";

export interface Tax {
  percent: number;
  /** The prices include the tax; it is shown and not added. */
  included: boolean;
}

/**
 * The tax on `base`, or the part of `base` that is tax. Adding tax to a net amount and
 * extracting it from that sum give the same amount at any rate (docs/decisions/004).
 */
export function taxOn(base: Minor, { percent, included }: Tax): Minor {
  return included ? roundHalfUp((base * percent) / (100 + percent)) : percentOf(base, percent);
}
