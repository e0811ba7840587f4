import type { Category } from "@errand/core/catalog/catalog.types";

/** Spec §9: popular stores have pages of twelve, the latest stores are limited to twelve. */
export const storesPerCarousel = 12;
/** More than the widest screen shows; "see all" shows the rest. */
export const itemsPerCarousel = 10;
/** How many items a rail reads, to have enough that no rail above shows. */
export const itemCandidates = 30;
/** How many stores such a rail reads. */
export const storeCandidates = 36;
/** The element id of the section with all stores. */
export const allStoresId = "all-stores";

/** Spec §9: categories are cached for five minutes, featured ones for eight. In milliseconds. */
export const categoriesStaleTime = 5 * 60_000;
export const featuredStaleTime = 8 * 60_000;
export const allStoresEndpoint = "GET /stores/get-stores/{filter_data}";
export const allStoresRequest = { filter_data: "all", limit: 12 } as const;

/** A category of the carousel, without its subcategories. */
export type CarouselCategory = Pick<
  Category,
  "id" | "slug" | "name" | "image_full_url" | "module_id"
>;

export function inRail({ id, slug, name, image_full_url, module_id }: Category): CarouselCategory {
  return { id, slug, name, image_full_url, module_id };
}
