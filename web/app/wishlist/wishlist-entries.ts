import type { ApiContract } from "@errand/core/contract";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";

export type Wishlist = ApiContract["GET /customer/wish-list"]["reply"];

export function isInWishlist({ item, store }: Wishlist, thing: WishlistTarget): boolean {
  return "item" in thing
    ? item.some(({ id }) => id === thing.item.id)
    : store.some(({ id }) => id === thing.store.id);
}

/** The newest first, as the server tells them. */
export function withEntry(list: Wishlist, thing: WishlistTarget): Wishlist {
  const others = withoutEntry(list, thing);
  return "item" in thing
    ? { ...others, item: [thing.item, ...others.item] }
    : { ...others, store: [thing.store, ...others.store] };
}

export function withoutEntry({ item, store }: Wishlist, thing: WishlistTarget): Wishlist {
  return "item" in thing
    ? { item: item.filter(({ id }) => id !== thing.item.id), store }
    : { item, store: store.filter(({ id }) => id !== thing.store.id) };
}

export function isSame(one: WishlistTarget, other: WishlistTarget): boolean {
  if ("item" in one) return "item" in other && one.item.id === other.item.id;
  return "store" in other && one.store.id === other.store.id;
}
