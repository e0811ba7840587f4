import { minuteCost } from "./dispatch-cost.ts";
import { type OrderProblem, orderCost, visit } from "./order-problem.ts";

/**
 * The cheapest order of all stops, by depth-first branch and bound: a beginning is given up when
 * even the shortest ways to all other stops would make it no better than the best order so far.
 * `known` is an order to start from.
 */
export function exactOrder(problem: OrderProblem, known: readonly number[]): number[] {
  const shortest = shortestWays(problem);
  let best = [...known];
  let bestCost = orderCost(problem, known);
  const order: number[] = [];
  const rest = new Set(known.toSorted((a, b) => a - b));

  /**
   * What the remaining stops cost at least; the triangle inequality makes the direct way the
   * fastest.
   */
  function getMinCost(last: number, at: number): number {
    let work = 0;
    let late = 0;
    for (const next of rest) {
      work += (shortest[next] ?? 0) + (problem.service[next] ?? 0);
      late += visit(problem, { last, at }, next).late;
    }
    return work * minuteCost.work + late * minuteCost.late;
  }

  function extend(last: number, at: number, lateCost: number) {
    if (rest.size === 0) {
      const cost = at * minuteCost.work + lateCost;
      if (cost < bestCost) [best, bestCost] = [[...order], cost];
      return;
    }
    if (at * minuteCost.work + lateCost + getMinCost(last, at) >= bestCost) return;
    for (const next of [...rest]) {
      if (problem.after[next]?.some((before) => rest.has(before))) continue;
      const { at: done, late } = visit(problem, { last, at }, next);
      rest.delete(next);
      order.push(next);
      extend(next, done, lateCost + late * minuteCost.late);
      order.pop();
      rest.add(next);
    }
  }

  extend(-1, 0, 0);
  return best;
}

/** The shortest way to each stop from any other or the start. */
function shortestWays({ count, fromStart, between }: OrderProblem): number[] {
  return Array.from({ length: count }, (_, to) => {
    const ways = between.filter((_row, from) => from !== to).map((row) => row[to] ?? 0);
    return Math.min(fromStart[to] ?? 0, ...ways);
  });
}
