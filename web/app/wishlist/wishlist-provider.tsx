import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type WishlistActions, WishlistContext } from "../catalog/wishlist-context.ts";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { useChangeWishlist, useHasWishlist, useWishlist } from "./wishlist.queries.ts";
import { isInWishlist } from "./wishlist-entries.ts";

/** Provides the wishlist to the catalogue. Guests see a toast that it needs an account. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const t = useMessages("wishlist");
  const token = useStored("token");
  const hasWishlist = useHasWishlist();
  const { data } = useWishlist();
  // Deferred, so that a new wishlist does not force React to hydrate the page early.
  const list = useDeferredValue(data);
  const { mutate } = useChangeWishlist();
  const toggle = useRef<WishlistActions["toggle"]>(() => {});
  useEffect(() => {
    toggle.current = (target) => {
      if (token === null) toast.error(t("notSignedIn"));
      else mutate({ thing: target, isWanted: !data || !isInWishlist(data, target) });
    };
  });

  // A stable object while the list is the same, because every card on the page depends on it.
  const wishlist = useMemo(
    (): WishlistActions => ({
      has: (target) => list !== undefined && isInWishlist(list, target),
      toggle: (target) => toggle.current(target),
    }),
    [list],
  );
  return <WishlistContext value={hasWishlist ? wishlist : null}>{children}</WishlistContext>;
}
