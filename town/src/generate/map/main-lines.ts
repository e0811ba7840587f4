import { curveInPieces, type Point } from "./plane.ts";

/** Lines that are both a main road and a border between districts. */

/** The ring around the old town and the harbour, along the old walls; it crosses the river once. */
const ring = curveInPieces(
  [
    [1090, 4185],
    [1450, 4285],
    [1850, 4320],
    [2230, 4230],
    [2530, 3980],
    [2670, 3660],
    [2690, 3355],
    [2730, 3050],
    [2690, 2730],
    [2560, 2440],
    [2200, 2190],
    [1700, 2110],
    [1200, 2120],
  ],
  [2, 6, 9],
) as [Point[], Point[], Point[], Point[]];

export const innerRing = {
  seaToNorthGate: ring[0],
  northGateToRiver: ring[1],
  riverToSouthGate: ring[2],
  southGateToSea: ring[3],
};

const north = curveInPieces(
  [
    [1850, 4320],
    [1910, 4700],
    [1990, 5080],
    [2060, 5420],
    [2120, 5700],
    [2160, 6000],
  ],
  [3],
) as [Point[], Point[]];

export const northAvenue = { inner: north[0], outer: north[1] };

const outer = curveInPieces(
  [
    [1115, 5470],
    [1500, 5480],
    [2060, 5420],
    [2700, 5330],
    [3350, 5230],
    [3980, 5010],
    [4470, 4660],
    [4770, 4220],
    [4870, 3720],
    [4930, 3250],
    [4900, 2750],
    [4680, 2150],
    [4140, 1560],
    [3450, 1180],
    [2700, 980],
    [1900, 880],
    [880, 800],
  ],
  [2, 5, 8, 12],
) as [Point[], Point[], Point[], Point[], Point[]];

export const outerRing = {
  dunes: outer[0],
  north: outer[1],
  east: outer[2],
  south: outer[3],
  cape: outer[4],
};

/** The avenue from the harbour's southern gate to the south-east, across the outer ring. */
export const inlandAvenue = curveInPieces(
  [
    [2560, 2440],
    [3000, 2150],
    [3500, 1880],
    [4060, 1480],
    [4700, 1080],
    [5400, 740],
    [6000, 560],
  ],
  [],
)[0] as Point[];
