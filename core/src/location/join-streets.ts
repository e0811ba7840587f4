import type { Position } from "./geometry.ts";
import type { StreetOnWay } from "./turns.ts";

/** The points of a way that lie on one street. */
export interface StreetPiece {
  name: string;
  points: readonly Position[];
}

/** Joins pieces that meet to one way; points that are equal to six decimals are one. */
export function joinStreets(pieces: readonly StreetPiece[]): {
  polyline: Position[];
  streets: StreetOnWay[];
} {
  const polyline: Position[] = [];
  const streets: StreetOnWay[] = [];
  for (const { name, points } of pieces) {
    const from = Math.max(0, polyline.length - 1);
    for (const point of points) {
      const before = polyline.at(-1);
      if (!before || !isSame(before, point)) polyline.push(point);
    }
    const isLonger = polyline.length > from + 1;
    if (isLonger && streets.at(-1)?.name !== name) streets.push({ name, from });
  }
  return { polyline, streets };
}

function isSame([lngA, latA]: Position, [lngB, latB]: Position): boolean {
  return Math.abs(lngA - lngB) <= 1e-6 && Math.abs(latA - latB) <= 1e-6;
}
