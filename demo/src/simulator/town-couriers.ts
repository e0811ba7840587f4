import { exactMeters, type Position } from "@errand/core/location/geometry";
import type { Order } from "@errand/core/orders/orders.types";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { ComposedApi } from "@errand/server/api";
import { type ActiveOrder, type Coordinates, legOf, positionOf } from "./order-timing.ts";
import { advance } from "./route-progress.ts";

/** The longest drive per tick in seconds, so that couriers do not jump after a pause of the process. */
const maxStepSeconds = 2;

interface Located extends Coordinates {
  at: Date;
}

/** Where the couriers of the town are, and the ways on which they ride. */
export interface TownCouriers {
  locationOf(courierId: number): Coordinates | null;
  /** Takes the locations of couriers that are not known yet. */
  learn(couriers: CourierStatus[]): void;
  /** Assigns the nearest free courier to each order, while there are any. */
  assign(orders: Order[], free: CourierStatus[]): { order: Order; courierId: number }[];
  /** Moves the courier of an order along its route and returns the new location, null while waiting. */
  ride(active: ActiveOrder, now: Date, speed: number): Promise<Coordinates | null>;
  /** Forgets the routes of all others. */
  keepRoutesOf(courierIds: Set<number>): void;
}

export function createTownCouriers(maps: ComposedApi["maps"]): TownCouriers {
  const locations = new Map<number, Located>();
  /** The rest of each courier's route; requested again when it is missing. */
  const routes = new Map<number, { goal: Position; path: Position[] }>();

  async function routeOf(courierId: number, here: Position, goal: Position): Promise<Position[]> {
    const cached = routes.get(courierId);
    if (cached && String(cached.goal) === String(goal)) return cached.path;
    const route = await maps.route(here, goal, "DRIVE");
    return [here, ...(route?.polyline ?? []), goal];
  }

  function nearest(free: CourierStatus[], store: Coordinates): CourierStatus | null {
    const metersAway = ({ id }: CourierStatus) => {
      const here = locations.get(id);
      return here ? exactMeters(positionOf(here), positionOf(store)) : 0;
    };
    return free.toSorted((a, b) => metersAway(a) - metersAway(b) || a.id - b.id)[0] ?? null;
  }

  return {
    locationOf: (courierId) => locations.get(courierId) ?? null,
    learn(couriers) {
      for (const { id, location } of couriers) {
        if (!location || locations.has(id)) continue;
        locations.set(id, { ...location, at: new Date(location.time) });
      }
    },
    assign(orders, free) {
      let left = free;
      return orders.flatMap((order) => {
        const courier = order.store && nearest(left, order.store);
        if (!courier) return [];
        left = left.filter(({ id }) => id !== courier.id);
        return [{ order, courierId: courier.id }];
      });
    },
    async ride(active, now, speed) {
      const leg = legOf(active, speed);
      const { delivery_man: courier, store } = active.order;
      if (!leg || !courier || !store) return null;
      const from = locations.get(courier.id) ?? { ...store, at: now };
      const passed = (now.getTime() - from.at.getTime()) / 1000;
      const meters = leg.metersPerSecond * Math.min(Math.max(passed, 0), maxStepSeconds);
      const path = advance(await routeOf(courier.id, positionOf(from), leg.goal), meters);
      routes.set(courier.id, { goal: leg.goal, path });

      const [lng, lat] = path[0] ?? leg.goal;
      const here = { latitude: round(lat), longitude: round(lng) };
      locations.set(courier.id, { ...here, at: now });
      return here;
    },
    keepRoutesOf(courierIds) {
      for (const id of routes.keys()) if (!courierIds.has(id)) routes.delete(id);
    },
  };
}

/** Six decimals are a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
