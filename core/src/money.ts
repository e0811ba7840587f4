/** Whole minor units of the shop's currency (cents). All reckoning is done in these. */
export type Minor = number;

/** Half up, also for what a binary fraction would put a hair below the half (1.005). */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5 + 1e-9);
}

/** `percent` of `amount`, rounded half up to a whole minor unit. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundHalfUp((amount * percent) / 100);
}

/** From the wire's decimal number to minor units. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100);
}

/** From minor units to the wire's decimal number. */
export function fromMinor(amount: Minor): number {
  return amount / 100;
}
