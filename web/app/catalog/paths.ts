import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";

/** Where the things of the catalogue are (spec §2). */

export function productPath({ slug, module_id }: Pick<Item, "slug" | "module_id">): string {
  return `/product/${slug}?module_id=${module_id}`;
}

/** The one address of an item's page, whichever link led to it. */
export function productAddress({ slug }: Pick<Item, "slug">): string {
  return `/product/${slug}`;
}

export function storePath({ slug }: Pick<Store, "slug">): string {
  return `/store/${slug}`;
}

/** What a category has: its items and its stores. */
export function categoryPath({ slug }: Pick<Category, "slug">, moduleId: number): string {
  return `/category/${slug}?module_id=${moduleId}`;
}

/** The one address of a category's page, whichever link led to it. */
export function categoryAddress({ slug }: Pick<Category, "slug">): string {
  return `/category/${slug}`;
}

/** What a text finds, on the home page; in this module for whoever follows the link. */
export function searchPath(text: string, moduleId?: number): string {
  const query = new URLSearchParams({ search: "searched", name: text });
  if (moduleId !== undefined) query.set("module_id", String(moduleId));
  query.set("data_type", "searched");
  return `/home?${query}`;
}

/** The items of a brand. */
export function brandPath(slug: string): string {
  return `/home?${new URLSearchParams({ data_type: "brand", id: slug })}`;
}

/** The items for a common condition. */
export function conditionPath(slug: string): string {
  return `/home?${new URLSearchParams({ data_type: "condition", id: slug })}`;
}

export const storeLists = ["latest", "popular", "discounted", "recommended", "top-rated"] as const;
export type StoreList = (typeof storeLists)[number];

/** All stores in one order. */
export function storeListPath(list: StoreList): string {
  return `/store/${list}`;
}
