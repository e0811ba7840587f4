import { type OrderProblem, orderCost } from "./order-problem.ts";

/**
 * A good order of any number of stops: each inserted where it costs least, then single stops moved
 * and parts reversed as long as that makes it cheaper. Throws a RangeError when stops wait for each
 * other in a circle.
 */
export function improvedOrder(problem: OrderProblem): number[] {
  let order: number[] = [];
  for (const stop of inPrecedence(problem)) {
    order = findCheapestOrder(problem, insertions(order, stop));
  }
  for (;;) {
    const better = findCheapestOrder(problem, neighbours(order));
    if (orderCost(problem, better) >= orderCost(problem, order) - tolerance) return order;
    order = better;
  }
}

/** Less than what rounding adds to a sum of minutes, so that the search ends. */
const tolerance = 1e-9;

/** The stops such that each comes after those that must come before. */
function inPrecedence({ count, after }: OrderProblem): number[] {
  const sorted = new Set<number>();
  while (sorted.size < count) {
    const before = sorted.size;
    for (let stop = 0; stop < count; stop++) {
      if ((after[stop] ?? []).every((other) => sorted.has(other))) sorted.add(stop);
    }
    if (sorted.size === before) throw new RangeError("Stops wait for each other in a circle");
  }
  return [...sorted];
}

function* insertions(order: readonly number[], stop: number) {
  for (let place = order.length; place >= 0; place--) yield order.toSpliced(place, 0, stop);
}

function* neighbours(order: readonly number[]) {
  for (let from = 0; from < order.length; from++) {
    yield* insertions(order.toSpliced(from, 1), order[from] ?? 0);
    for (let to = from + 1; to < order.length; to++) {
      const reversed = order.slice(from, to + 1).reverse();
      yield order.toSpliced(from, reversed.length, ...reversed);
    }
  }
}

/** The first of the cheapest. */
function findCheapestOrder(problem: OrderProblem, orders: Iterable<number[]>): number[] {
  let best: number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const order of orders) {
    const cost = orderCost(problem, order);
    if (cost < bestCost || best.length === 0) [best, bestCost] = [order, cost];
  }
  return best;
}
