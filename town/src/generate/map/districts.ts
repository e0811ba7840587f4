import type { LocalizedText } from "@errand/core/language";
import { isInsidePolygon, type Position } from "@errand/core/location/geometry";
import type { DistrictKey, MapDistrict } from "./belrive.types.ts";
import { inlandAvenue, innerRing, northAvenue, outerRing } from "./main-lines.ts";
import { type Path, toPosition, townSide } from "./plane.ts";
import { riverCourse } from "./water.ts";

/** The borders off the coast, so that a location close to the shore is still in a district. */
const offShore: Record<"beach" | "oldTown" | "harbour" | "point", Path> = {
  beach: [
    [880, townSide],
    [780, 5300],
    [760, 4800],
    [860, 4185],
  ],
  oldTown: [
    [860, 4185],
    [960, 3700],
    [1130, 3200],
  ],
  harbour: [
    [1130, 3200],
    [780, 2900],
    [740, 2500],
    [900, 2120],
  ],
  point: [
    [900, 2120],
    [480, 1800],
    [140, 1350],
    [200, 900],
    [720, 600],
    [820, 0],
  ],
};

const { upper, middle, lower } = riverCourse;
const back = (path: Path): Path => [...path].reverse();

/** The border of each district, piece by piece; adjacent districts use the same pieces. */
const borders: Record<DistrictKey, { name: LocalizedText; pieces: Path[] }> = {
  "old-town": {
    name: { en: "Old Town", fr: "Vieille Ville" },
    pieces: [
      offShore.oldTown,
      back(lower),
      back(innerRing.northGateToRiver),
      back(innerRing.seaToNorthGate),
    ],
  },
  harbour: {
    name: { en: "Harbour", fr: "Le Port" },
    pieces: [
      offShore.harbour,
      back(innerRing.southGateToSea),
      back(innerRing.riverToSouthGate),
      lower,
    ],
  },
  beach: {
    name: { en: "Beachside", fr: "Les Bains" },
    pieces: [offShore.beach, innerRing.seaToNorthGate, northAvenue.inner, northAvenue.outer],
  },
  station: {
    name: { en: "Station Quarter", fr: "Quartier de la Gare" },
    pieces: [
      northAvenue.inner,
      outerRing.north,
      outerRing.east,
      middle,
      back(innerRing.northGateToRiver),
    ],
  },
  hills: {
    name: { en: "Larkfield Heights", fr: "Les Hauts des Alouettes" },
    pieces: [
      northAvenue.outer,
      [[townSide, townSide]],
      upper,
      back(outerRing.east),
      back(outerRing.north),
    ],
  },
  orchards: {
    name: { en: "The Orchards", fr: "Les Vergers" },
    pieces: [innerRing.riverToSouthGate, inlandAvenue, upper, middle],
  },
  point: {
    name: { en: "The Point", fr: "La Pointe" },
    pieces: [offShore.point, [[townSide, 0]], back(inlandAvenue), innerRing.southGateToSea],
  },
};

/** The districts that share a border with each, to which its stores deliver, too. */
const neighbours: Record<DistrictKey, DistrictKey[]> = {
  "old-town": ["harbour", "beach", "station"],
  harbour: ["old-town", "orchards", "point"],
  beach: ["old-town", "station", "hills"],
  station: ["old-town", "beach", "hills", "orchards"],
  hills: ["beach", "station", "orchards"],
  orchards: ["harbour", "station", "hills", "point"],
  point: ["harbour", "orchards"],
};

export const districts: MapDistrict[] = (Object.keys(borders) as DistrictKey[]).map((key) => ({
  key,
  name: borders[key].name,
  neighbours: neighbours[key].map((near) => borders[near].name),
  polygon: { type: "Polygon", coordinates: [closed(borders[key].pieces)] },
}));

/** Joins the pieces to one counterclockwise ring, without the duplicate points where they meet. */
function closed(pieces: Path[]): Position[] {
  const ring: Position[] = [];
  for (const position of pieces.flat().map(toPosition)) {
    if (String(position) !== String(ring.at(-1))) ring.push(position);
  }
  const start = ring[0];
  if (start && String(start) !== String(ring.at(-1))) ring.push(start);
  return isClockwise(ring) ? ring.reverse() : ring;
}

function isClockwise(ring: Position[]): boolean {
  let area = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    area += (x - nextX) * (y + nextY);
  });
  return area < 0;
}

const boxes = districts.map(({ key, polygon: { coordinates } }) => {
  const ring = coordinates[0] ?? [];
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  const box = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)] as const;
  return { key, coordinates, box };
});

export function districtAt(position: Position): DistrictKey | null {
  const [lng, lat] = position;
  for (const { key, coordinates, box } of boxes) {
    if (lng < box[0] || lng > box[1] || lat < box[2] || lat > box[3]) continue;
    if (isInsidePolygon(position, coordinates)) return key;
  }
  return null;
}
