import type { Position } from "@errand/core/location/geometry";
import { encodePolyline } from "@errand/core/location/polyline";
import { LRUCache } from "lru-cache";
import type { Maps, Route } from "../integrations/maps.ts";

type FindRoute = (from: Position, to: Position) => Promise<string | null>;

/** Routes along streets, as encoded polylines; null where no street connects the two places. */
export interface JobRoutes {
  find: FindRoute;
  /** The whole way with its streets. */
  findWay: (from: Position, to: Position) => Promise<Route | null>;
  /** Only routes that were found before: a transaction must not wait for a map service. */
  known: FindRoute;
}

/** About a kilobyte each. */
const maxRoutes = 2_000;

export function createJobRoutes(maps: Pick<Maps, "route">): JobRoutes {
  const found = new LRUCache<string, string>({ max: maxRoutes });
  return {
    // The maps have caches of their own, which end when the streets change.
    async find(from, to) {
      const route = await maps.route(from, to, "DRIVE");
      const polyline = route && encodePolyline(route.polyline);
      if (polyline !== null) found.set(`${from} ${to}`, polyline);
      return polyline;
    },
    findWay: (from, to) => maps.route(from, to, "DRIVE"),
    known: async (from, to) => found.get(`${from} ${to}`) ?? null,
  };
}
