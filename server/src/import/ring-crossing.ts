import { getRingArea } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";

/** Loops of a few square metres, in square degrees, come from rounding. */
const smallestLoop = 1e-9;

interface Side {
  index: number;
  from: Position;
  to: Position;
}

/**
 * Where a closed ring crosses itself; null where it does not. Sides that only touch do not cross.
 */
export function findCrossing(ring: Position[]): Position | null {
  const sides = ring
    .slice(1)
    .map((to, index): Side => ({ index, from: ring[index] ?? to, to }))
    .toSorted((one, other) => getWest(one) - getWest(other));
  for (const [at, one] of sides.entries()) {
    const east = Math.max(one.from[0], one.to[0]);
    for (const other of laterSides(sides, at)) {
      if (getWest(other) > east) break;
      const crossing = crossingPoint(one, other);
      if (crossing && getLoopSize(ring, one, other, crossing) > smallestLoop) return crossing;
    }
  }
  return null;
}

function* laterSides(sides: Side[], at: number): Iterable<Side> {
  for (let next = at + 1; next < sides.length; next += 1) {
    const side = sides[next];
    if (side) yield side;
  }
}

const getWest = ({ from, to }: Side) => Math.min(from[0], to[0]);

/** Where two sides cross between their ends. */
function crossingPoint({ from: a, to: b }: Side, { from: c, to: d }: Side): Position | null {
  const [before, after] = [getTurn(c, d, a), getTurn(c, d, b)];
  if (before * after >= 0 || getTurn(a, b, c) * getTurn(a, b, d) >= 0) return null;
  const share = before / (before - after);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Above 0 where `point` lies to the left of the way from `a` to `b`. */
function getTurn(a: Position, b: Position, point: Position): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}

/** The size of the smaller one of the two loops of a ring that meet where it crosses itself. */
function getLoopSize(ring: Position[], one: Side, other: Side, crossing: Position): number {
  const [first, last] = [one.index, other.index].toSorted((a, b) => a - b);
  const [start = 0, end = 0] = [first, last].map((index) => (index ?? 0) + 1);
  const loop = [crossing, ...ring.slice(start, end)];
  const rest = [...ring.slice(0, start), crossing, ...ring.slice(end, -1)];
  return Math.min(getRingArea(loop), getRingArea(rest));
}
