import { directionField } from "./direction-field.ts";
import { mainRoads } from "./main-roads.ts";
import { lengthOf, meeting, middleOf, type Path, type Point, steps, within } from "./plane.ts";
import type { MapRandom } from "./random.ts";
import { sideStreets } from "./side-streets.ts";
import { squares } from "./squares.ts";
import {
  carriedOn,
  joined,
  type Line,
  largestPart,
  type Network,
  type Stretch,
  withoutDeadEnds,
} from "./street-network.ts";
import { isOpenGround, patternAt } from "./terrain.ts";
import { river, sea } from "./water.ts";

export type LaidStreets = Network & { lines: Line[] };

/** Generates the streets of the town as one connected network, without names. */
export function layStreets(random: MapRandom): LaidStreets {
  const paths = mainRoads.map(({ path }) => path);
  const field = directionField(paths, random);
  const drawn: Line[] = [
    ...mainRoads.map((road) => ({ path: road.path, road })),
    ...sideStreets(paths, field, random).map((path) => ({ path, road: null })),
  ];
  const lines = carriedOn(drawn, (end) => patternAt(end).spacing[1] * 0.8, isOpenGround);
  const { junctions, stretches } = joined(lines, 14);
  const passable = stretches.filter((stretch) => mayPass(stretch, lines[stretch.line]));
  const tidy = withoutDeadEnds(passable, (dead) => {
    const length = lengthOf(dead.path);
    return lines[dead.line]?.road ? length > 50 : length > 45 && length < 240;
  });
  return { lines, junctions, stretches: largestPart(tidy) };
}

/**
 * Whether a stretch is allowed: only bridges cross the river, and none crosses a square or the sea.
 */
function mayPass({ path }: Stretch, line: Line | undefined): boolean {
  const middle = middleOf(path);
  if (squares.some(({ outline }) => within(middle, outline) && !outline.some(isOn(path))))
    return false;
  if (within(middle, sea)) return false;
  return line?.road?.bridge !== undefined || !overRiver(path);
}

const isOn = (path: Point[]) => (corner: Point) => path.includes(corner);

const riverBanks = [...steps(river)];
const riverNorth = Math.max(...river.map(([, y]) => y));
const riverSouth = Math.min(...river.map(([, y]) => y));

/** Whether a part of the path is over the river. */
export function overRiver(path: Path): boolean {
  for (const [a, b] of steps(path)) {
    if (Math.max(a[1], b[1]) < riverSouth || Math.min(a[1], b[1]) > riverNorth) continue;
    if (within(a, river) || within(b, river)) return true;
    if (riverBanks.some(([c, d]) => meeting(a, b, c, d))) return true;
  }
  return false;
}
