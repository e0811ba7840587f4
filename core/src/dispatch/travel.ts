import { exactMeters, type Position } from "../location/geometry.ts";

/** How fast couriers ride. */
export interface Travel {
  metersPerMinute: number;
  /** How much longer the way through streets is than the straight line. */
  detour: number;
}

/** A bicycle in a town with its stops. */
export const bicycle: Travel = { metersPerMinute: 240, detour: 1.3 };

/** Minutes of riding from one position to another. */
export function ridingMinutes(from: Position, to: Position, travel: Travel): number {
  return (exactMeters(from, to) * travel.detour) / travel.metersPerMinute;
}
