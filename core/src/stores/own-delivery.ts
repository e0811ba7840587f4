import type { Minor } from "../money.ts";

/** What a store that delivers itself charges. */
export interface OwnCharges {
  perKm: Minor;
  minimum: Minor;
  /** Null: no maximum. */
  maximum: Minor | null;
}

/**
 * Whether the desk lets a store charge this for its own deliveries: no customer pays more than the
 * zone's maximum for its module, null without one (contract 6.3, the desk's bounds).
 */
export function isWithinBounds(charges: OwnCharges, zoneMaximum: Minor | null): boolean {
  const { minimum, maximum } = charges;
  if (maximum !== null && maximum < minimum) return false;
  return zoneMaximum === null || (maximum !== null && maximum <= zoneMaximum);
}
