import type { Position } from "@errand/core/location/geometry";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";
import { MapServiceAway } from "../integrations/map-services/map-service.ts";
import type { Router } from "../integrations/map-services/router.ts";
import type { Maps, Route } from "../integrations/maps.ts";
import { findLength, keepLength, type StoredLength } from "./route-lengths.data.ts";

/** Some kilobytes each. */
const maxRoutes = 500;
const maxLengths = 5_000;
const hour = 60 * 60 * 1000;
/** An order is placed within a day of its quote. */
const lengthForMs = 24 * hour;
/** An estimate is kept only as long as a checkout takes. */
const estimateForMs = hour;

interface RoutingMapsParts {
  router: Router;
  /** They estimate while the router is away. */
  offline: Maps;
  /** Not that of a transaction: a length stays when the order is not placed. */
  db: Database;
  clock: () => Date;
}

/**
 * Finds ways with a service; with the offline maps while it is away. Lengths for prices are stored.
 */
export function routingMaps({ router, offline, db, clock }: RoutingMapsParts): Maps {
  const routes = new LRUCache<string, { route: Route | null }>({
    max: maxRoutes,
    ttl: lengthForMs,
  });
  const lengths = new LRUCache<string, StoredLength>({ max: maxLengths });

  /** Throws `MapServiceAway`. */
  async function fetchRoute(...ends: Parameters<Maps["route"]>): Promise<Route | null> {
    const key = ends.join(" ");
    const stored = routes.get(key);
    if (stored) return stored.route;
    const found = await router.route(...ends);
    routes.set(key, { route: found });
    return found;
  }

  const route: Maps["route"] = async (...ends) => {
    try {
      return await fetchRoute(...ends);
    } catch (error) {
      if (!(error instanceof MapServiceAway)) throw error;
      return offline.route(...ends);
    }
  };

  async function measureNow(from: Position, to: Position) {
    try {
      const length = await fetchRoute(from, to, "DRIVE");
      return { length, forMs: lengthForMs };
    } catch (error) {
      if (!(error instanceof MapServiceAway)) throw error;
      return { length: await offline.measure(from, to), forMs: estimateForMs };
    }
  }

  return {
    ...offline,
    route,
    async measure(from, to) {
      const now = clock();
      const ends = [from, to]
        .flat()
        .map((degrees) => degrees.toFixed(6))
        .join(" ");
      let stored = lengths.get(ends);
      if (!stored || stored.expiresAt <= now) {
        stored = (await findLength(db, ends, now)) ?? undefined;
      }
      if (!stored) {
        const { length, forMs } = await measureNow(from, to);
        const found = {
          ends,
          meters: length?.distanceMeters ?? null,
          seconds: length?.durationSeconds ?? null,
          expiresAt: new Date(now.getTime() + forMs),
        };
        stored = await keepLength(db, found, now);
      }
      lengths.set(ends, stored);
      const { meters, seconds } = stored;
      return meters === null || seconds === null
        ? null
        : { distanceMeters: meters, durationSeconds: seconds };
    },
  };
}
