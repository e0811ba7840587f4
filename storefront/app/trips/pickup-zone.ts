import type { RentalCart } from "@errand/core/trips/trips.types";

/**
 * Whether the provider of the cart hands vehicles over in one of the chosen zones (spec §4, Module
 * selection). An empty cart is served everywhere.
 */
export function isPickupServed({ carts }: RentalCart, zoneIds: readonly number[]): boolean {
  const [first] = carts;
  return !first || first.provider.pickup_zone_id.some((id) => zoneIds.includes(id));
}
