import type { World } from "@errand/core/dispatch/dispatch.types";
import type { Position } from "@errand/core/location/geometry";
import { LRUCache } from "lru-cache";
import { MapServiceAway } from "../../integrations/map-services/map-service.ts";
import { maxDistanceEnds, type Router } from "../../integrations/map-services/router.ts";

/** How long a plan waits for distances; those that come later are for the next one. */
const usualWaitMs = 400;
/** What a plan asks for at most: the pairs of so many places. Others are estimated. */
const maxPlaces = 200;
/** Some hundred bytes each. */
const maxKnown = 100_000;
const parallelCalls = 4;
/** Between two places that no street connects. */
const noWay = -1;

/** Distances by road between the places of deliveries and couriers. */
export interface RoadDistances {
  /**
   * Asks for those of a plan that are unknown, and returns when they have come or after a short
   * while.
   */
  prepare(world: World): Promise<void>;
  /** Null when unknown. */
  meters(from: Position, to: Position): number | null;
}

/** Couriers move all the time; within about 100 m a place counts as the same. */
function cellOf([lng, lat]: Position): string {
  return `${lng.toFixed(3)},${lat.toFixed(3)}`;
}

export function createRoadDistances(router: Router, maxWaitMs = usualWaitMs): RoadDistances {
  const known = new LRUCache<string, number>({ max: maxKnown });
  let asking: Promise<void> | null = null;

  async function ask(starts: Position[], ends: Position[]) {
    const rows = await router.distances(starts, ends);
    for (const [row, start] of starts.entries()) {
      for (const [column, end] of ends.entries()) {
        known.set(`${cellOf(start)} ${cellOf(end)}`, rows[row]?.[column] ?? noWay);
      }
    }
  }

  /** The calls for all unknown pairs. */
  function batchesOf(places: Position[]): [Position[], Position[]][] {
    const isUnknown = (start: Position, end: Position) =>
      !known.has(`${cellOf(start)} ${cellOf(end)}`);
    // A place is new that has no distance to itself; apart from the others, whose distances to each
    // other are known.
    const { fresh = [], known: old = [] } = Object.groupBy(places, (place) =>
      isUnknown(place, place) ? "fresh" : "known",
    );
    return [...chunksOf(fresh), ...chunksOf(old)].flatMap((starts) => {
      const ends = places.filter((end) => starts.some((start) => isUnknown(start, end)));
      return chunksOf(ends).map((some): [Position[], Position[]] => [
        starts.filter((start) => some.some((end) => isUnknown(start, end))),
        some,
      ]);
    });
  }

  async function askAll(batches: [Position[], Position[]][]) {
    const rest = batches.values();
    const caller = async () => {
      for (const [starts, ends] of rest) await ask(starts, ends);
    };
    try {
      await Promise.all(Array.from({ length: parallelCalls }, caller));
    } catch (error) {
      // Without the rest, the plan estimates.
      if (!(error instanceof MapServiceAway)) throw error;
    }
  }

  return {
    async prepare(world) {
      if (!asking) {
        const batches = batchesOf(placesOf(world));
        if (batches.length === 0) return;
        asking = askAll(batches).finally(() => {
          asking = null;
        });
      }
      const enough = new AbortController();
      const late = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxWaitMs);
        enough.signal.addEventListener("abort", () => clearTimeout(timer));
      });
      await Promise.race([asking, late]);
      enough.abort();
    },
    meters(from, to) {
      const meters = known.get(`${cellOf(from)} ${cellOf(to)}`) ?? noWay;
      return meters === noWay ? null : meters;
    },
  };
}

/** One position of each place. */
function placesOf({ waiting, couriers }: World): Position[] {
  const positions = [
    ...waiting.flatMap(({ pickup, dropoff }) => [pickup, dropoff]),
    ...couriers.flatMap(({ position, stops }) => [
      ...(position ? [position] : []),
      ...stops.map(({ job, kind }) => job[kind]),
    ]),
  ];
  const places = new Map(positions.map((position) => [cellOf(position), position]));
  return [...places.values()].slice(0, maxPlaces);
}

function chunksOf(places: Position[]): Position[][] {
  const count = Math.ceil(places.length / maxDistanceEnds);
  return Array.from({ length: count }, (_, index) =>
    places.slice(index * maxDistanceEnds, (index + 1) * maxDistanceEnds),
  );
}
