import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { SectionName } from "./sections.tsx";

export type ShopType = Exclude<ModuleType, "parcel" | "rental">;

interface Composition {
  /** Drawn with the page, because they are seen at once. */
  first: readonly SectionName[];
  /** Each read by the browser when the visitor comes near it. */
  further: readonly SectionName[];
}

/** What the home page of each module shows, from top to bottom. What has no content is not there. */
export const homeLayouts: Record<ShopType, Composition> = {
  // People are hungry now: who cooks nearby, then what.
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
  // A list is worked through, shelf by shelf, and prices are compared.
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
  // Something hurts: for what, with what, and who is open.
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
  // A stroll past shop windows: what is new, which names, then the shops.
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
