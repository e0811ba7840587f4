import { type Area, getParts } from "./area.ts";
import { exactMeters, isInsidePolygon, type Position, type Rings } from "./geometry.ts";

/**
 * The zone whose border is nearest to a point, with the distance in metres (0 inside); null without
 * zones. A visitor outside all zones sees where the shop delivers.
 */
export function nearestZone<Zone extends { coordinates: Area }>(
  point: Position,
  zones: Zone[],
): { zone: Zone; meters: number } | null {
  let nearest: { zone: Zone; meters: number } | null = null;
  for (const zone of zones) {
    const parts = getParts(zone.coordinates);
    const meters = Math.min(...parts.map((rings) => metersTo(point, rings)));
    if (nearest === null || meters < nearest.meters) nearest = { zone, meters };
  }
  return nearest && { ...nearest, meters: Math.round(nearest.meters) };
}

/**
 * A point inside a polygon that represents it: its centre of gravity or, if that lies outside, the
 * middle of the widest part at the same latitude.
 */
export function pointInside(rings: Rings): Position {
  const centre = centreOfGravity(rings[0] ?? []);
  if (isInsidePolygon(centre, rings)) return centre;
  const crossings = rings
    .flatMap((ring) => sidesOf(ring))
    .filter(([a, b]) => a[1] > centre[1] !== b[1] > centre[1])
    .map(([a, b]) => a[0] + ((centre[1] - a[1]) * (b[0] - a[0])) / (b[1] - a[1]))
    .sort((a, b) => a - b);

  let widest: [from: number, to: number] = [centre[0], centre[0]];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  return [(widest[0] + widest[1]) / 2, centre[1]];
}

function metersTo(point: Position, rings: Rings): number {
  if (isInsidePolygon(point, rings)) return 0;
  const sides = rings.flatMap((ring) => sidesOf(ring));
  return Math.min(...sides.map(([a, b]) => exactMeters(point, nearestOn(point, a, b))));
}

/** Calculates on a plane around the point, which is accurate up to a few hundred kilometres. */
function nearestOn([x, y]: Position, a: Position, b: Position): Position {
  const shrink = Math.cos((y * Math.PI) / 180);
  const [alongX, alongY] = [(b[0] - a[0]) * shrink, b[1] - a[1]];
  const length = alongX * alongX + alongY * alongY;
  const reach = ((x - a[0]) * shrink * alongX + (y - a[1]) * alongY) / (length || 1);
  const part = Math.min(1, Math.max(0, reach));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

function centreOfGravity(ring: Position[]): Position {
  let [doubleArea, x, y] = [0, 0, 0];
  for (const [a, b] of sidesOf(ring)) {
    const cross = a[0] * b[1] - b[0] * a[1];
    doubleArea += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  if (doubleArea === 0) return ring[0] ?? [0, 0];
  return [x / (3 * doubleArea), y / (3 * doubleArea)];
}

function sidesOf(ring: Position[]): [Position, Position][] {
  return ring.slice(1).map((corner, index) => [ring[index] ?? corner, corner]);
}
