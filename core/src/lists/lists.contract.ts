import * as z from "zod";
import { category } from "../catalog/catalog.types.ts";
import {
  categoryOrAll,
  diet,
  itemFilter,
  itemPage,
  itemPageWithCategories,
  listAccess,
  storeFilter,
  storePage,
  unlessNearby,
} from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { flag, id, idOrSlug, paging, requires, text } from "../values.ts";

// Categories

/** How long categories may be cached, in seconds. Source: spec §9. */
const categoriesMaxAge = 5 * 60;
const featuredMaxAge = 8 * 60;

export const listCategories = endpoint("GET /categories", {
  about: "Main categories with their subcategories.",
  allow: "anyone",
  reads: ["module"],
  ...anywhere,
  input: z.object({ featured: flag.default(0) }),
  reply: z.array(category),
  errors: [],
  maxAge: ({ featured }) => (featured === 1 ? featuredMaxAge : categoriesMaxAge),
});

export const getCategory = endpoint("GET /categories/{id}", {
  about: "One category, as a list with one entry.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(category),
  errors: ["category_not_found"],
  maxAge: () => categoriesMaxAge,
});

export const listSubCategories = endpoint("GET /categories/childes/{id}", {
  about: "The subcategories of a category.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(category),
  errors: ["category_not_found"],
  maxAge: () => categoriesMaxAge,
});

export const listPopularCategories = endpoint("GET /categories/popular", {
  about: "The 20 main categories with the most deliveries in the last 30 days.",
  ...listAccess,
  ...anywhere,
  input: z.object({}),
  reply: z.array(category),
  errors: [],
  maxAge: () => categoriesMaxAge,
});

export const listFeaturedItems = endpoint("GET /categories/featured/items", {
  about: "Items of the featured categories, most popular first.",
  ...listAccess,
  ...anywhere,
  input: z.object({ ...paging, type: diet }),
  reply: itemPageWithCategories,
  errors: ["offset_too_large"],
  maxAge: () => featuredMaxAge,
});

export const listCategoryItems = endpoint("GET /categories/items/{id}", {
  about: "Items of a category and its subcategories.",
  ...listAccess,
  ...unlessNearby,
  input: z.object({ id: idOrSlug, ...paging, ...itemFilter }),
  reply: itemPage,
  errors: ["category_not_found", "offset_too_large", "filter_ambiguous"],
});

export const listCategoryStores = endpoint("GET /categories/stores/{id}", {
  about: "Stores that have items of a category.",
  ...listAccess,
  input: z.object({ id: idOrSlug, ...paging, ...storeFilter }),
  reply: storePage,
  errors: ["category_not_found", "offset_too_large", "filter_ambiguous"],
});

// Items

export const listLatestItems = endpoint("GET /items/latest", {
  about: "Items, newest first; with store_id, those of one store in the order of its page.",
  ...listAccess,
  ...unlessNearby,
  input: z.object({
    ...paging,
    ...itemFilter,
    store_id: id.optional(),
    category_id: categoryOrAll,
  }),
  reply: itemPageWithCategories,
  errors: ["offset_too_large", "filter_ambiguous"],
});

const ranked = {
  ...listAccess,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter, search: text(100).optional() }),
  reply: itemPageWithCategories,
  errors: ["offset_too_large", "filter_ambiguous"],
} as const;

export const listPopularItems = endpoint("GET /items/popular", {
  about: "Items by units delivered in the last 30 days, then by rating.",
  ...ranked,
});
export const listMostReviewedItems = endpoint("GET /items/most-reviewed", {
  about: "Items by number of ratings, then by average rating.",
  ...ranked,
});
export const listDiscountedItems = endpoint("GET /items/discounted", {
  about: "Discounted items, largest reduction in percent first.",
  ...ranked,
});
export const listNewItems = endpoint("GET /items/new-arrival", {
  about: "Items, newest first.",
  ...listAccess,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter }),
  reply: itemPageWithCategories,
  errors: ["offset_too_large", "filter_ambiguous"],
});

export const listRecommendedItems = endpoint("GET /items/recommended", {
  about: "Recommended items, most popular first.",
  ...listAccess,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter, store_id: id.optional() }),
  reply: itemPage,
  errors: ["offset_too_large", "filter_ambiguous"],
});

const ofStore = {
  ...listAccess,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter, store_id: idOrSlug.optional() }),
  reply: itemPage,
  errors: ["offset_too_large", "filter_ambiguous"],
} as const;

export const listBasicItems = endpoint("GET /items/basic", {
  about: "Basic medicine, most popular first.",
  ...ofStore,
});
export const listItemsForConditions = endpoint("GET /items/common-conditions", {
  about: "Items for any common condition, most popular first.",
  ...ofStore,
});

export const listSuggestedItems = endpoint("GET /items/suggested", {
  about: "Other items of a store, most popular first.",
  ...listAccess,
  ...anywhere,
  input: z.object({ ...paging, store_id: id }),
  reply: itemPage,
  errors: ["offset_too_large"],
});

export const browse = endpoint("GET /get-combined-data", {
  about:
    "Items that match a search, are discounted or new, or belong to brands or categories; or the stores that sell them.",
  ...listAccess,
  rateLimit: "search",
  ignoresPlace: ({ list_type, filter }) => list_type === "item" && !filter.includes("nearby"),
  input: z
    .object({
      list_type: z.enum(["item", "store"]),
      data_type: z.enum(["searched", "discounted", "new", "brand", "category", "all"]),
      name: text(100).optional(),
      ...paging,
      ...itemFilter,
    })
    .refine((query) => query.data_type !== "searched" || query.name, requires("name"))
    .refine(
      (query) => query.data_type !== "brand" || query.brand_ids?.length,
      requires("brand_ids"),
    )
    .refine(
      (query) => query.data_type !== "category" || query.category_ids?.length,
      requires("category_ids"),
    ),
  reply: z.union([itemPageWithCategories, storePage]),
  errors: ["offset_too_large", "filter_ambiguous"],
});

// Stores: open ones always come first

export const listStores = endpoint("GET /stores/get-stores/{filter_data}", {
  about: "All stores: nearest first if coordinates are sent, otherwise most popular first.",
  ...listAccess,
  input: z.object({
    filter_data: z.enum(["all", "delivery", "take_away"]),
    store_type: z.enum(["all", "newly_joined", "popular", "top_rated"]).default("all"),
    featured: flag.default(0),
    ...paging,
    ...storeFilter,
  }),
  reply: storePage,
  errors: ["offset_too_large", "filter_ambiguous"],
});

const filtered = {
  ...listAccess,
  input: z.object({ ...paging, ...storeFilter }),
  reply: storePage,
  errors: ["offset_too_large", "filter_ambiguous"],
} as const;

export const listLatestStores = endpoint("GET /stores/latest", {
  about: "The 12 newest stores, newest first.",
  ...filtered,
});
export const listPopularStores = endpoint("GET /stores/popular", {
  about: "Stores by orders delivered in the last 30 days, then by rating.",
  ...filtered,
});
export const listDiscountedStores = endpoint("GET /stores/discounted", {
  about: "Stores with a running discount, largest discount first.",
  ...filtered,
});
export const listRecommendedStores = endpoint("GET /stores/recommended", {
  about: "Recommended stores, most popular first.",
  ...filtered,
});
export const listTopRatedStores = endpoint("GET /stores/top-rated", {
  about: "Stores by rating.",
  ...filtered,
});

export const listTopOffers = endpoint("GET /stores/top-offer-near-me", {
  about:
    "Stores with a running discount: nearest first if coordinates are sent, otherwise largest discount first.",
  ...listAccess,
  input: z.object({
    ...paging,
    type: diet,
    name: text(100).optional(),
    halal: flag.optional(),
    sort_by: z.enum(["asc", "desc"]).optional(),
  }),
  reply: storePage,
  errors: ["offset_too_large"],
});
