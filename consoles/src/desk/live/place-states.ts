import type { LiveView } from "./live-view.ts";

/** Whether an order is in time, as its door on the map shows it. */
export type PlaceState = "onTime" | "soon" | "late";

/** The orders that are not simply on time. */
export function findPlaceStates({ troubles, atRisk }: LiveView): Map<number, PlaceState> {
  const states = new Map<number, PlaceState>(atRisk.map(({ order }) => [order.id, "soon"]));
  for (const { exception } of [...troubles.no_courier, ...troubles.not_accepted]) {
    if (exception.order_id !== null) states.set(exception.order_id, "soon");
  }
  for (const { exception } of troubles.late) {
    if (exception.order_id !== null) states.set(exception.order_id, "late");
  }
  return states;
}
