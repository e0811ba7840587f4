import type { DistrictKey } from "./belrive.types.ts";
import { districtAt } from "./districts.ts";
import { parks } from "./parks.ts";
import { type Path, type Point, toPosition, townSide, within } from "./plane.ts";
import { railwayBed } from "./railway.ts";
import { squares } from "./squares.ts";
import { bay, cape, harbourWalls, riverWidenedBy, sea, strip } from "./water.ts";

/** The layout of the side streets of an area, with distances in metres. */
export type StreetPattern = {
  /** The distance between parallel streets, along the main direction and across it. */
  spacing: [along: number, across: number];
  /**
   * The amplitude of the noise in directions, in radians: high in old quarters, low in planned
   * ones.
   */
  wandering: number;
  /** The direction of the grid and its weight against the main roads close by. */
  grid: { degrees: number; weight: number };
  /** The width of a house's plot along the street. */
  frontage: number;
};

const patterns: Record<DistrictKey | "country", StreetPattern> = {
  "old-town": {
    spacing: [62, 84],
    wandering: 0.5,
    grid: { degrees: 15, weight: 0.3 },
    frontage: 11,
  },
  harbour: { spacing: [78, 120], wandering: 0.12, grid: { degrees: 0, weight: 1 }, frontage: 14 },
  beach: { spacing: [105, 150], wandering: 0.1, grid: { degrees: 88, weight: 0.6 }, frontage: 16 },
  station: {
    spacing: [105, 165],
    wandering: 0.12,
    grid: { degrees: 20, weight: 0.7 },
    frontage: 15,
  },
  hills: { spacing: [130, 230], wandering: 0.7, grid: { degrees: -10, weight: 0.4 }, frontage: 21 },
  orchards: {
    spacing: [112, 200],
    wandering: 0.05,
    grid: { degrees: -12, weight: 2 },
    frontage: 18,
  },
  point: { spacing: [135, 215], wandering: 0.45, grid: { degrees: 55, weight: 0.4 }, frontage: 22 },
  country: {
    spacing: [430, 620],
    wandering: 0.5,
    grid: { degrees: 10, weight: 0.4 },
    frontage: 75,
  },
};

/** The outline of the built-up town; outside it are fields and lanes. */
const builtUp: Path = [
  [1000, 5860],
  [2100, 5900],
  [3100, 5850],
  [3900, 5600],
  [4250, 5150],
  [4900, 4850],
  [5180, 4400],
  [5150, 3900],
  [5080, 3300],
  [5200, 2700],
  [5000, 1950],
  [4450, 1350],
  [3600, 900],
  [2800, 640],
  [1900, 740],
  [1000, 780],
  [300, 900],
  [200, 1500],
  [1000, 2300],
];

const cellSide = 50;
const cellsAcross = townSide / cellSide;
const patternOfCell: (DistrictKey | "country")[] = [];
for (let row = 0; row < cellsAcross; row++) {
  for (let column = 0; column < cellsAcross; column++) {
    const middle: Point = [(column + 0.5) * cellSide, (row + 0.5) * cellSide];
    const district = within(middle, builtUp) ? districtAt(toPosition(middle)) : null;
    patternOfCell.push(district ?? "country");
  }
}

/** Whether a point is outside the built-up town. */
export function isCountry(point: Point): boolean {
  return patternAt(point) === patterns.country;
}

export function patternAt([x, y]: Point): StreetPattern {
  const [column, row] = [Math.floor(x / cellSide), Math.floor(y / cellSide)];
  return patterns[patternOfCell[row * cellsAcross + column] ?? "country"];
}

/** The side in metres of the cells in which ground is open or closed to streets and houses. */
const grain = 10;
const grains = townSide / grain;
const closedGround = new Uint8Array(grains * grains);
for (const outline of [
  sea,
  strip(bay, 83),
  strip(harbourWalls, 20),
  strip(cape, 40),
  riverWidenedBy(14),
  railwayBed(16),
  ...parks.map((park) => park.outline),
  ...squares.map((square) => square.outline),
]) {
  close(outline);
}

/** Closes the ground inside an outline, row by row between pairs of borders. */
function close(outline: Path): void {
  for (let row = 0; row < grains; row++) {
    const y = (row + 0.5) * grain;
    const borders: number[] = [];
    let before = outline.at(-1);
    for (const point of outline) {
      if (before && before[1] > y !== point[1] > y) {
        borders.push(
          before[0] + ((y - before[1]) * (point[0] - before[0])) / (point[1] - before[1]),
        );
      }
      before = point;
    }
    borders.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < borders.length; pair += 2) {
      const from = Math.max(0, Math.round((borders[pair] ?? 0) / grain));
      const to = Math.min(grains, Math.round((borders[pair + 1] ?? 0) / grain));
      closedGround.fill(1, row * grains + from, row * grains + Math.max(from, to));
    }
  }
}

/**
 * Whether a side street or a house may be at a point: on land, and not in a park or on the railway.
 */
export function isOpenGround([x, y]: Point): boolean {
  if (x < 20 || y < 20 || x > townSide - 20 || y > townSide - 20) return false;
  return closedGround[Math.floor(y / grain) * grains + Math.floor(x / grain)] === 0;
}
