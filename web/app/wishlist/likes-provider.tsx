import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type Likes, LikesContext } from "../catalog/wishlist-context.ts";
import { useStored } from "../client/storage.ts";
import { useWords } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { hasWish } from "./wishes.ts";
import { useChangeWish, useHasWishlist, useWishlist } from "./wishlist.queries.ts";

/** Gives the catalogue the wishlist, and tells a guest that it needs an account. */
export function LikesProvider({ children }: { children: ReactNode }) {
  const t = useWords("wishlist");
  const token = useStored("token");
  const hasWishlist = useHasWishlist();
  const { data } = useWishlist();
  // No haste: a part of the page that is still taken over by the browser is not drawn anew for it.
  const list = useDeferredValue(data);
  const { mutate } = useChangeWish();
  const toggle = useRef<Likes["toggle"]>(() => {});
  useEffect(() => {
    toggle.current = (thing) => {
      if (token === null) toast.error(t("notSignedIn"));
      else mutate({ thing, isWanted: !data || !hasWish(data, thing) });
    };
  });

  // The same object while the list is the same: every card on the page hangs on it.
  const likes = useMemo(
    (): Likes => ({
      has: (thing) => list !== undefined && hasWish(list, thing),
      toggle: (thing) => toggle.current(thing),
    }),
    [list],
  );
  return <LikesContext value={hasWishlist ? likes : null}>{children}</LikesContext>;
}
