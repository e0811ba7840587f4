import type { Position, Rings } from "@errand/core/location/geometry";

/**
 * The parts of a polygon on each side of the 180th meridian; the polygon itself when it does not
 * cross it. A side that spans more than half of the earth goes the short way, across the meridian.
 */
export function splitAtAntimeridian(rings: Rings): Rings[] {
  const unrolled = rings.map(unroll);
  const [outer = []] = unrolled;
  const [west, east] = getRange(outer);
  if (west >= -180 && east <= 180) return [rings];
  // Holes are unrolled by themselves, and may lie a turn beside the ring around them.
  const around = unrolled.map((ring) => {
    const [from] = getRange(ring);
    return moved(ring, from < west ? 360 : from > east ? -360 : 0);
  });
  return [-540, -180, 180].flatMap((from) => {
    const part = around
      .map((ring) => cut(cut(ring, from, 1), from + 360, -1))
      .filter((ring) => ring.length >= 4)
      .map((ring) => moved(ring, -180 - from));
    return part.length > 0 ? [part] : [];
  });
}

/** The ring with each longitude less than half a turn from the one before it. */
function unroll(ring: Position[]): Position[] {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lng, lat]) => {
    before = lng - 360 * Math.round((lng - before) / 360);
    return [before, lat];
  });
}

function getRange(ring: Position[]): [west: number, east: number] {
  return ring.reduce<[number, number]>(
    ([west, east], [lng]) => [Math.min(west, lng), Math.max(east, lng)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function moved(ring: Position[], by: number): Position[] {
  return by === 0 ? ring : ring.map(([lng, lat]) => [lng + by, lat]);
}

/** The part of a ring that lies east (1) or west (-1) of a meridian, by Sutherland and Hodgman. */
function cut(ring: Position[], meridian: number, side: 1 | -1): Position[] {
  const isInside = ([lng]: Position) => (lng - meridian) * side >= 0;
  const inside = ring.slice(1).flatMap((to, index): Position[] => {
    const from = ring[index] ?? to;
    if (isInside(from) && isInside(to)) return [to];
    if (!isInside(from) && !isInside(to)) return [];
    const share = (meridian - from[0]) / (to[0] - from[0]);
    const border: Position = [meridian, from[1] + share * (to[1] - from[1])];
    return isInside(to) ? [border, to] : [border];
  });
  const [first] = inside;
  return first ? [...inside, first] : [];
}
