/** Whole minor units of the shop's currency (cents). All calculations use them. */
export type Minor = number;

/** Rounds half up, including halves that a binary fraction stores slightly too low (1.005). */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5 + 1e-9);
}

/** `percent` of `amount`, rounded half up to a whole minor unit. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundHalfUp((amount * percent) / 100);
}

/** Converts a decimal number of the API to minor units. */
export function toMinor(amount: number): Minor {
  return Math.round(amount * 100);
}

/** Converts minor units to a decimal number of the API. */
export function fromMinor(amount: Minor): number {
  return amount / 100;
}
