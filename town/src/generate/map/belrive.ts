import { areas } from "./areas.ts";
import type { Belrive } from "./belrive.types.ts";
import { districts } from "./districts.ts";
import { houseNumbers } from "./house-numbers.ts";
import { landmarks } from "./landmarks.ts";
import { layStreets } from "./lay-streets.ts";
import { nameStreets } from "./name-streets.ts";
import { toPosition, townSide } from "./plane.ts";
import { railway } from "./railway.ts";
import { mapRandomOf } from "./random.ts";

/**
 * Generates Belrive, an invented seaside town of 6 by 6 km. Coast, river, districts and main roads
 * are drawn by hand; side streets, their names and house numbers come from the seed. The same seed
 * gives exactly the same town.
 */
export function createBelrive(seed = 1): Belrive {
  const [west, south] = toPosition([0, 0]);
  const [east, north] = toPosition([townSide, townSide]);
  const laid = layStreets(mapRandomOf(seed));
  const named = nameStreets(laid, mapRandomOf(seed + 1));
  return {
    bounds: { west, south, east, north },
    center: toPosition([townSide / 2, townSide / 2]),
    districts: structuredClone(districts),
    streets: named.map(({ street }) => street),
    addresses: houseNumbers(named, mapRandomOf(seed + 2)),
    areas: structuredClone(areas),
    railway: railway.map(toPosition),
    landmarks: structuredClone(landmarks),
  };
}
