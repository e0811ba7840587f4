import { bagSize } from "./bag.ts";
import { marginMinutes, minuteCost } from "./dispatch-cost.ts";
import type { Fleet, Route } from "./fleet.ts";

/** Minutes to the first stop of a courier whose position is unknown. */
const unknownRide = 15;

/** A pickup and a dropoff to insert before the stops at these places; -1 for the job: none. */
export interface Insertion {
  job: number;
  pickupPlace: number;
  dropoffPlace: number;
}

/** Jobs far ahead need no courier yet: nothing is added to a route of this many stops. */
export const maxStops = 8;

/** An insertion with what it adds to the cost of its route; infinite when the job fits nowhere. */
export interface PricedInsertion extends Insertion {
  cost: number;
  /** The stops of the route with all of a run; without it the job is alone. */
  nodes?: number[];
}

const none: Insertion = { job: -1, pickupPlace: 0, dropoffPlace: 0 };

/**
 * The cost of the stops of a route with a job inserted, in minutes of work; infinite when the job
 * does not fit into the bag, or as soon as it reaches `limit`.
 */
export function routeCost(
  { x, y, rides, rideCount, readyAt, dueAt, share, pickupMinutes, dropoffMinutes }: Fleet,
  { nodes, load: aboard, x: startX, y: startY, start }: Route,
  { job, pickupPlace, dropoffPlace }: Insertion = none,
  limit = Number.POSITIVE_INFINITY,
): number {
  const count = nodes.length + (job < 0 ? 0 : 2);
  let hereX = startX;
  let hereY = startY;
  let here = start;
  let at = 0;
  let load = aboard;
  let cost = 0;
  let next = 0;
  let isAboard = false;
  for (let place = 0; place < count; place++) {
    let node: number;
    // The dropoff follows the pickup, so that its place in the longer route is one further.
    if (job >= 0 && place === pickupPlace) node = 2 * job;
    else if (job >= 0 && place === dropoffPlace + 1) node = 2 * job + 1;
    else node = nodes[next++] as number;
    const nodeX = x[node] as number;
    const nodeY = y[node] as number;
    const alongX = nodeX - hereX;
    const alongY = nodeY - hereY;
    const distance = rides
      ? (rides[here * rideCount + node] as number)
      : Math.sqrt(alongX * alongX + alongY * alongY);
    const ride = distance >= 0 ? distance : unknownRide;
    const stop = node >> 1;
    const ready = readyAt[stop] as number;
    at += ride;
    if ((node & 1) === 0) {
      if (at < ready) {
        cost += (ready - at) * minuteCost.wait;
        at = ready;
      }
      at += pickupMinutes;
      cost += (ride + pickupMinutes) * minuteCost.work;
      load += share[stop] as number;
      isAboard ||= stop === job;
      if (isAboard && load > bagSize) return Number.POSITIVE_INFINITY;
    } else {
      const late = at - (dueAt[stop] as number);
      if (late > 0) cost += late * minuteCost.late;
      if (late > -marginMinutes)
        cost += Math.min(late + marginMinutes, marginMinutes) * minuteCost.tight;
      if (at > ready) cost += (at - ready) * minuteCost.age;
      const handover = dropoffMinutes[stop] as number;
      at += handover;
      cost += (ride + handover) * minuteCost.work;
      load -= share[stop] as number;
      if (stop === job) isAboard = false;
    }
    if (cost >= limit) return Number.POSITIVE_INFINITY;
    hereX = nodeX;
    hereY = nodeY;
    here = node;
  }
  return cost;
}

/** Minutes of riding to a stop of a route from the stop before, or from the courier. */
export function rideTo(fleet: Fleet, { nodes, x: startX, y: startY, start }: Route, place: number) {
  const { x, y, rides, rideCount } = fleet;
  const [node, before] = [nodes[place] ?? -1, nodes[place - 1]];
  const known = rides?.[(before ?? start) * rideCount + node];
  if (known !== undefined) return Number.isNaN(known) ? unknownRide : known;
  const [fromX, fromY] = before === undefined ? [startX, startY] : [x[before] ?? 0, y[before] ?? 0];
  const distance = Math.hypot((x[node] ?? 0) - fromX, (y[node] ?? 0) - fromY);
  return Number.isNaN(distance) ? unknownRide : distance;
}
