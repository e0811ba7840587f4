import { useEffect } from "react";
import type { ActionsProps } from "../shell/lazy-actions.tsx";
import { useChangeWishlist, type WishlistChange } from "./wishlist.queries.ts";

export interface WishlistChanges {
  change(change: WishlistChange): void;
}

/** Changes the wishlist for the hearts of a page. */
export function WishlistChanger({ onReady }: ActionsProps<WishlistChanges>) {
  const { mutate } = useChangeWishlist();
  useEffect(() => onReady({ change: mutate }));
  return null;
}
