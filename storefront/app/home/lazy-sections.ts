import { lazyComponent } from "@errand/ui/lazy-component.tsx";

/** One chunk with all sections that are always below the fold. */
const laterSections = () => import("./below-fold-sections.ts");

export const advertisements = lazyComponent(async () => (await laterSections()).Advertisements);
export const brands = lazyComponent(async () => (await laterSections()).Brands);
export const featuredCategories = lazyComponent(
  async () => (await laterSections()).FeaturedCategories,
);
export const orderAgain = lazyComponent(async () => (await laterSections()).OrderAgain);

/** The last section; it includes the filters. */
export const allStores = lazyComponent(async () => (await import("./all-stores.tsx")).AllStores);

/** Only in a module without stores. */
export const emptyModule = lazyComponent(
  async () => (await import("./empty-module.tsx")).EmptyModule,
);
