import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type WishlistActions, WishlistContext } from "../catalog/wishlist-context.ts";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { useLazyActions } from "../shell/lazy-actions.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { toast } from "../ui/toast.ts";
import { useHasWishlist, useRentalWishlist, useWishlist } from "./use-wishlist.ts";
import { isInWishlist } from "./wishlist-entries.ts";

const changer = lazyComponent(() =>
  import("./wishlist-changer.tsx").then((file) => file.WishlistChanger),
);

/** Provides the wishlist to the catalogue. Guests see a toast that it needs an account. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const t = useMessages("wishlist");
  const token = useStored("token");
  const hasWishlist = useHasWishlist();
  const shop = useWishlist().data;
  const rental = useRentalWishlist().data;
  const data = rental ?? shop;
  // Deferred, so that a new wishlist does not force React to hydrate the page early.
  const list = useDeferredValue(data);
  const { element, run } = useLazyActions(changer);
  const toggle = useRef<WishlistActions["toggle"]>(() => {});
  useEffect(() => {
    toggle.current = (target) => {
      if (token === null) toast.error(t("notSignedIn"));
      else {
        const isWanted = !data || !isInWishlist(data, target);
        void run(({ change }) => change({ thing: target, isWanted }));
      }
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
  return (
    <WishlistContext value={hasWishlist ? wishlist : null}>
      {children}
      {element}
    </WishlistContext>
  );
}
