import { exactMeters, type Position } from "@errand/core/location/geometry";
import { pickupOf } from "@errand/core/orders/order-places";
import type { Order } from "@errand/core/orders/orders.types";
import type { CourierStatus } from "@errand/core/orders/staff-orders.types";
import type { ComposedApi } from "@errand/server/services";
import { type ActiveOrder, type Coordinates, legOf, positionOf } from "./courier-leg.ts";
import { advance } from "./route-progress.ts";

/**
 * The longest drive per tick in seconds, so that couriers do not jump after a pause of the process.
 */
const maxStepSeconds = 2;

interface Located extends Coordinates {
  at: Date;
}

/** The locations of the couriers of the town, and their routes. */
export interface TownCouriers {
  locationOf(courierId: number): Coordinates | null;
  /** Adds the couriers whose location is not known yet. */
  addUnknown(couriers: CourierStatus[]): void;
  /**
   * Assigns to each order the courier it is offered to; one that is open to all gets the nearest
   * courier who is free, while there are any.
   */
  assign(orders: Order[], onDuty: CourierStatus[]): { order: Order; courierId: number }[];
  /**
   * Moves the courier of an order along its route and returns the new location, null while waiting.
   */
  ride(active: ActiveOrder, now: Date, speed: number): Promise<Coordinates | null>;
  /** Drops the routes of all other couriers. */
  dropRoutesExcept(courierIds: Set<number>): void;
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

  function nearest(free: CourierStatus[], pickup: Coordinates): CourierStatus | null {
    const metersAway = ({ id }: CourierStatus) => {
      const here = locations.get(id);
      return here ? exactMeters(positionOf(here), positionOf(pickup)) : 0;
    };
    return free.toSorted((a, b) => metersAway(a) - metersAway(b) || a.id - b.id)[0] ?? null;
  }

  return {
    locationOf: (courierId) => locations.get(courierId) ?? null,
    addUnknown(couriers) {
      for (const { id, location } of couriers) {
        if (!location || locations.has(id)) continue;
        locations.set(id, { ...location, at: new Date(location.time) });
      }
    },
    assign(orders, onDuty) {
      let left = onDuty.filter((each) => each.active_orders + each.offered_jobs.length === 0);
      return orders.flatMap((order) => {
        const offeredTo = onDuty.find((each) => each.offered_jobs.includes(order.id));
        const pickup = pickupOf(order);
        const courier = offeredTo ?? (pickup && nearest(left, pickup));
        if (!courier) return [];
        left = left.filter(({ id }) => id !== courier.id);
        return [{ order, courierId: courier.id }];
      });
    },
    async ride(active, now, speed) {
      const leg = legOf(active, speed);
      const { delivery_man: courier } = active.order;
      const pickup = pickupOf(active.order);
      if (!leg || !courier || !pickup) return null;
      const from = locations.get(courier.id) ?? { ...pickup, at: now };
      const passed = (now.getTime() - from.at.getTime()) / 1000;
      const meters = leg.metersPerSecond * Math.min(Math.max(passed, 0), maxStepSeconds);
      const path = advance(await routeOf(courier.id, positionOf(from), leg.goal), meters);
      routes.set(courier.id, { goal: leg.goal, path });

      const [lng, lat] = path[0] ?? leg.goal;
      const here = { latitude: round(lat), longitude: round(lng) };
      locations.set(courier.id, { ...here, at: now });
      return here;
    },
    dropRoutesExcept(courierIds) {
      for (const id of routes.keys()) if (!courierIds.has(id)) routes.delete(id);
    },
  };
}

/** Six decimals are a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
