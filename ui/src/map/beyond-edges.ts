import type { Position } from "@errand/core/location/geometry";

type Rings = Position[][];

/** In degrees: more than a map shows beside the town when it is zoomed out as far as it goes. */
const far = 1;

/**
 * Continues land and water beyond the edges of the data, so that a map that shows more has no void.
 * What ends at an edge is a polygon with a side on it; others, such as one that only touches the
 * edge, stay as they are.
 */
export function beyondEdges(areas: Rings[]): Rings[] {
  const points = areas.flat(2);
  return areas.map((rings) =>
    rings.map((ring) => movedSides(movedSides(ring, 0, points), 1, points)),
  );
}

/** `axis` is 0 for the edges in the west and east, 1 for those in the south and north. */
function movedSides(ring: Position[], axis: 0 | 1, points: Position[]): Position[] {
  const [low, high] = rangeOf(points, axis);
  return ring.map((point, index) => {
    const at = point[axis];
    if (at !== low && at !== high) return point;
    // A ring ends with its first point.
    const before = ring[index > 0 ? index - 1 : ring.length - 2];
    const after = ring[index < ring.length - 1 ? index + 1 : 1];
    if (before?.[axis] !== at && after?.[axis] !== at) return point;
    const moved = at + (at === low ? -far : far);
    return axis === 0 ? [moved, point[1]] : [point[0], moved];
  });
}

function rangeOf(points: Position[], axis: 0 | 1): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  return [low, high];
}
