import { type Minor, minor, nothing, scaled, splitBy, sumOf } from "../money.ts";
import type { RunTerms } from "./run-terms.ts";

/**
 * What a run costs: no more than its stops cost apart, and no less than the dearest of them. There
 * is no distance in it, so that a card can say what a further stop adds. `fees` are what each stop
 * would pay alone. Source: contract 8.2, Amounts.
 */
export function getRunFee(
  fees: readonly Minor[],
  { extraStopFee, cap }: Pick<RunTerms, "extraStopFee" | "cap">,
): Minor {
  if (fees.length === 0) return nothing;
  const dearest = Math.max(...fees);
  const byStops = dearest + extraStopFee * (fees.length - 1);
  const byCap = scaled(sumOf(fees), cap, 100);
  return minor(Math.max(dearest, Math.min(byStops, byCap)));
}

/**
 * An amount of the whole run as parts of its orders, in proportion to what each would pay alone;
 * where all would pay nothing, the first order takes it.
 */
export function splitRunAmount(amount: Minor, weights: readonly Minor[]): Minor[] {
  if (sumOf(weights) > 0) return splitBy(amount, weights);
  return weights.map((_, index) => (index === 0 ? amount : nothing));
}

/** An order that is left of a run: what it would pay alone, and its part of the fee so far. */
export interface RestOrder {
  alone: Minor;
  part: Minor;
}

/**
 * The parts of the fee once other orders of the run are gone. When a store or the clock took them,
 * nobody pays more than before, nor more than a run of the rest costs; when the customer did, the
 * rest costs what it costs as a run of its own, at most the fee of the whole run. Source: contract
 * 8.2, Fee of the rest.
 */
export function getRestParts(
  rest: readonly RestOrder[],
  terms: Pick<RunTerms, "extraStopFee" | "cap">,
  { fee, isByCustomer }: { fee: Minor; isByCustomer: boolean },
): Minor[] {
  const own = getRunFee(
    rest.map(({ alone }) => alone),
    terms,
  );
  const before = rest.map(({ part }) => part);
  const limit = isByCustomer ? fee : sumOf(before);
  return splitRunAmount(minor(Math.min(limit, own)), before);
}
