import { bagSize } from "./bag.ts";
import type { Fleet, Route } from "./fleet.ts";
import { maxStops, type PricedInsertion, routeCost } from "./route-cost.ts";

/**
 * The cheapest places for a run in a route: its pickups in the best order, its door after the last
 * of them, and then where it brings what it takes along there. The stops before keep their order.
 * Source: contract 8.2, Courier.
 */
export function cheapestRunInsertion(
  fleet: Fleet,
  route: Route,
  run: readonly number[],
): PricedInsertion {
  const [job = 0] = run;
  const best: PricedInsertion = {
    job,
    pickupPlace: 0,
    dropoffPlace: 0,
    cost: Number.POSITIVE_INFINITY,
  };
  const { nodes } = route;
  if (nodes.length + 2 * run.length > maxStops) return best;
  route.cost ??= routeCost(fleet, route);
  const before = route.cost;
  const isTaken = (own: number) => fleet.jobs[own]?.fromDoor === true;
  const taken = run.filter(isTaken);
  const fetched = run.filter((own) => !isTaken(own));
  const door = [...fetched.map((own) => 2 * own + 1), ...taken.map((own) => 2 * own)];
  const after = taken.map((own) => [2 * own + 1]);
  for (const order of toPermutations(fetched)) {
    const pickups = order.map((own) => [2 * own]);
    for (const tried of toMerged(nodes, [...pickups, door, ...after])) {
      if (!fits(fleet, route, tried, run)) continue;
      const cost = routeCost(fleet, { ...route, nodes: tried }, undefined, before + best.cost);
      if (cost - before < best.cost) Object.assign(best, { nodes: tried, cost: cost - before });
    }
  }
  return best;
}

/** All ways to put parts between nodes, both in their order. */
function toMerged(nodes: readonly number[], parts: readonly number[][]): number[][] {
  const [part, ...rest] = parts;
  if (!part) return [[...nodes]];
  return [...nodes, null].flatMap((_, place) =>
    toMerged(nodes.slice(place), rest).map((after) => [
      ...nodes.slice(0, place),
      ...part,
      ...after,
    ]),
  );
}

/** Whether the bag has room while something of the run is in it. */
function fits({ share }: Fleet, { load: aboard }: Route, nodes: number[], run: readonly number[]) {
  let load = aboard;
  let own = 0;
  return nodes.every((node) => {
    const isPickup = node % 2 === 0;
    const change = isPickup ? 1 : -1;
    load += change * (share[node >> 1] ?? 0);
    if (run.includes(node >> 1)) own += change;
    return own === 0 || load <= bagSize;
  });
}

function toPermutations(run: readonly number[]): number[][] {
  if (run.length <= 1) return [[...run]];
  return run.flatMap((first) =>
    toPermutations(run.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}
