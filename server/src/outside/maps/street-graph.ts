import { exactMeters, type Position } from "@errand/core/location/geometry";
import { priorityQueue } from "./priority-queue.ts";
import { type Foothold, streetIndex } from "./street-index.ts";

/** A piece of a street from one junction to the next; a one-way street leads as it is drawn. */
export type StreetSegment = { name: string; points: Position[]; oneway?: boolean };

export type TravelMode = "DRIVE" | "WALK";

export type Route = { distanceMeters: number; durationSeconds: number; polyline: Position[] };

export type StreetGraph = {
  /**
   * The shortest way between two places, with the steps from the door to the street and
   * back counted in; the polyline runs on the streets only. Null when a place is more than
   * 2 km from any street, or when no street joins the two. Walkers ignore one-way signs.
   */
  route: (from: Position, to: Position, mode: TravelMode) => Route | null;
};

/** Metres a second in a town, lights and corners included: about 25 and 4.7 km/h. */
const speeds: Record<TravelMode, number> = { DRIVE: 7, WALK: 1.3 };

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

  /** From every junction: the street to take, and whether it is taken as drawn. */
  const exits: Exit[][] = junctions.map(() => []);
  ends.forEach(([a, b], street) => {
    const length = index.lengths[street] ?? 0;
    exits[a]?.push({ street, forwards: true, from: a, to: b, length });
    exits[b]?.push({ street, forwards: false, from: b, to: a, length });
  });

  const shrink = 0.9999 * Math.min(1, ...extremes(junctions).map((lat) => Math.cos(lat * radians)));
  const atLeast = (junction: number, goal: Position) => {
    const [lng, lat] = junctions[junction] as Position;
    return metersPerDegree * Math.hypot((lng - goal[0]) * shrink, (lat - goal[1]) * 0.9999);
  };

  function route(from: Position, to: Position, mode: TravelMode): Route | null {
    const start = index.nearest(from);
    const goal = index.nearest(to);
    if (!start || !goal) return null;
    const found = shortest(start, goal, mode);
    if (!found) return null;
    const meters = start.meters + found.meters + goal.meters;
    return {
      distanceMeters: Math.round(meters),
      durationSeconds: Math.round(meters / speeds[mode]),
      polyline: withoutRepeats(found.polyline),
    };
  }

  /** A* over the junctions, from both ends of the first street to either end of the last. */
  function shortest(start: Foothold, goal: Foothold, mode: TravelMode) {
    const mayGoBack = (street: number) => mode === "WALK" || streets[street]?.oneway !== true;
    let best = staying(start, goal, mayGoBack(start.street));

    const reached: Reached = new Map();
    const queue = priorityQueue();
    const reach = (meters: number, by: Exit) => {
      if (meters >= (reached.get(by.to)?.meters ?? Number.POSITIVE_INFINITY)) return;
      reached.set(by.to, { meters, by });
      queue.add(by.to, meters + atLeast(by.to, goal.at));
    };

    const [startA, startB] = ends[start.street] as [number, number];
    const [goalA, goalB] = ends[goal.street] as [number, number];
    const setOff = { street: start.street, from: setOffFrom };
    const ahead = lengthOf(start.street) - start.along;
    reach(ahead, { ...setOff, forwards: true, to: startB, length: ahead });
    if (mayGoBack(start.street)) {
      reach(start.along, { ...setOff, forwards: false, to: startA, length: start.along });
    }

    let last: { junction: number; forwards: boolean } | null = null;
    const settled = new Set<number>();
    for (let next = queue.take(); next; next = queue.take()) {
      if (best && next.priority >= best.meters) break;
      const junction = next.value;
      if (settled.has(junction)) continue;
      settled.add(junction);
      const { meters } = reached.get(junction) as { meters: number };

      const arrivals = [
        { at: goalA, forwards: true, left: goal.along, allowed: true },
        {
          at: goalB,
          forwards: false,
          left: lengthOf(goal.street) - goal.along,
          allowed: mayGoBack(goal.street),
        },
      ];
      for (const { at, forwards, left, allowed } of arrivals) {
        if (at !== junction || !allowed || (best && meters + left >= best.meters)) continue;
        best = { meters: meters + left, polyline: [] };
        last = { junction, forwards };
      }
      for (const exit of exits[junction] ?? []) {
        if (exit.forwards || mayGoBack(exit.street)) reach(meters + exit.length, exit);
      }
    }
    if (best && last) best.polyline = traced(start, goal, last, reached);
    return best;
  }

  /** Both places on one street: along it, when its direction allows. */
  function staying(start: Foothold, goal: Foothold, mayGoBack: boolean) {
    if (start.street !== goal.street || (goal.along < start.along && !mayGoBack)) return null;
    const points = pointsOf(start.street);
    const between =
      start.along <= goal.along
        ? points.slice(start.piece + 1, goal.piece + 1)
        : points.slice(goal.piece + 1, start.piece + 1).reverse();
    const meters = Math.abs(goal.along - start.along);
    return { meters, polyline: [start.at, ...between, goal.at] };
  }

  function traced(
    start: Foothold,
    goal: Foothold,
    last: { junction: number; forwards: boolean },
    reached: Reached,
  ): Position[] {
    const taken: Exit[] = [];
    let by = reached.get(last.junction)?.by;
    for (; by && by.from !== setOffFrom; by = reached.get(by.from)?.by) taken.push(by);
    const first = pointsOf(start.street);
    const final = pointsOf(goal.street);
    return [
      start.at,
      ...(by?.forwards ? first.slice(start.piece + 1) : first.slice(0, start.piece + 1).reverse()),
      ...taken.reverse().flatMap(({ street, forwards }) => {
        const points = pointsOf(street);
        return forwards ? points : [...points].reverse();
      }),
      ...(last.forwards ? final.slice(0, goal.piece + 1) : final.slice(goal.piece + 1).reverse()),
      goal.at,
    ];
  }

  const pointsOf = (street: number) => streets[street]?.points ?? [];
  const lengthOf = (street: number) => index.lengths[street] ?? 0;
  return { route };
}

/** One way to leave a junction. */
type Exit = { street: number; forwards: boolean; from: number; to: number; length: number };

/** The shortest way known to each junction, and the last street of it. */
type Reached = Map<number, { meters: number; by: Exit }>;

/** Where the first street is taken from: its middle, which is no junction. */
const setOffFrom = -1;

const radians = Math.PI / 180;
const metersPerDegree = exactMeters([0, 0], [0, 1]);

function extremes(positions: Position[]): number[] {
  let [south, north] = [0, 0];
  for (const [, lat] of positions) [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  return [south, north];
}

function withoutRepeats(path: Position[]): Position[] {
  return path.filter(([lng, lat], index) => {
    const before = path[index - 1];
    return !before || before[0] !== lng || before[1] !== lat;
  });
}
