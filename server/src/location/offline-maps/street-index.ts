import { exactMeters, type Position } from "@errand/core/location/geometry";

/** The point of a street nearest to a location. */
export type SnappedPoint = {
  street: number;
  /** Index of the line between two vertices of the street. */
  piece: number;
  at: Position;
  /** Metres along the street from its first vertex. */
  along: number;
  /** Metres between the location and the street. */
  meters: number;
};

export type StreetIndex = {
  /** The length of every street in metres. */
  lengths: Float64Array;
  /**
   * The nearest point of a street, and those of all streets at the same distance: at a
   * junction, or where streets cross or overlap, a location is on all of them. Empty without
   * a street within `maxMeters`.
   */
  nearest: (location: Position) => SnappedPoint[];
};

type Candidate = { street: number; piece: number; share: number; away: number };

/** In metres. */
const cellSide = 120;
const maxMeters = 2000;
/** Metres by which two positions rounded to six decimals may differ. */
const tolerance = 0.2;
const metersPerDegree = exactMeters([0, 0], [0, 1]);

/** A grid index: each line of a street is stored under the cells that it touches. */
export function streetIndex(streets: readonly Position[][]): StreetIndex {
  const middle = middleLatitude(streets);
  const scale = metersPerDegree * Math.cos((middle * Math.PI) / 180);
  const xOf = (position: Position) => position[0] * scale;
  const yOf = (position: Position) => position[1] * metersPerDegree;
  const toCell = (meters: number) => Math.floor(meters / cellSide);
  const keyOf = (column: number, row: number) => column * 1_000_000 + row;

  const cells = new Map<number, { street: number; piece: number }[]>();
  const addToGrid = (street: number, piece: number, a: Position, b: Position) => {
    const [left, right] = [toCell(Math.min(xOf(a), xOf(b))), toCell(Math.max(xOf(a), xOf(b)))];
    const [bottom, top] = [toCell(Math.min(yOf(a), yOf(b))), toCell(Math.max(yOf(a), yOf(b)))];
    for (let column = left; column <= right; column++) {
      for (let row = bottom; row <= top; row++) {
        const cell = cells.get(keyOf(column, row));
        if (cell) cell.push({ street, piece });
        else cells.set(keyOf(column, row), [{ street, piece }]);
      }
    }
  };

  const lengths = new Float64Array(streets.length);
  streets.forEach((points, street) => {
    points.forEach((b, index) => {
      const a = points[index - 1];
      if (!a) return;
      addToGrid(street, index - 1, a, b);
      lengths[street] = (lengths[street] ?? 0) + exactMeters(a, b);
    });
  });

  function nearest(location: Position): SnappedPoint[] {
    const [x, y] = [xOf(location), yOf(location)];
    const [column, row] = [toCell(x), toCell(y)];
    const near: Candidate[] = [];
    let limit = maxMeters;
    // Searches ring by ring: a street in the next ring is at least `ring` cells away.
    for (let ring = 0; (ring - 1) * cellSide < limit; ring++) {
      for (const key of keysAround(column, row, ring)) {
        for (const { street, piece } of cells.get(key) ?? []) {
          const [a, b] = ends(street, piece);
          const share = shareAlong(x, y, xOf(a), yOf(a), xOf(b), yOf(b));
          const away = Math.hypot(
            xOf(a) + (xOf(b) - xOf(a)) * share - x,
            yOf(a) + (yOf(b) - yOf(a)) * share - y,
          );
          if (away >= limit) continue;
          near.push({ street, piece, share, away });
          limit = Math.min(limit, away + tolerance);
        }
      }
    }
    return near
      .filter(({ away }) => away < limit)
      .sort((a, b) => a.away - b.away)
      .map((candidate) => foothold(location, candidate))
      .filter((a, index, all) => !all.slice(0, index).some((b) => isSame(a, b)));
  }

  function* keysAround(column: number, row: number, ring: number): Generator<number> {
    for (let i = column - ring; i <= column + ring; i++) {
      const isSide = Math.abs(i - column) === ring;
      for (let j = row - ring; j <= row + ring; j += isSide || ring === 0 ? 1 : 2 * ring) {
        yield keyOf(i, j);
      }
    }
  }

  function ends(street: number, piece: number): [Position, Position] {
    const points = streets[street] as Position[];
    return [points[piece] as Position, points[piece + 1] as Position];
  }

  function foothold(location: Position, { street, piece, share }: Candidate): SnappedPoint {
    const [a, b] = ends(street, piece);
    const at: Position = [
      toSixDecimals(a[0] + (b[0] - a[0]) * share),
      toSixDecimals(a[1] + (b[1] - a[1]) * share),
    ];
    let along = exactMeters(a, b) * share;
    for (let before = 0; before < piece; before++) along += exactMeters(...ends(street, before));
    return { street, piece, at, along, meters: exactMeters(location, at) };
  }

  return { lengths, nearest };
}

function shareAlong(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
}

/** Whether both are the vertex that two adjacent lines of a street share. */
function isSame(a: SnappedPoint, b: SnappedPoint): boolean {
  return a.street === b.street && Math.abs(a.along - b.along) < 2 * tolerance;
}

function toSixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}

function middleLatitude(streets: readonly Position[][]): number {
  let [sum, count] = [0, 0];
  for (const points of streets) {
    for (const [, lat] of points) [sum, count] = [sum + lat, count + 1];
  }
  return count > 0 ? sum / count : 0;
}
