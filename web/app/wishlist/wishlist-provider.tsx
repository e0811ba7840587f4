import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type WishlistActions, WishlistContext } from "../catalog/wishlist-context.ts";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { useChangeWishlist, useHasWishlist, useWishlist } from "./wishlist.queries.ts";
import { isInWishlist } from "./wishlist-entries.ts";

/** Gives the catalogue the wishlist, and tells a guest that it needs an account. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const t = useMessages("wishlist");
  const token = useStored("token");
  const hasWishlist = useHasWishlist();
  const { data } = useWishlist();
  // No haste: a part of the page that is still taken over by the browser is not drawn anew for it.
  const list = useDeferredValue(data);
  const { mutate } = useChangeWishlist();
  const toggle = useRef<WishlistActions["toggle"]>(() => {});
  useEffect(() => {
    toggle.current = (thing) => {
      if (token === null) toast.error(t("notSignedIn"));
      else mutate({ thing, isWanted: !data || !isInWishlist(data, thing) });
    };
  });

  // The same object while the list is the same: every card on the page hangs on it.
  const likes = useMemo(
    (): WishlistActions => ({
      has: (thing) => list !== undefined && isInWishlist(list, thing),
      toggle: (thing) => toggle.current(thing),
    }),
    [list],
  );
  return <WishlistContext value={hasWishlist ? likes : null}>{children}</WishlistContext>;
}
