import type { Fleet, Route } from "./fleet.ts";
import { rideTo } from "./route-cost.ts";

/** When each stop of a route is reached, in minutes from now. */
export type Timeline = {
  node: number;
  /** Of the way to it. */
  ride: number;
  /** At a pickup not before the job is ready. */
  arrival: number;
  /** When the courier leaves the stop before at the latest, to be there when the job is ready. */
  leaveAt: number;
}[];

export function timelineOf(fleet: Fleet, route: Route): Timeline {
  let at = 0;
  return route.nodes.map((node, place) => {
    const ride = rideTo(fleet, route, place);
    const isPickup = node % 2 === 0;
    const ready = isPickup ? (fleet.readyAt[node >> 1] ?? 0) : 0;
    const leaveAt = Math.max(at, ready - ride);
    const arrival = leaveAt + ride;
    at = arrival + (isPickup ? fleet.pickupMinutes : (fleet.dropoffMinutes[node >> 1] ?? 0));
    return { node, ride, arrival, leaveAt };
  });
}
