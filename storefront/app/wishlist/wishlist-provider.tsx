import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import {
  type WishlistActions,
  WishlistContext,
  type WishlistTarget,
} from "../catalog/wishlist-context.ts";
import { useLazyActions } from "../shell/lazy-actions.tsx";
import { openPanel } from "../shell/panels.ts";
import { stored, useStored } from "../visitor/storage.ts";
import { useHasWishlist, useRentalWishlist, useWishlist } from "./use-wishlist.ts";
import { isInWishlist } from "./wishlist-entries.ts";

const changer = lazyComponent(() =>
  import("./wishlist-changer.tsx").then((file) => file.WishlistChanger),
);

/**
 * Provides the wishlist to the catalogue. Guests read that it needs an account and may sign in,
 * after which what they wanted is in it.
 */
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
  const wanted = useRef<WishlistTarget | null>(null);
  useEffect(() => {
    const thing = wanted.current;
    wanted.current = null;
    if (token !== null && thing) void run(({ change }) => change({ thing, isWanted: true }));
  }, [token, run]);
  // Not an ordinary effect: a press that makes React hydrate the page comes before those.
  useLayoutEffect(() => {
    toggle.current = (target) => {
      // Not the `token` of this render, which is that of a guest until the effects of hydration
      // have run.
      if (stored("token") === null) {
        wanted.current = target;
        toast.error(t("notSignedIn"));
        openPanel("sign-in", { mode: "sign-in" });
      } else {
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
