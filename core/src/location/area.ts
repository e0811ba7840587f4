import { isInsidePolygon, type Position, type Rings } from "./geometry.ts";

/** A GeoJSON Polygon, or a MultiPolygon of several parts. */
export type Area =
  | { type: "Polygon"; coordinates: Rings }
  | { type: "MultiPolygon"; coordinates: Rings[] };

/** The rings of each part of an area. */
export function getParts(area: Area): Rings[] {
  return area.type === "Polygon" ? [area.coordinates] : area.coordinates;
}

/** Whether a point lies inside one of the parts of an area. */
export function isInsideArea(point: Position, area: Area): boolean {
  return getParts(area).some((rings) => isInsidePolygon(point, rings));
}

/** The rings of the part of an area that is the largest, which stands for it on a map. */
export function getLargestPart(area: Area): Rings {
  const [first = [], ...others] = getParts(area);
  return others.reduce(
    (largest, part) => (getRingArea(part[0]) > getRingArea(largest[0]) ? part : largest),
    first,
  );
}

/** The area of the outer rings of all parts in square degrees, for comparisons only. */
export function getAreaSize(area: Area): number {
  return getParts(area).reduce((sum, [outer]) => sum + getRingArea(outer), 0);
}

/** By the shoelace formula, in square degrees. */
export function getRingArea(ring: Position[] = []): number {
  const double = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(double) / 2;
}
