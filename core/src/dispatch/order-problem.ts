import type { Position } from "../location/geometry.ts";
import { minuteCost } from "./dispatch-cost.ts";
import { ridingMinutes, type Travel } from "./travel.ts";

/** A place to ride to; times are minutes from the start. */
export interface Stop {
  position: Position;
  /** Indexes of the stops that come before, such as the pickup of what is handed over here. */
  after?: readonly number[];
  /** Before, a courier waits. */
  readyAt?: number;
  /** The promised time of arrival; none by default. */
  dueAt?: number;
  /** What the stop itself takes; 0 by default. */
  serviceMinutes?: number;
}

/** Stops by index, with the minutes between them; what the searches work on. */
export interface OrderProblem {
  count: number;
  /** Minutes from the start to each stop. */
  fromStart: number[];
  /** Minutes from each stop to each other. */
  between: number[][];
  readyAt: number[];
  dueAt: number[];
  service: number[];
  after: (readonly number[])[];
}

export function orderProblem(
  start: Position,
  stops: readonly Stop[],
  travel: Travel,
): OrderProblem {
  return {
    count: stops.length,
    fromStart: stops.map(({ position }) => ridingMinutes(start, position, travel)),
    between: stops.map((from) =>
      stops.map((to) => ridingMinutes(from.position, to.position, travel)),
    ),
    readyAt: stops.map(({ readyAt }) => readyAt ?? 0),
    dueAt: stops.map(({ dueAt }) => dueAt ?? Number.POSITIVE_INFINITY),
    service: stops.map(({ serviceMinutes }) => serviceMinutes ?? 0),
    after: stops.map(({ after }) => after ?? []),
  };
}

/**
 * When a courier who leaves `last` (-1: the start) at a time is done with the next stop, and how
 * late it is reached.
 */
export function visit(
  problem: OrderProblem,
  { last, at }: { last: number; at: number },
  next: number,
) {
  const riding = last < 0 ? problem.fromStart[next] : problem.between[last]?.[next];
  const arrival = at + (riding ?? 0);
  const late = Math.max(0, arrival - (problem.dueAt[next] ?? Number.POSITIVE_INFINITY));
  const begun = Math.max(arrival, problem.readyAt[next] ?? 0);
  return { at: begun + (problem.service[next] ?? 0), late };
}

/** When the last stop is done, and how late all are reached together. */
export function getOrderOutcome(problem: OrderProblem, order: readonly number[]) {
  let [minutes, lateMinutes, last] = [0, 0, -1];
  for (const next of order) {
    const { at, late } = visit(problem, { last, at: minutes }, next);
    minutes = at;
    lateMinutes += late;
    last = next;
  }
  return { minutes, lateMinutes };
}

/**
 * The cost of an order in minutes of work; infinite when a stop comes before one that must come
 * first.
 */
export function orderCost(problem: OrderProblem, order: readonly number[]): number {
  const visited = new Set<number>();
  for (const next of order) {
    if (problem.after[next]?.some((before) => !visited.has(before))) {
      return Number.POSITIVE_INFINITY;
    }
    visited.add(next);
  }
  const { minutes, lateMinutes } = getOrderOutcome(problem, order);
  return minutes * minuteCost.work + lateMinutes * minuteCost.late;
}
