import { type BasisPoints, type Minor, minor, toMinor } from "../money.ts";

const unit = toMinor(1);
const hundredPercent = 10_000;

/**
 * What a delivered order of this amount earns: `rate` of its whole currency units, rounded down
 * (contract 4.8).
 */
export function pointsFor(amount: Minor, rate: BasisPoints): number {
  return Number((BigInt(amount) * BigInt(rate)) / BigInt(unit * hundredPercent));
}

/** How many points the shop exchanges for one currency unit, and how many it exchanges at least. */
export interface ExchangeTerms {
  pointsPerUnit: number;
  minimumPoints: number;
}

/** What points are worth, rounded down to the minor unit. */
export function worthOf(points: number, { pointsPerUnit }: ExchangeTerms): Minor {
  return minor(Number((BigInt(points) * BigInt(unit)) / BigInt(getRate(pointsPerUnit))));
}

/**
 * The fewest points that can be exchanged: the shop's minimum, and no fewer than are worth a minor
 * unit.
 */
export function getMinimumPoints({ pointsPerUnit, minimumPoints }: ExchangeTerms): number {
  return Math.max(minimumPoints, Math.ceil(getRate(pointsPerUnit) / unit));
}

/** A rate of 0 counts as 1. */
function getRate(pointsPerUnit: number): number {
  return Math.max(pointsPerUnit, 1);
}
