import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { RentalStore, Vehicle } from "@errand/core/rental/rental.types";
import { createContext, useContext } from "react";

/** What a wishlist can contain; in the rental module vehicles and their providers. */
export type WishlistTarget =
  | { item: Item }
  | { store: Store }
  | { vehicle: Vehicle }
  | { provider: RentalStore };

export function nameOfTarget(target: WishlistTarget): string {
  if ("item" in target) return target.item.name;
  if ("store" in target) return target.store.name;
  return "vehicle" in target ? target.vehicle.name : target.provider.name;
}

/**
 * The wishlist actions that the catalogue uses. The wishlist is a later feature, so they come
 * through a context: `wishlist/wishlist-provider.tsx` provides the real ones, tests provide fakes.
 */
export interface WishlistActions {
  has(target: WishlistTarget): boolean;
  /** An optimistic update; the server confirms it afterwards. Guests see a toast instead. */
  toggle(target: WishlistTarget): void;
}

/** Null where there is no wishlist; hearts are hidden then. */
export const WishlistContext = createContext<WishlistActions | null>(null);

export function useWishlistContext(): WishlistActions | null {
  return useContext(WishlistContext);
}
