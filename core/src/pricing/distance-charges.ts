import { type Minor, nothing } from "../money.ts";

/** What a delivery costs in addition from a distance on, whatever the vehicle. */
export interface DistanceCharge {
  fromMeters: number;
  charge: Minor;
}

/**
 * The charge of the longest distance that `meters` reaches; they do not add up (contract 4.4, row
 * 8).
 */
export function distanceCharge(charges: readonly DistanceCharge[], meters: number): Minor {
  const reached = charges.filter(({ fromMeters }) => meters >= fromMeters);
  const [longest] = reached.toSorted((a, b) => b.fromMeters - a.fromMeters);
  return longest?.charge ?? nothing;
}
