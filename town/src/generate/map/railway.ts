import { beside, curve, type Path } from "./plane.ts";

/** The single track from the east to the terminus. */
export const railway: Path = curve([
  [6000, 5010],
  [5400, 4930],
  [4900, 4720],
  [4500, 4540],
  [4000, 4490],
  [3500, 4480],
  [3150, 4410],
]);

export function railwayBed(halfWidth: number): Path {
  return [...beside(railway, halfWidth), ...beside(railway, -halfWidth).reverse()];
}
