import type { Position } from "@errand/core/location/geometry";

/** Metres east and north of the town's south-western corner. */
export type Point = readonly [x: number, y: number];
export type Path = readonly Point[];

/** The side of the square of the town, in metres. */
export const townSide = 6000;

/** The south-western corner of the town, on a straight coast with the sea in the west. */
const corner = { lng: -1.313609, lat: 44.131018 };
const metersPerLat = (Math.PI / 180) * 6_371_000;
const metersPerLng = metersPerLat * Math.cos(((corner.lat + 0.027) * Math.PI) / 180);

export function toPosition([x, y]: Point): Position {
  return [
    toSixDecimals(corner.lng + x / metersPerLng),
    toSixDecimals(corner.lat + y / metersPerLat),
  ];
}

function toSixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}

export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Yields the pairs of consecutive points of a path. */
export function* steps(path: Path): Generator<[Point, Point]> {
  let before = path[0];
  for (const point of path) {
    if (before && before !== point) yield [before, point];
    before = point;
  }
}

export function lengthOf(path: Path): number {
  let length = 0;
  for (const [a, b] of steps(path)) length += distance(a, b);
  return length;
}

/** Returns a smooth curve through all points (Catmull-Rom). */
export function curve(through: Path, spacing = 30): Point[] {
  return curveInPieces(through, [], spacing)[0] ?? [];
}

/**
 * Returns the same curve, cut at some of its points (by index). The pieces meet exactly, so that a
 * street and the border along it remain one line.
 */
export function curveInPieces(through: Path, cuts: readonly number[], spacing = 30): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  through.forEach((to, index) => {
    const from = through[index - 1];
    if (!from) {
      piece = [to];
      return;
    }
    const before = through[index - 2] ?? from;
    const after = through[index + 1] ?? to;
    const count = Math.max(1, Math.round(distance(from, to) / spacing));
    for (let step = 1; step < count; step++) {
      piece.push([
        bend(before[0], from[0], to[0], after[0], step / count),
        bend(before[1], from[1], to[1], after[1], step / count),
      ]);
    }
    piece.push(to);
    if (cuts.includes(index)) {
      pieces.push(piece);
      piece = [to];
    }
  });
  return [...pieces, piece];
}

function bend(before: number, from: number, to: number, after: number, t: number): number {
  return (
    from +
    0.5 *
      t *
      (to -
        before +
        t * (2 * before - 5 * from + 4 * to - after + t * (3 * (from - to) + after - before)))
  );
}

/**
 * Returns a smooth closed curve, such as the outline of a park. The first point is repeated at the
 * end.
 */
export function blob(through: Path, spacing = 30): Point[] {
  const around = [...through.slice(-2), ...through, ...through.slice(0, 2)];
  return curveInPieces(around, [2, through.length + 2], spacing)[1] ?? [];
}

/** Returns the path moved sideways, to the right of its direction when `by` is positive. */
export function beside(path: Path, by: number | ((share: number) => number)): Point[] {
  return path.map((point, index) => {
    const before = path[index - 1] ?? point;
    const after = path[index + 1] ?? point;
    const length = distance(before, after) || 1;
    const shift = typeof by === "number" ? by : by(index / (path.length - 1));
    return [
      point[0] + ((after[1] - before[1]) / length) * shift,
      point[1] - ((after[0] - before[0]) / length) * shift,
    ];
  });
}

/** Returns a closed rectangle, rotated counterclockwise by `degrees`. */
export function rectangle([x, y]: Point, width: number, height: number, degrees: number): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  return corners.map(([i, j]) => {
    const [along, across] = [(i * width) / 2, (j * height) / 2];
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  });
}

/** Whether the point is inside the closed path. */
export function within([x, y]: Point, closed: Path): boolean {
  let inside = false;
  let before = closed.at(-1);
  for (const point of closed) {
    if (before && before[1] > y !== point[1] > y) {
      const border =
        before[0] + ((y - before[1]) * (point[0] - before[0])) / (point[1] - before[1]);
      if (x < border) inside = !inside;
    }
    before = point;
  }
  return inside;
}

/** Returns where two segments cross, as the share of the length of each; null when they do not. */
export function meeting(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const [abx, aby, cdx, cdy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = abx * cdy - aby * cdx;
  if (Math.abs(turn) < 1e-9) return null;
  const [acx, acy] = [c[0] - a[0], c[1] - a[1]];
  const s = (acx * cdy - acy * cdx) / turn;
  const t = (acx * aby - acy * abx) / turn;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [s, t] : null;
}

/** Returns the point halfway along a path. */
export function middleOf(path: Path): Point {
  let left = lengthOf(path) / 2;
  for (const [a, b] of steps(path)) {
    const length = distance(a, b);
    if (left <= length && length > 0) return between(a, b, left / length);
    left -= length;
  }
  return path[0] ?? [0, 0];
}

/** Returns the distance of a point from a segment. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const share = square && ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return distance(point, between(a, b, Math.max(0, Math.min(1, share))));
}

/**
 * Returns the path without points that are within `tolerance` of the simplified path
 * (Douglas-Peucker).
 */
export function simplified(path: Path, tolerance: number): Point[] {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 3) return [...path];
  let farthest = 0;
  let far = 0;
  path.forEach((point, index) => {
    const off = distanceToSegment(point, first, last);
    if (off > far) [farthest, far] = [index, off];
  });
  if (far <= tolerance) return [first, last];
  return [
    ...simplified(path.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(path.slice(farthest), tolerance),
  ];
}
