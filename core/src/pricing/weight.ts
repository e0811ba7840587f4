import { type Minor, scaled } from "../money.ts";

/** How much more than ordered a store may weigh unless the shop states it, in percent. */
export const defaultWeightTolerance = 10;
export const maxWeightTolerance = 25;

/** The limits of a step, in grams. */
export const minWeightStep = 10;
export const maxWeightStep = 5000;

export type SoldBy = "piece" | "weight";

/** A line that is sold by weight: its quantity counts steps, its price is that of a kilogram. */
export interface LineWeight {
  /** Grams. */
  step: number;
  /** How much more than ordered may be charged, in percent. */
  tolerance: number;
  /** What the store has weighed, in grams; null before. */
  weighed: number | null;
}

/**
 * How a line of an item is sold, before it is weighed. `step` is null for one sold by the piece.
 */
export function toLineWeight(step: number | null, tolerance: number): { weight?: LineWeight } {
  return step === null ? {} : { weight: { step, tolerance, weighed: null } };
}

/** The grams of a line as ordered. */
export function orderedGrams(quantity: number, { step }: Pick<LineWeight, "step">): number {
  return quantity * step;
}

/** The most that can be charged of a line, in whole grams (contract 8.4). */
export function maximumGrams(quantity: number, weight: Omit<LineWeight, "weighed">): number {
  return Math.ceil((orderedGrams(quantity, weight) * (100 + weight.tolerance)) / 100);
}

/** What a line is charged by: what was weighed, and before that the most that it can be. */
export function chargedGrams(quantity: number, weight: LineWeight): number {
  const maximum = maximumGrams(quantity, weight);
  return weight.weighed === null ? maximum : Math.min(weight.weighed, maximum);
}

/** The price of so many grams, rounded once, half up. */
export function priceOfGrams(pricePerKilogram: Minor, grams: number): Minor {
  return scaled(pricePerKilogram, grams, 1000);
}
