import { exactMeters, type Position } from "@errand/core/location/geometry";
import { joinStreets, type StreetPiece } from "@errand/core/location/join-streets";
import { LRUCache } from "lru-cache";
import type { Route, TravelMode } from "../../integrations/maps.ts";
import { priorityQueue } from "./priority-queue.ts";
import { type SnappedPoint, streetIndex } from "./street-index.ts";

/** A street segment between junctions; a one-way street follows the order of its points. */
export type StreetSegment = { name: string; points: Position[]; oneway?: boolean };

export type StreetGraph = {
  /**
   * The shortest route between two points, including the distance from the points to the
   * street; the polyline follows streets only. A point on several streets starts on the one
   * with the shortest route. Null when a point is more than 2 km from any street, or when no
   * streets connect the two. Pedestrians ignore one-way signs.
   */
  route: (from: Position, to: Position, mode: TravelMode) => Route | null;
};

/** Metres per second in a town, stops included: about 25 and 4.7 km/h. */
const speeds: Record<TravelMode, number> = { DRIVE: 7, WALK: 1.3 };

/** Some kilobytes each. */
const maxKnownRoutes = 500;

/** Segments are joined where their ends have the same coordinates, to six decimals. */
export function streetGraph(segments: readonly StreetSegment[]): StreetGraph {
  const streets = segments.filter(({ points }) => points.length > 1);
  const junctions: Position[] = [];
  const numbers = new Map<string, number>();
  const junctionAt = (position: Position) => {
    const key = `${Math.round(position[0] * 1e6)} ${Math.round(position[1] * 1e6)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, junctions.length);
    return junctions.push(position) - 1;
  };
  const ends = streets.map(({ points }): [number, number] => [
    junctionAt(points[0] as Position),
    junctionAt(points.at(-1) as Position),
  ]);
  const index = streetIndex(streets.map(({ points }) => points));

  /** The segments that leave each junction, with their direction. */
  const exits: Exit[][] = junctions.map(() => []);
  ends.forEach(([a, b], street) => {
    const length = index.lengths[street] ?? 0;
    exits[a]?.push({ street, forwards: true, from: a, to: b, length });
    exits[b]?.push({ street, forwards: false, from: b, to: a, length });
  });

  const shrink = 0.9999 * Math.min(...extremes(segments).map((lat) => Math.cos(lat * radians)));
  const lowerBound = (junction: number, to: Position) => {
    const [lng, lat] = junctions[junction] as Position;
    return metersPerDegree * Math.hypot((lng - to[0]) * shrink, (lat - to[1]) * 0.9999);
  };

  /** The quote of an order, the order and its arrival ask for the same route. */
  const routes = new LRUCache<string, { route: Route | null }>({ max: maxKnownRoutes });

  function route(from: Position, to: Position, mode: TravelMode): Route | null {
    const key = `${mode} ${from} ${to}`;
    const known = routes.get(key) ?? { route: findRoute(from, to, mode) };
    routes.set(key, known);
    return known.route;
  }

  function findRoute(from: Position, to: Position, mode: TravelMode): Route | null {
    const found = shortest(index.nearest(from), index.nearest(to), to, mode);
    return (
      found && {
        distanceMeters: Math.round(found.meters),
        durationSeconds: Math.round(found.meters / speeds[mode]),
        ...joinStreets(found.pieces),
      }
    );
  }

  /** A* over the junctions, from both ends of the first streets to either end of the last ones. */
  function shortest(starts: SnappedPoint[], goals: SnappedPoint[], to: Position, mode: TravelMode) {
    const mayGoBack = (street: number) => mode === "WALK" || streets[street]?.oneway !== true;
    let best = alongOneStreet(starts, goals, mayGoBack);

    const reached: Reached = new Map();
    const queue = priorityQueue();
    const reach = (meters: number, by: Exit | Departure) => {
      if (meters >= (reached.get(by.to)?.meters ?? Number.POSITIVE_INFINITY)) return;
      reached.set(by.to, { meters, by });
      queue.add(by.to, meters + lowerBound(by.to, to));
    };

    for (const start of starts) {
      const [a, b] = getStreetEnds(start.street);
      const ahead = getStreetLength(start.street) - start.along;
      reach(start.meters + ahead, { start, forwards: true, to: b });
      if (mayGoBack(start.street)) {
        reach(start.meters + start.along, { start, forwards: false, to: a });
      }
    }
    const arrivals = goals.flatMap((goal): Arrival[] => {
      const [a, b] = getStreetEnds(goal.street);
      const back = getStreetLength(goal.street) - goal.along;
      const forwards = { goal, at: a, forwards: true, left: goal.along + goal.meters };
      const backwards = { goal, at: b, forwards: false, left: back + goal.meters };
      return mayGoBack(goal.street) ? [forwards, backwards] : [forwards];
    });

    let last: Arrival | null = null;
    const visited = new Set<number>();
    for (let next = queue.take(); next; next = queue.take()) {
      if (best && next.priority >= best.meters) break;
      const junction = next.value;
      if (visited.has(junction)) continue;
      visited.add(junction);
      const { meters } = reached.get(junction) as { meters: number };

      for (const arrival of arrivals) {
        if (arrival.at !== junction || (best && meters + arrival.left >= best.meters)) continue;
        best = { meters: meters + arrival.left, pieces: [] };
        last = arrival;
      }
      for (const exit of exits[junction] ?? []) {
        if (exit.forwards || mayGoBack(exit.street)) reach(meters + exit.length, exit);
      }
    }
    if (best && last) best.pieces = tracePieces(last, reached);
    return best;
  }

  /** The route along one street, if its direction allows. */
  function alongOneStreet(
    starts: SnappedPoint[],
    goals: SnappedPoint[],
    mayGoBack: (street: number) => boolean,
  ) {
    let best: { meters: number; pieces: StreetPiece[] } | null = null;
    for (const start of starts) {
      for (const goal of goals) {
        if (start.street !== goal.street) continue;
        if (goal.along < start.along && !mayGoBack(start.street)) continue;
        const meters = start.meters + Math.abs(goal.along - start.along) + goal.meters;
        if (best && meters >= best.meters) continue;
        const points = [start.at, ...between(start, goal), goal.at];
        best = { meters, pieces: [{ name: getStreetName(start.street), points }] };
      }
    }
    return best;
  }

  /** The vertices between two points of a street. */
  function between(start: SnappedPoint, goal: SnappedPoint): Position[] {
    const points = getStreetPoints(start.street);
    return start.along <= goal.along
      ? points.slice(start.piece + 1, goal.piece + 1)
      : points.slice(goal.piece + 1, start.piece + 1).reverse();
  }

  /** The streets of the route that ends with `last`, traced back to its start. */
  function tracePieces({ goal, at, forwards }: Arrival, reached: Reached): StreetPiece[] {
    const final = getStreetPoints(goal.street);
    const end = forwards ? final.slice(0, goal.piece + 1) : final.slice(goal.piece + 1).reverse();
    const pieces = [{ name: getStreetName(goal.street), points: [...end, goal.at] }];
    let by = reached.get(at)?.by;
    while (by && !("start" in by)) {
      const points = getStreetPoints(by.street);
      pieces.push({
        name: getStreetName(by.street),
        points: by.forwards ? points : points.toReversed(),
      });
      by = reached.get(by.from)?.by;
    }
    if (by) {
      const { street, piece, at: startPoint } = by.start;
      const first = getStreetPoints(street);
      const rest = by.forwards ? first.slice(piece + 1) : first.slice(0, piece + 1).reverse();
      pieces.push({ name: getStreetName(street), points: [startPoint, ...rest] });
    }
    return pieces.reverse();
  }

  const getStreetEnds = (street: number) => ends[street] as [number, number];
  const getStreetPoints = (street: number) => streets[street]?.points ?? [];
  const getStreetName = (street: number) => streets[street]?.name ?? "";
  const getStreetLength = (street: number) => index.lengths[street] ?? 0;
  return { route };
}

/** A segment that leaves a junction. */
type Exit = { street: number; forwards: boolean; from: number; to: number; length: number };

/** A connection from the start to a junction. */
type Departure = { start: SnappedPoint; forwards: boolean; to: number };

/** A connection from a junction to the destination: the remaining metres and the street. */
type Arrival = { goal: SnappedPoint; at: number; forwards: boolean; left: number };

/** The shortest known route to each junction, with its last segment. */
type Reached = Map<number, { meters: number; by: Exit | Departure }>;

const radians = Math.PI / 180;
const metersPerDegree = exactMeters([0, 0], [0, 1]);

/** The latitudes from which streets are within reach. */
function extremes(segments: readonly StreetSegment[]): number[] {
  let [south, north] = [0, 0];
  for (const { points } of segments) {
    for (const [, lat] of points) [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [south - 0.02, north + 0.02];
}
