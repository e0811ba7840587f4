import type { Position } from "../location/geometry.ts";
import { improvedOrder } from "./improve-order.ts";
import { getOrderOutcome, orderProblem, type Stop } from "./order-problem.ts";
import { exactOrder } from "./search-order.ts";
import { bicycle, type Travel } from "./travel.ts";

export interface StopOrder {
  /** Indexes of the stops in the order in which to ride. */
  order: number[];
  /** From the start until the last stop is done. */
  minutes: number;
  /** The sum over all stops. */
  lateMinutes: number;
}

/** Up to this many stops the order is the best one; above, a good one. */
export const maxExactStops = 8;

/**
 * The order of stops, from a start, with the least minutes of work and the least minutes late,
 * which weigh `minuteCost.late` times as much. Exact up to `maxExactStops`, by branch and bound.
 * Throws a RangeError when stops wait for each other in a circle.
 */
export function bestStopOrder(
  start: Position,
  stops: readonly Stop[],
  travel: Travel = bicycle,
): StopOrder {
  const problem = orderProblem(start, stops, travel);
  const good = improvedOrder(problem);
  const order = stops.length > maxExactStops ? good : exactOrder(problem, good);
  return { order, ...getOrderOutcome(problem, order) };
}
