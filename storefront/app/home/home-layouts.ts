import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { SectionName } from "./sections.tsx";

export type ShopType = Exclude<ModuleType, "parcel" | "rental">;

interface HomeLayout {
  /** Above the filters. */
  top: readonly SectionName[];
  /** Below the filters, rendered by the server as those at the top. */
  first: readonly SectionName[];
  /** Below the fold: candidates by importance. Each loads in the browser near the viewport. */
  further: readonly SectionName[];
}

/**
 * The sections of each module's home page from top to bottom. `home-plan.ts` selects those that are
 * shown.
 */
export const homeLayouts: Record<ShopType, HomeLayout> = {
  // Customers are hungry now: stores first, then dishes.
  food: {
    top: ["banners", "categories"],
    first: ["popularStores"],
    further: [
      "popularItems",
      "flashSale",
      "latestStores",
      "discountedItems",
      "advertisements",
      "topOffers",
      "mostReviewedItems",
      "recommendedItems",
      "newItems",
      "topRatedStores",
      "recommendedStores",
    ],
  },
  // Customers work through a shopping list and compare prices: categories and discounts first.
  grocery: {
    top: ["banners", "categories"],
    first: ["flashSale", "discountedItems"],
    further: [
      "popularItems",
      "featuredCategories",
      "popularStores",
      "newItems",
      "advertisements",
      "mostReviewedItems",
      "recommendedItems",
      "topOffers",
      "latestStores",
    ],
  },
  // Customers look for a remedy: conditions before everything but the banners, then basic medicine.
  pharmacy: {
    top: ["banners", "conditions", "categories"],
    first: ["basicItems", "popularStores"],
    further: [
      "itemsForConditions",
      "flashSale",
      "discountedItems",
      "popularItems",
      "advertisements",
      "recommendedItems",
      "topOffers",
      "mostReviewedItems",
      "newItems",
      "topRatedStores",
    ],
  },
  // Customers browse: new items first, then brands, then stores.
  ecommerce: {
    top: ["banners", "categories"],
    first: ["flashSale", "newItems"],
    further: [
      "brands",
      "popularItems",
      "popularStores",
      "featuredCategories",
      "discountedItems",
      "discountedStores",
      "advertisements",
      "recommendedItems",
      "mostReviewedItems",
      "latestStores",
      "recommendedStores",
      "topRatedStores",
    ],
  },
};
