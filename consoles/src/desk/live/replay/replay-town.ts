import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Replay } from "@errand/core/store-desk/desk-live.contract";
import type { PlaceState } from "../place-states.ts";
import type { PlacedCourier } from "../places-map.tsx";

/** Who has not said for so long where they are was off duty. */
const silentMs = 5 * 60_000;

type ReplayOrder = Replay["orders"][number];

/** Something that happened to an order. */
export interface ReplayEvent {
  id: number;
  status: ReplayOrder["statuses"][number]["status"];
  at: number;
}

/** The town at a moment of the last hour. */
export interface ReplayTown {
  open: ReplayOrder[];
  /** The doors of orders that were late then. */
  states: Map<number, PlaceState>;
  /** Where couriers were, as far as they had just said so. */
  couriers: PlacedCourier[];
  /** What had happened by then, the latest first. */
  events: ReplayEvent[];
}

/** How the town was at a moment. */
export function toTownAt({ from, orders, couriers }: Replay, at: number): ReplayTown {
  const open = orders.filter((order) => {
    const status = statusAt(order, at);
    return status !== undefined && isActiveStatus(status);
  });
  const late = open.filter(({ due_at }) => Date.parse(due_at) < at);
  const events = orders
    .flatMap(({ id, statuses }) =>
      statuses.map(({ status, at: then }) => ({ id, status, at: Date.parse(then) })),
    )
    .filter((event) => event.at >= Date.parse(from) && event.at <= at)
    .toSorted((a, b) => b.at - a.at || b.id - a.id);
  return {
    open,
    states: new Map(late.map(({ id }) => [id, "late"])),
    couriers: couriers.flatMap(({ id, name, places }) => {
      const location = places.findLast((place) => Date.parse(place.at) <= at);
      const isKnown = location && Date.parse(location.at) > at - silentMs;
      return isKnown ? [{ id, name, location }] : [];
    }),
    events,
  };
}

function statusAt({ statuses }: ReplayOrder, at: number) {
  return statuses.findLast((each) => Date.parse(each.at) <= at)?.status;
}

/** Everywhere that something was in the hour. */
export function placesOf({ orders, couriers }: Replay) {
  return [
    ...orders.flatMap(({ pickup, dropoff }) => [pickup, dropoff]).filter((place) => place !== null),
    ...couriers.flatMap(({ places }) => places),
  ];
}
