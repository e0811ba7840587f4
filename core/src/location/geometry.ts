/** Longitude first, then latitude, in degrees: the order of GeoJSON. */
export type Position = [lng: number, lat: number];

/** The coordinates of a GeoJSON Polygon: closed rings, the outer one first, then holes. */
export type Rings = Position[][];

const earthRadius = 6_371_000;
const radians = Math.PI / 180;

/** The great-circle distance on a sphere with a radius of 6 371 000 m, rounded to the metre. */
export function greatCircleMeters(a: Position, b: Position): number {
  return Math.round(exactMeters(a, b));
}

/** Like `greatCircleMeters`, but not rounded, for sums of many short distances. */
export function exactMeters([lngA, latA]: Position, [lngB, latB]: Position): number {
  const north = Math.sin(((latB - latA) * radians) / 2);
  const east = Math.sin(((lngB - lngA) * radians) / 2);
  const chord = north * north + Math.cos(latA * radians) * Math.cos(latB * radians) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Whether a point lies inside a polygon, by casting a ray to the east and counting
 * the borders it crosses; a hole is outside. Of two polygons that share a border, a
 * point on it belongs to at most one. Polygons that cross the antimeridian are not supported.
 */
export function isInsidePolygon([x, y]: Position, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const corner of ring) {
      if (before && corner[1] > y !== before[1] > y && x < crossing(before, corner, y))
        inside = !inside;
      before = corner;
    }
  }
  return inside;
}

/**
 * Always calculated from the southern end, so that both polygons at a border get the same result.
 */
function crossing(a: Position, b: Position, y: number): number {
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
  return low[0] + ((y - low[1]) * (high[0] - low[0])) / (high[1] - low[1]);
}
