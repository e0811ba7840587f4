import type { Fleet, Route } from "./fleet.ts";
import { type Insertion, routeCost } from "./route-cost.ts";

/** Jobs far ahead need no courier yet: nothing is added to a route of this many stops. */
const maxStops = 8;

/** An insertion with what it adds to the cost of its route; infinite when the job fits nowhere. */
export interface PricedInsertion extends Insertion {
  cost: number;
}

/**
 * The cheapest places for the pickup and the dropoff of a job in a route; the stops before keep
 * their order.
 */
export function cheapestInsertion(fleet: Fleet, route: Route, job: number): PricedInsertion {
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

export function insert(route: Route, { job, pickupPlace, dropoffPlace }: Insertion) {
  route.nodes.splice(dropoffPlace, 0, 2 * job + 1);
  route.nodes.splice(pickupPlace, 0, 2 * job);
  route.cost = null;
}

export function remove(route: Route, job: number) {
  route.nodes = route.nodes.filter((node) => node >> 1 !== job);
  route.cost = null;
}
