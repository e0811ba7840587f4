import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";

/** Paths of the catalogue pages (spec §2). */

export function productPath({ slug, module_id }: Pick<Item, "slug" | "module_id">): string {
  return `/product/${slug}?module_id=${module_id}`;
}

/** The canonical path of an item's page. */
export function productAddress({ slug }: Pick<Item, "slug">): string {
  return `/product/${slug}`;
}

/** The page of a store, which in the rental module is that of a provider. */
export function storePath({
  slug,
  module_type,
}: Pick<Store, "slug"> & Partial<Pick<Store, "module_type">>): string {
  return module_type === "rental" ? providerPath({ slug }) : `/store/${slug}`;
}

/** The items and stores of a category. */
export function categoryPath({ slug }: Pick<Category, "slug">, moduleId: number): string {
  return `/category/${slug}?module_id=${moduleId}`;
}

/** The canonical path of a category's page. */
export function categoryAddress({ slug }: Pick<Category, "slug">): string {
  return `/category/${slug}`;
}

/**
 * The results of a search, on the home page. With `moduleId` a shared link searches the same
 * module.
 */
export function searchPath(text: string, moduleId?: number, isAsTyped = false): string {
  const query = new URLSearchParams({ search: "searched", name: text });
  if (moduleId !== undefined) query.set("module_id", String(moduleId));
  query.set("data_type", "searched");
  if (isAsTyped) query.set("as_typed", "1");
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

/** A vehicle of the rental module. */
export function vehiclePath({ slug }: { slug: string }): string {
  return `/rental/vehicle/${slug}`;
}

/** A store of the rental module. */
export function providerPath({ slug }: { slug: string }): string {
  return `/rental/provider-details/${slug}`;
}

/** The vehicles of the rental module, with a query or all of them. */
export function vehicleSearchPath(query: URLSearchParams | null = null): string {
  return `/rental/vehicle-search?${query ?? "all_category=1"}`;
}
