import type { ApiContract } from "@errand/core/contract";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";

export type Wishlist = ApiContract["GET /customer/wish-list"]["reply"];

export function isInWishlist({ item, store }: Wishlist, target: WishlistTarget): boolean {
  return "item" in target
    ? item.some(({ id }) => id === target.item.id)
    : store.some(({ id }) => id === target.store.id);
}

/** Adds an entry as the newest, in the order of the server. */
export function withEntry(list: Wishlist, target: WishlistTarget): Wishlist {
  const others = withoutEntry(list, target);
  return "item" in target
    ? { ...others, item: [target.item, ...others.item] }
    : { ...others, store: [target.store, ...others.store] };
}

export function withoutEntry({ item, store }: Wishlist, target: WishlistTarget): Wishlist {
  return "item" in target
    ? { item: item.filter(({ id }) => id !== target.item.id), store }
    : { item, store: store.filter(({ id }) => id !== target.store.id) };
}

export function isSameTarget(a: WishlistTarget, b: WishlistTarget): boolean {
  if ("item" in a) return "item" in b && a.item.id === b.item.id;
  return "store" in b && a.store.id === b.store.id;
}
