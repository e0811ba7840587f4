import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";

/** Where the things of the catalogue are (spec §2). */

export function productPath({ slug, module_id }: Pick<Item, "slug" | "module_id">): string {
  return `/product/${slug}?module_id=${module_id}`;
}

export function storePath({ slug }: Pick<Store, "slug">): string {
  return `/store/${slug}`;
}

/** The items of a category, on the home page. */
export function categoryPath({ slug, name }: Pick<Category, "slug" | "name">, moduleId: number) {
  const query = { search: "category", id: slug, module_id: String(moduleId), name };
  return `/home?${new URLSearchParams({ ...query, data_type: "category" })}`;
}

/** What a text finds, on the home page. */
export function searchPath(text: string): string {
  return `/home?${new URLSearchParams({ search: "searched", name: text, data_type: "searched" })}`;
}
