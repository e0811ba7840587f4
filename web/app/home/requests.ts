import type { Category } from "@errand/core/catalog/catalog.types";

/** Spec §9: popular stores come by twelve, the latest are cut to twelve. */
export const storesPerCarousel = 12;
/** More than the widest screen shows; the rest is behind "see all". */
export const itemsPerCarousel = 8;
/** Where all stores are on the page. */
export const allStoresId = "all-stores";

/** Spec §9: categories are kept for five minutes, featured ones for eight. */
export const categoriesKeptFor = 5 * 60_000;
export const featuredKeptFor = 8 * 60_000;
export const allStoresRequest = { filter_data: "all", limit: 12 } as const;

/** A category as the rail shows it: without those below it. */
export type CarouselCategory = Pick<
  Category,
  "id" | "slug" | "name" | "image_full_url" | "module_id"
>;

export function inRail({ id, slug, name, image_full_url, module_id }: Category): CarouselCategory {
  return { id, slug, name, image_full_url, module_id };
}
