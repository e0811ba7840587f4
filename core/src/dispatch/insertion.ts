import type { Fleet, Route } from "./fleet.ts";
import { maxStops, type PricedInsertion, routeCost } from "./route-cost.ts";
import { cheapestRunInsertion } from "./run-insertion.ts";

/**
 * The cheapest places for the pickup and the dropoff of a job in a route; the stops before keep
 * their order.
 */
export function cheapestInsertion(fleet: Fleet, route: Route, job: number): PricedInsertion {
  const run = fleet.together[job];
  if (run && run.length > 1) return cheapestRunInsertion(fleet, route, run);
  const best = { job, pickupPlace: 0, dropoffPlace: 0, cost: Number.POSITIVE_INFINITY };
  const count = route.nodes.length;
  if (count + 2 > maxStops) return best;
  route.cost ??= routeCost(fleet, route);
  const before = route.cost;
  const tried = { job, pickupPlace: 0, dropoffPlace: 0 };
  for (let pickupPlace = 0; pickupPlace <= count; pickupPlace++) {
    tried.pickupPlace = pickupPlace;
    for (let dropoffPlace = pickupPlace; dropoffPlace <= count; dropoffPlace++) {
      tried.dropoffPlace = dropoffPlace;
      const cost = routeCost(fleet, route, tried, before + best.cost) - before;
      if (cost < best.cost) Object.assign(best, tried, { cost });
    }
  }
  return best;
}

export function insert(route: Route, { job, pickupPlace, dropoffPlace, nodes }: PricedInsertion) {
  if (nodes) route.nodes = [...nodes];
  else {
    route.nodes.splice(dropoffPlace, 0, 2 * job + 1);
    route.nodes.splice(pickupPlace, 0, 2 * job);
  }
  route.cost = null;
}

/** Takes a job out of a route, with all of its run. */
export function remove({ together }: Fleet, route: Route, job: number) {
  const own = together[job] ?? [job];
  route.nodes = route.nodes.filter((node) => !own.includes(node >> 1));
  route.cost = null;
}
