import { exactMeters, type Position } from "../location/geometry.ts";

/** How fast couriers are. */
export interface Travel {
  metersPerMinute: number;
  /** How much longer the way through streets is than the straight line. */
  detour: number;
  /** What a stop takes: to find the door, to hand over. */
  pickupMinutes: number;
  dropoffMinutes: number;
}

/** A bicycle in a town with its stops. */
export const bicycle: Travel = {
  metersPerMinute: 240,
  detour: 1.3,
  pickupMinutes: 2,
  dropoffMinutes: 2,
};

/** Minutes of riding from one position to another. */
export function ridingMinutes(from: Position, to: Position, travel: Travel): number {
  return (exactMeters(from, to) * travel.detour) / travel.metersPerMinute;
}
