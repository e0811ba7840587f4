declare const unit: unique symbol;

/** Whole minor units of the shop's currency (cents). All calculations use them. */
export type Minor = number & { readonly [unit]: "minor" };

/** A percentage in hundredths of a percent: 2040 is 20.4 %. */
export type BasisPoints = number & { readonly [unit]: "basis points" };

/** How many decimals the shop's currency has. The amounts of the API have as many at most. */
const currencyExponent = 2;
const minorPerUnit = 10 ** currencyExponent;
const hundredPercent = 10_000;

/**
 * Marks an integer as an amount. Throws a RangeError for a fraction or an integer that is not safe.
 */
export function minor(amount: number): Minor {
  return integer(amount) as Minor;
}

/** Marks an integer as a percentage. Throws a RangeError for a fraction. */
export function basisPoints(rate: number): BasisPoints {
  return integer(rate) as BasisPoints;
}

export const nothing = minor(0);
export const noRate = basisPoints(0);

/** Converts a decimal number of the API to minor units. */
export function toMinor(amount: number): Minor {
  return minor(Math.round(amount * minorPerUnit));
}

/** Converts minor units to a decimal number of the API. */
export function fromMinor(amount: Minor): number {
  return amount / minorPerUnit;
}

/** Whether a decimal number has no more decimals than the currency. */
export function isWholeMinor(amount: number): boolean {
  const units = amount * minorPerUnit;
  return Math.abs(units - Math.round(units)) < 1e-6;
}

/** Converts a percentage of the API, such as 20.4, to basis points. */
export function fromPercent(percent: number): BasisPoints {
  return basisPoints(Math.round(percent * 100));
}

/** Converts basis points to a percentage of the API. */
export function toPercent(rate: BasisPoints): number {
  return rate / 100;
}

export function sumOf(amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/** The price of `quantity` pieces at `amount` each. */
export function times(amount: Minor, quantity: number): Minor {
  return minor(amount * quantity);
}

/**
 * `amount` × `numerator` ÷ `denominator`, rounded half up to a whole minor unit. Exact for every
 * size: the product is never a binary fraction. All three are integers, none is negative; `amount`
 * may be in a finer unit, which the denominator takes back.
 */
export function scaled(amount: number, numerator: number, denominator: number): Minor {
  const product = BigInt(amount) * BigInt(numerator);
  return minor(Number((2n * product + BigInt(denominator)) / (2n * BigInt(denominator))));
}

/** `rate` of `amount`, rounded half up to a whole minor unit. */
export function percentOf(amount: Minor, rate: BasisPoints): Minor {
  return scaled(amount, rate, hundredPercent);
}

/** The part of `amount` that was added to a net amount at `rate`, rounded half up. */
export function percentWithin(amount: Minor, rate: BasisPoints): Minor {
  return scaled(amount, rate, hundredPercent + rate);
}

/**
 * Splits `amount` in proportion to `weights`. The shares are whole minor units and add up to
 * `amount`; the units that rounding down leaves over go to the largest remainders, of equal ones to
 * the heavier, then to the earlier weight. Without any weight nothing is split: every share is 0.
 */
export function splitBy(amount: Minor, weights: readonly Minor[]): Minor[] {
  const total = BigInt(sumOf(weights));
  if (total === 0n) return weights.map(() => nothing);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, weight, share: product / total, remainder: product % total };
  });
  const left = Number(BigInt(amount) - parts.reduce((sum, { share }) => sum + share, 0n));
  const rounding = parts
    .toSorted((a, b) => compare(b.remainder, a.remainder) || b.weight - a.weight)
    .slice(0, left)
    .map(({ index }) => index);
  const roundedUp = new Set(rounding);
  return parts.map(({ index, share }) => minor(Number(share) + (roundedUp.has(index) ? 1 : 0)));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function integer(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  return value;
}
