import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { SectionName } from "./sections.tsx";

export type ShopType = Exclude<ModuleType, "parcel" | "rental">;

interface HomeLayout {
  /** Above the fold: rendered by the server. */
  first: readonly SectionName[];
  /** Below the fold: each loads in the browser near the viewport. */
  further: readonly SectionName[];
}

/** The sections of each module's home page from top to bottom. Empty sections are not shown. */
export const homeLayouts: Record<ShopType, HomeLayout> = {
  // Customers are hungry now: nearby stores first, then dishes.
  food: {
    first: ["banners", "categories", "popularStores"],
    further: [
      "popularItems",
      "visitAgain",
      "campaigns",
      "campaignItems",
      "topOffers",
      "flashSale",
      "discountedItems",
      "sectionBanners",
      "latestStores",
      "mostReviewedItems",
      "advertisements",
      "suggestedItems",
      "recommendedItems",
      "newItems",
      "topRatedStores",
      "recommendedStores",
      "whyChoose",
      "allStores",
    ],
  },
  // Customers work through a shopping list and compare prices: categories and discounts first.
  grocery: {
    first: ["categories", "banners", "flashSale", "discountedItems"],
    further: [
      "popularItems",
      "visitAgain",
      "featuredCategories",
      "campaigns",
      "campaignItems",
      "newItems",
      "topOffers",
      "popularStores",
      "sectionBanners",
      "suggestedItems",
      "recommendedItems",
      "mostReviewedItems",
      "advertisements",
      "latestStores",
      "whyChoose",
      "allStores",
    ],
  },
  // Customers look for a remedy: conditions first, then basic medicine and pharmacies.
  pharmacy: {
    first: ["conditions", "basicItems", "popularStores"],
    further: [
      "banners",
      "visitAgain",
      "categories",
      "discountedItems",
      "itemsForConditions",
      "flashSale",
      "sectionBanners",
      "popularItems",
      "suggestedItems",
      "recommendedItems",
      "advertisements",
      "topOffers",
      "mostReviewedItems",
      "newItems",
      "topRatedStores",
      "whyChoose",
      "allStores",
    ],
  },
  // Customers browse: new items first, then brands, then stores.
  ecommerce: {
    first: ["banners", "categories", "flashSale", "newItems"],
    further: [
      "brands",
      "visitAgain",
      "featuredCategories",
      "popularItems",
      "discountedStores",
      "campaigns",
      "campaignItems",
      "discountedItems",
      "sectionBanners",
      "recommendedItems",
      "suggestedItems",
      "popularStores",
      "advertisements",
      "mostReviewedItems",
      "latestStores",
      "recommendedStores",
      "topRatedStores",
      "whyChoose",
      "allStores",
    ],
  },
};
