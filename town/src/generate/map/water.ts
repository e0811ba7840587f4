import { beside, curve, curveInPieces, type Path, type Point, townSide } from "./plane.ts";

/** The sandy bay, from the northern edge of the map to the river mouth. */
export const bay = curve([
  [1180, townSide],
  [1085, 5650],
  [1015, 5300],
  [980, 4950],
  [995, 4600],
  [1055, 4250],
  [1160, 3930],
  [1290, 3660],
  [1390, 3460],
  [1425, 3300],
]);

/** Two moles and the harbour basin, south of the river mouth: straight walls. */
export const harbourWalls: Path = [
  [1345, 3100],
  [1280, 3030],
  [1255, 2910],
  [1060, 2880],
  [915, 2760],
  [868, 2600],
  [898, 2588],
  [946, 2735],
  [1078, 2848],
  [1275, 2870],
  [1290, 2790],
  [1850, 2790],
  [1900, 2740],
  [1900, 2520],
  [1850, 2470],
  [1330, 2470],
  [1262, 2432],
  [1225, 2385],
  [1090, 2400],
  [1010, 2462],
  [985, 2444],
  [1076, 2370],
  [1205, 2345],
];

/** The rocky point with the lighthouse, and the long beach behind it. */
export const cape = curve([
  [1190, 2290],
  [1125, 2080],
  [985, 1870],
  [810, 1715],
  [610, 1590],
  [440, 1440],
  [345, 1250],
  [370, 1080],
  [500, 950],
  [690, 860],
  [840, 730],
  [935, 540],
  [985, 330],
  [1005, 150],
  [1010, 0],
]);

const coast: Path = [...bay, ...harbourWalls, ...cape];

export const sea: Path = [[0, townSide], ...coast, [0, 0], [0, townSide]];

/**
 * The middle line of the river, from the eastern edge to the mouth. It is cut where the outer and
 * the inner ring cross it, because districts meet there.
 */
const [upper, middle, lower] = curveInPieces(
  [
    [6060, 4400],
    [5600, 4300],
    [5200, 4070],
    [4870, 3720],
    [4470, 3460],
    [4020, 3390],
    [3580, 3500],
    [3180, 3540],
    [2690, 3355],
    [2380, 3225],
    [2060, 3165],
    [1700, 3190],
    [1330, 3200],
    [1130, 3200],
  ],
  [3, 8],
) as [Point[], Point[], Point[]];

/** The parts of the river that are borders of districts, within the map. */
export const riverCourse = {
  upper: [[townSide, 4385] as const, ...upper.filter(([x]) => x < townSide)],
  middle,
  lower,
};

const course: Path = [...upper, ...middle.slice(1), ...lower.slice(1)];

/** Half the width in metres; upstream the river is about half as wide as at its mouth. */
const riverHalfWidth = (share: number) => 26 + 30 * share ** 1.5;

/** The bank of the river, or a line `out` metres inland. */
export const northBank = (out = 0) => beside(course, (share) => riverHalfWidth(share) + out);
export const southBank = (out = 0) => beside(course, (share) => -riverHalfWidth(share) - out);

export function riverWidenedBy(out: number): Point[] {
  const closed = [...northBank(out), ...southBank(out).reverse()];
  return [...closed, ...closed.slice(0, 1)];
}

export const river: Path = withinTown(riverWidenedBy(0));

/** Cuts the river at the eastern edge, beyond which its line extends. */
function withinTown(path: Path): Path {
  return path.map(([x, y]): Point => [Math.min(x, townSide), y]);
}

/** The sand between the water and the sea front. */
export const sands: { north: Path; south: Path } = {
  north: strip(
    bay.filter(([, y]) => y > 3980 && y < 5900),
    62,
  ),
  south: strip(
    cape.filter(([, y]) => y < 800 && y > 60),
    70,
  ),
};

/** Returns the land along a shore up to a depth in metres. */
export function strip(shore: Path, depth: number): Path {
  const closed = [...shore, ...beside(shore, -depth).reverse()];
  return [...closed, ...closed.slice(0, 1)];
}
