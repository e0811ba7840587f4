import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { createContext, useContext } from "react";

/** What can be liked. */
export type WishlistTarget = { item: Item } | { store: Store };

/**
 * What the catalogue needs of the wishlist. That is a later feature and is handed in from above:
 * `wishlist/likes-provider.tsx` gives the real one, tests give their own.
 */
export interface WishlistActions {
  has(thing: WishlistTarget): boolean;
  /** Shown at once, settled with the server after. Who is not signed in is told so. */
  toggle(thing: WishlistTarget): void;
}

/** Null where nothing can be liked: there are no hearts then. */
export const WishlistContext = createContext<WishlistActions | null>(null);

export function useWishlistContext(): WishlistActions | null {
  return useContext(WishlistContext);
}
