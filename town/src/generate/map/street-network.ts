import type { MainRoad } from "./main-roads.ts";
import {
  between,
  distance,
  lengthOf,
  meeting,
  type Path,
  type Point,
  simplified,
  steps,
} from "./plane.ts";

/** A line on the plan: a main road, or a side street without a name yet. */
export type Line = { path: Path; road: MainRoad | null };

/**
 * A piece of a line from one junction to the next; `a` and `b` are the indexes of the junctions.
 */
export type Stretch = { line: number; a: number; b: number; path: Point[] };

export type Network = { junctions: Point[]; stretches: Stretch[] };

/**
 * Cuts all lines where they meet and joins the pieces at junctions. Merges junctions closer than
 * `nearness` metres.
 */
export function joined(lines: Line[], nearness: number): Network {
  const cuts = crossings(lines);
  const junctions: Point[] = [];
  const numbers = new Map<string, number>();
  const junctionAt = (point: Point) => {
    const key = `${Math.round(point[0] * 2)} ${Math.round(point[1] * 2)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, junctions.length);
    return junctions.push(point) - 1;
  };

  const stretches = lines.flatMap(({ path }, line) => {
    const pieces: Stretch[] = [];
    let piece: Point[] = [...path.slice(0, 1)];
    const finish = (at: Point) => {
      piece.push(at);
      const [a, b] = [junctionAt(piece[0] as Point), junctionAt(at)];
      if (a !== b || lengthOf(piece) > 20) pieces.push({ line, a, b, path: piece });
      piece = [at];
    };
    [...steps(path)].forEach(([from, to], index) => {
      const shares = cuts.get(line)?.get(index) ?? [];
      for (const share of shares.sort((s, t) => s - t)) finish(between(from, to, share));
      piece.push(to);
    });
    const end = path.at(-1);
    if (end && piece.length > 1) finish(end);
    return pieces;
  });
  return withoutNearJunctions({ junctions, stretches }, nearness);
}

/** Returns for every step of every line the shares of its length at which other lines cross it. */
function crossings(lines: Line[]): Map<number, Map<number, number[]>> {
  const side = 50;
  const cells = new Map<number, { line: number; step: number; a: Point; b: Point }[]>();
  const cuts = new Map<number, Map<number, number[]>>();
  const cut = (line: number, step: number, share: number) => {
    const ofLine = cuts.get(line) ?? new Map<number, number[]>();
    cuts.set(line, ofLine);
    ofLine.set(step, [...(ofLine.get(step) ?? []), share]);
  };

  lines.forEach(({ path }, line) => {
    [...steps(path)].forEach(([a, b], step) => {
      const met = new Set<object>();
      for (let x = cellOf(Math.min(a[0], b[0])); x <= cellOf(Math.max(a[0], b[0])); x++) {
        for (let y = cellOf(Math.min(a[1], b[1])); y <= cellOf(Math.max(a[1], b[1])); y++) {
          const cell = cells.get(x * 1000 + y) ?? [];
          cells.set(x * 1000 + y, cell);
          for (const other of cell) {
            if (other.line === line || met.has(other)) continue;
            met.add(other);
            const shares = meeting(a, b, other.a, other.b);
            if (!shares) continue;
            cut(line, step, shares[0]);
            cut(other.line, other.step, shares[1]);
          }
        }
      }
      const own = { line, step, a, b };
      for (let x = cellOf(Math.min(a[0], b[0])); x <= cellOf(Math.max(a[0], b[0])); x++) {
        for (let y = cellOf(Math.min(a[1], b[1])); y <= cellOf(Math.max(a[1], b[1])); y++) {
          cells.get(x * 1000 + y)?.push(own);
        }
      }
    });
  });
  return cuts;

  function cellOf(value: number) {
    return Math.floor(value / side) + 10;
  }
}

function withoutNearJunctions({ junctions, stretches }: Network, nearness: number): Network {
  const parent = junctions.map((_, index) => index);
  const root = (junction: number): number => {
    let at = junction;
    while (parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  for (const { a, b, path } of stretches) {
    if (lengthOf(path) < nearness) parent[root(b)] = root(a);
  }
  const known = new Set<string>();
  const merged = stretches.flatMap((stretch): Stretch[] => {
    const [a, b] = [root(stretch.a), root(stretch.b)];
    const length = lengthOf(stretch.path);
    if (a === b && length < 60) return [];
    // Two pieces of similar length between the same junctions are duplicates.
    const pair = `${Math.min(a, b)} ${Math.max(a, b)} ${length < 90}`;
    if (length < 90 && known.has(pair)) return [];
    known.add(pair);
    const [start, end] = [junctions[a] as Point, junctions[b] as Point];
    // A point next to a junction that has moved would bend the street back on itself.
    const inner = stretch.path
      .slice(1, -1)
      .filter((point) => distance(point, start) > nearness && distance(point, end) > nearness);
    const path = [start, ...inner, end];
    return [{ ...stretch, a, b, path: simplified(path, 0.9) }];
  });
  return { junctions, stretches: merged };
}

/** Returns the number of stretches at each junction. */
export function degrees(stretches: Stretch[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { a, b } of stretches) {
    counts.set(a, (counts.get(a) ?? 0) + 1);
    counts.set(b, (counts.get(b) ?? 0) + 1);
  }
  return counts;
}

/** Removes dead ends repeatedly, except those that `mayEnd` allows. */
export function withoutDeadEnds(
  stretches: Stretch[],
  mayEnd: (dead: Stretch) => boolean,
): Stretch[] {
  let remaining = stretches;
  for (;;) {
    const counts = degrees(remaining);
    const next = remaining.filter(
      (stretch) => (counts.get(stretch.a) !== 1 && counts.get(stretch.b) !== 1) || mayEnd(stretch),
    );
    if (next.length === remaining.length) return remaining;
    remaining = next;
  }
}

/** Returns the largest connected part of the network. */
export function largestPart(stretches: Stretch[]): Stretch[] {
  const touching = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    for (const end of [stretch.a, stretch.b]) {
      touching.set(end, [...(touching.get(end) ?? []), stretch]);
    }
  }
  const seen = new Set<Stretch>();
  let largest: Set<Stretch> = new Set();
  for (const start of stretches) {
    if (seen.has(start)) continue;
    const part = new Set([start]);
    for (const stretch of part) {
      for (const end of [stretch.a, stretch.b])
        for (const next of touching.get(end) ?? []) part.add(next);
    }
    for (const stretch of part) seen.add(stretch);
    if (part.size > largest.size) largest = part;
  }
  return stretches.filter((stretch) => largest.has(stretch));
}

/**
 * Extends the ends of side streets to the next street within `reach`. The line ends one metre
 * behind that street, so that both certainly cross.
 */
export function carriedOn(
  lines: Line[],
  reach: (end: Point) => number,
  isOpen: (point: Point) => boolean,
): Line[] {
  const all = lines.flatMap(({ path }) => [...steps(path)]);
  const cells = new Map<number, [Point, Point][]>();
  const cellOf = (value: number) => Math.floor(value / 100) + 10;
  for (const step of all) {
    const [a, b] = step;
    for (let x = cellOf(Math.min(a[0], b[0])); x <= cellOf(Math.max(a[0], b[0])); x++) {
      for (let y = cellOf(Math.min(a[1], b[1])); y <= cellOf(Math.max(a[1], b[1])); y++) {
        const cell = cells.get(x * 1000 + y);
        if (cell) cell.push(step);
        else cells.set(x * 1000 + y, [step]);
      }
    }
  }

  const beyond = (before: Point, end: Point): Point[] => {
    const length = distance(before, end);
    const far = between(before, end, (length + reach(end)) / length);
    let nearest = 1;
    for (let x = cellOf(Math.min(end[0], far[0])); x <= cellOf(Math.max(end[0], far[0])); x++) {
      for (let y = cellOf(Math.min(end[1], far[1])); y <= cellOf(Math.max(end[1], far[1])); y++) {
        for (const [a, b] of cells.get(x * 1000 + y) ?? []) {
          const shares = meeting(end, far, a, b);
          if (shares && shares[0] > 1e-6) nearest = Math.min(nearest, shares[0]);
        }
      }
    }
    if (nearest === 1) return [];
    const ahead = distance(end, far) * nearest;
    for (let walked = 8; walked < ahead - 12; walked += 8) {
      if (!isOpen(between(end, far, walked / distance(end, far)))) return [];
    }
    return [between(end, far, nearest + 1 / distance(end, far))];
  };

  return lines.map((line) => {
    const { path } = line;
    const [first, second, secondLast, last] = [path[0], path[1], path.at(-2), path.at(-1)];
    if (line.road || !first || !second || !secondLast || !last) return line;
    return { ...line, path: [...beyond(second, first), ...path, ...beyond(secondLast, last)] };
  });
}
