import { exactMeters, type Position } from "../location/geometry.ts";

/** How fast couriers are. */
export interface Travel {
  metersPerMinute: number;
  /** How much longer the way through streets is than the straight line. */
  detour: number;
  /** What a stop takes: to find the door, to hand over. */
  pickupMinutes: number;
  dropoffMinutes: number;
  /** Metres by road from one position to another, where they are known; null where not. */
  roadMeters?(from: Position, to: Position): number | null;
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
  const meters = travel.roadMeters?.(from, to) ?? exactMeters(from, to) * travel.detour;
  return meters / travel.metersPerMinute;
}
