import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { RentalWishlist } from "@errand/core/rental/rental-wishlist.contract";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";

export type Wishlist = StorefrontContract["GET /customer/wish-list"]["reply"];

type ListName = keyof Wishlist | keyof RentalWishlist;
type AnyWishlist = Partial<Record<ListName, { id: number }[]>>;

/** The list that holds a target, and its entry there. */
function placeOf(target: WishlistTarget): { list: ListName; entry: { id: number } } {
  if ("item" in target) return { list: "item", entry: target.item };
  if ("store" in target) return { list: "store", entry: target.store };
  if ("vehicle" in target) return { list: "vehicles", entry: target.vehicle };
  return { list: "providers", entry: target.provider };
}

/** Whether a target belongs to the wishlist of the rental module. */
export function isOfRental(target: WishlistTarget): boolean {
  return "vehicle" in target || "provider" in target;
}

export function isInWishlist(wishlist: AnyWishlist, target: WishlistTarget): boolean {
  const { list, entry } = placeOf(target);
  return wishlist[list]?.some(({ id }) => id === entry.id) ?? false;
}

/** Adds an entry as the newest, in the order of the server. */
export function withEntry<List extends AnyWishlist>(wishlist: List, target: WishlistTarget): List {
  const { list, entry } = placeOf(target);
  return { ...wishlist, [list]: [entry, ...others(wishlist, target)] };
}

export function withoutEntry<List extends AnyWishlist>(
  wishlist: List,
  target: WishlistTarget,
): List {
  return { ...wishlist, [placeOf(target).list]: others(wishlist, target) };
}

function others(wishlist: AnyWishlist, target: WishlistTarget): { id: number }[] {
  const { list, entry } = placeOf(target);
  return (wishlist[list] ?? []).filter(({ id }) => id !== entry.id);
}

export function isSameTarget(a: WishlistTarget, b: WishlistTarget): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one.list === other.list && one.entry.id === other.entry.id;
}
