import type { DirectionField } from "./direction-field.ts";
import { distance, lengthOf, type Path, type Point, simplified, townSide } from "./plane.ts";
import type { MapRandom } from "./random.ts";
import { isOpenGround, patternAt } from "./terrain.ts";

const stride = 12;
const maxLength = 1300;

/**
 * Streets run along the field (0) or across it (1); streets of one course are spaced from each
 * other.
 */
type Course = 0 | 1;

/**
 * Fills the blocks between the main roads with side streets. Each follows the direction field,
 * starts one spacing away from a street of the same course, and stops before it comes too close to
 * another (evenly spaced streamlines, after Jobard and Lefer).
 */
export function sideStreets(
  mainRoads: Path[],
  direction: DirectionField,
  random: MapRandom,
): Path[] {
  const taken: [AdjacentStreets, AdjacentStreets] = [adjacentStreets(), adjacentStreets()];
  const found: Path[] = [];
  const waiting: { path: Path; course: Course }[] = [];

  const heading = (point: Point, course: Course) => direction(point) + (course * Math.PI) / 2;
  const settle = (path: Path, course: Course) => {
    for (const point of path) taken[course].add(point);
    waiting.push({ path, course });
  };

  /**
   * Returns the distance of the closest street of the same course, as a share of the spacing here.
   */
  const room = (point: Point, course: Course) => {
    const spacing = patternAt(point).spacing[course];
    return taken[course].nearest(point, spacing) / spacing;
  };

  const halfStreet = (start: Point, course: Course, forwards: 1 | -1): Point[] => {
    const path: Point[] = [];
    let point = start;
    let facing = heading(start, course) + (forwards < 0 ? Math.PI : 0);
    for (let walked = 0; walked < maxLength / 2; walked += stride) {
      facing = aligned(heading(point, course), facing);
      const halfway = ahead(point, facing, stride / 2);
      facing = aligned(heading(halfway, course), facing);
      const next = ahead(point, facing, stride);
      if (!isOpenGround(next) || room(next, course) < 0.62) break;
      path.push(next);
      point = next;
    }
    return path;
  };

  const tryFrom = (start: Point, course: Course) => {
    if (!isOpenGround(start) || room(start, course) < 0.97) return;
    const path = [
      ...halfStreet(start, course, -1).reverse(),
      start,
      ...halfStreet(start, course, 1),
    ];
    if (lengthOf(path) < 0.6 * patternAt(start).spacing[course]) return;
    settle(path, course);
    found.push(path);
  };

  for (const path of mainRoads) {
    for (const piece of byCourse(path, direction)) settle(piece.path, piece.course);
  }
  const seedsAcross = Math.floor(townSide / 90);
  const seeds = random.shuffled(Array.from({ length: seedsAcross ** 2 }, (_, index) => index));
  const scattered = seeds.map(
    (seed): Point => [
      (seed % seedsAcross) * 90 + random.between(10, 80),
      Math.floor(seed / seedsAcross) * 90 + random.between(10, 80),
    ],
  );

  const growFromWaiting = () => {
    for (let street = waiting.shift(); street; street = waiting.shift()) {
      const { path, course } = street;
      for (let index = 2; index < path.length; index += 5) {
        const point = path[index] as Point;
        const along = heading(point, course);
        const spacing = patternAt(point).spacing[course];
        tryFrom(ahead(point, along + Math.PI / 2, spacing), course);
        tryFrom(ahead(point, along - Math.PI / 2, spacing), course);
      }
    }
  };
  growFromWaiting();
  for (const point of scattered) {
    tryFrom(point, 0);
    tryFrom(point, 1);
    growFromWaiting();
  }
  return found.map((path) => simplified(path, 1.2));
}

function ahead([x, y]: Point, facing: number, by: number): Point {
  return [x + Math.cos(facing) * by, y + Math.sin(facing) * by];
}

/** Returns the direction of a heading or its opposite, whichever does not turn back. */
function aligned(heading: number, facing: number): number {
  return Math.cos(heading - facing) < 0 ? heading + Math.PI : heading;
}

/** Splits a main road into pieces along and across the field, with points one stride apart. */
function byCourse(path: Path, direction: DirectionField): { path: Point[]; course: Course }[] {
  const pieces: { path: Point[]; course: Course }[] = [];
  path.forEach((to, index) => {
    const from = path[index - 1];
    if (!from) return;
    const facing = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const course: Course = Math.abs(Math.cos(facing - direction(from))) > 0.7 ? 0 : 1;
    let piece = pieces.at(-1);
    if (piece?.course !== course) {
      piece = { path: [], course };
      pieces.push(piece);
    }
    const length = distance(from, to);
    for (let walked = 0; walked < length; walked += stride)
      piece.path.push(ahead(from, facing, walked));
  });
  return pieces;
}

type AdjacentStreets = {
  add: (point: Point) => void;
  nearest: (point: Point, within: number) => number;
};

function adjacentStreets(): AdjacentStreets {
  const side = 60;
  const across = townSide / side + 4;
  const cells = new Map<number, Point[]>();
  const cellOf = (value: number) => Math.floor(value / side) + 2;
  return {
    add(point) {
      const key = cellOf(point[1]) * across + cellOf(point[0]);
      const cell = cells.get(key);
      if (cell) cell.push(point);
      else cells.set(key, [point]);
    },
    nearest([x, y], within) {
      let minimum = within;
      for (let row = cellOf(y - within); row <= cellOf(y + within); row++) {
        for (let column = cellOf(x - within); column <= cellOf(x + within); column++) {
          for (const other of cells.get(row * across + column) ?? []) {
            const away = Math.hypot(other[0] - x, other[1] - y);
            if (away < minimum) minimum = away;
          }
        }
      }
      return minimum;
    },
  };
}
