import type { ApiContract } from "@errand/core/contract";
import type { Likable } from "../catalog/wishlist-context.ts";

export type Wishlist = ApiContract["GET /customer/wish-list"]["reply"];

export function hasWish({ item, store }: Wishlist, thing: Likable): boolean {
  return "item" in thing
    ? item.some(({ id }) => id === thing.item.id)
    : store.some(({ id }) => id === thing.store.id);
}

/** The newest first, as the server tells them. */
export function withWish(list: Wishlist, thing: Likable): Wishlist {
  const others = withoutWish(list, thing);
  return "item" in thing
    ? { ...others, item: [thing.item, ...others.item] }
    : { ...others, store: [thing.store, ...others.store] };
}

export function withoutWish({ item, store }: Wishlist, thing: Likable): Wishlist {
  return "item" in thing
    ? { item: item.filter(({ id }) => id !== thing.item.id), store }
    : { item, store: store.filter(({ id }) => id !== thing.store.id) };
}

export function isSame(one: Likable, other: Likable): boolean {
  if ("item" in one) return "item" in other && one.item.id === other.item.id;
  return "store" in other && one.store.id === other.store.id;
}
