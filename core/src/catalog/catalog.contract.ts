import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { flag, id, idOrSlug, money, page, paging, text } from "../values.ts";
import { category, item, itemDetails, store, storeDetails } from "./catalog.types.ts";

const listed = { allow: "anyone", needs: ["zone", "module"] } as const;

const itemOrders = ["popular", "high", "low", "nearby"] as const;
const itemFilters = [
  "top_rated",
  "discounted",
  "free_delivery",
  "coupon",
  "available_now",
  "currently_open",
  "fast_delivery",
] as const;
const storeOrders = ["popular", "nearby"] as const;
const storeFilters = [
  "top_rated",
  "discounted",
  "free_delivery",
  "coupon",
  "currently_open",
  "fast_delivery",
] as const;

const diet = z.enum(["all", "veg", "non_veg"]).default("all");
const ids = z.array(id).max(50);

/** What narrows a list of items; all given hold together, and at most one order may be named. */
const itemFilter = {
  type: diet,
  filter: z.array(z.enum([...itemFilters, ...itemOrders])).default([]),
  rating_count: z.int().min(1).max(5).optional(),
  min_price: money.optional(),
  max_price: money.optional(),
  category_ids: ids.optional(),
  brand_ids: ids.optional(),
};
export type ItemFilter = z.infer<z.ZodObject<typeof itemFilter>>;
export type ItemOrder = (typeof itemOrders)[number];

const storeFilter = {
  type: diet,
  filter: z.array(z.enum([...storeFilters, ...storeOrders])).default([]),
  rating_count: z.int().min(1).max(5).optional(),
  category_ids: ids.optional(),
};
export type StoreFilter = z.infer<z.ZodObject<typeof storeFilter>>;

/** Items do not say how far they are; only their order may depend on it. */
const unlessNearby = {
  ignoresPlace: ({ filter }: { filter: readonly string[] }) => !filter.includes("nearby"),
};

const itemPage = page("products", item);
const itemPageWithCategories = itemPage.extend({ categories: z.array(category) });
const storePage = page("stores", store);

// Categories

export const listCategories = endpoint("GET /categories", {
  about: "Main categories, children inside.",
  allow: "anyone",
  reads: ["module"],
  ...anywhere,
  input: z.object({ featured: flag.default(0) }),
  reply: z.array(category),
  errors: [],
  maxAge: 300,
});

export const getCategory = endpoint("GET /categories/{id}", {
  about: "One category in a list.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(category),
  errors: ["category"],
  maxAge: 300,
});

export const listSubCategories = endpoint("GET /categories/childes/{id}", {
  about: "The children of a category.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(category),
  errors: ["category"],
  maxAge: 300,
});

export const listCategoryItems = endpoint("GET /categories/items/{id}", {
  about: "Items of a category and its children.",
  ...listed,
  ...unlessNearby,
  input: z.object({ id: idOrSlug, ...paging, ...itemFilter }),
  reply: itemPage,
  errors: ["category", "offset", "filter"],
});

export const listCategoryStores = endpoint("GET /categories/stores/{id}", {
  about: "Stores that have items of a category.",
  ...listed,
  input: z.object({ id: idOrSlug, ...paging, ...storeFilter }),
  reply: storePage,
  errors: ["category", "offset", "filter"],
});

// Items

export const listLatestItems = endpoint("GET /items/latest", {
  about: "Items, newest first; with store_id the menu of one store.",
  ...listed,
  ...unlessNearby,
  input: z.object({
    ...paging,
    ...itemFilter,
    store_id: id.optional(),
    category_id: z.int().min(0).optional(),
  }),
  reply: itemPageWithCategories,
  errors: ["offset", "filter"],
});

const ranked = {
  ...listed,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter, search: text(100).optional() }),
  reply: itemPageWithCategories,
  errors: ["offset", "filter"],
} as const;

export const listPopularItems = endpoint("GET /items/popular", {
  about: "Items by units delivered in 30 days, then rating.",
  ...ranked,
});
export const listMostReviewedItems = endpoint("GET /items/most-reviewed", {
  about: "Items by number of ratings, then average.",
  ...ranked,
});
export const listDiscountedItems = endpoint("GET /items/discounted", {
  about: "Discounted items, largest reduction in percent first.",
  ...ranked,
});
export const listNewItems = endpoint("GET /items/new-arrival", {
  about: "Items, newest first.",
  ...listed,
  ...unlessNearby,
  input: z.object({ ...paging, ...itemFilter }),
  reply: itemPageWithCategories,
  errors: ["offset", "filter"],
});

export const listRecommendedItems = endpoint("GET /items/recommended", {
  about: "Recommended items, popular first.",
  ...listed,
  ...anywhere,
  input: z.object({ ...paging, store_id: id.optional(), type: diet }),
  reply: itemPage,
  errors: ["offset"],
});

export const listSuggestedItems = endpoint("GET /items/suggested", {
  about: "Other things of a store, popular first.",
  ...listed,
  ...anywhere,
  input: z.object({ ...paging, store_id: id }),
  reply: itemPage,
  errors: ["offset"],
});

export const searchItems = endpoint("GET /items/search", {
  about: "Items that match a text, best match first; tolerant of typing errors and accents.",
  ...listed,
  ...unlessNearby,
  input: z.object({
    ...paging,
    ...itemFilter,
    name: text(100),
    store_id: id.optional(),
    category_id: z.int().min(0).optional(),
  }),
  reply: itemPageWithCategories,
  errors: ["offset", "filter"],
});

export const searchItemsAndStores = endpoint("GET /items/item-or-store-search", {
  about: "Items and stores that match a text, at most 20 of each.",
  ...listed,
  input: z.object({ name: text(100) }),
  reply: z.object({
    items: z.array(
      item.pick({ id: true, slug: true, name: true, image_full_url: true, unit_type: true }),
    ),
    stores: z.array(store.pick({ id: true, slug: true, name: true, logo_full_url: true })),
  }),
  errors: [],
});

export const getItem = endpoint("GET /items/details/{id}", {
  about: "One item with its store.",
  allow: "anyone",
  input: z.object({ id: idOrSlug }),
  reply: itemDetails,
  errors: ["item"],
});

// Stores: closed ones are always after the open ones

export const listStores = endpoint("GET /stores/get-stores/{filter_data}", {
  about: "All stores, nearest first with coordinates, else popular.",
  ...listed,
  input: z.object({
    filter_data: z.enum(["all", "delivery", "take_away"]),
    store_type: z.enum(["all", "newly_joined", "popular", "top_rated"]).default("all"),
    featured: flag.default(0),
    ...paging,
    ...storeFilter,
  }),
  reply: storePage,
  errors: ["offset", "filter"],
});

const byDiet = {
  ...listed,
  input: z.object({ ...paging, type: diet }),
  reply: storePage,
  errors: ["offset"],
} as const;

export const listLatestStores = endpoint("GET /stores/latest", {
  about: "Stores, newest first.",
  ...byDiet,
});
export const listPopularStores = endpoint("GET /stores/popular", {
  about: "Stores by orders delivered in 30 days, then rating.",
  ...byDiet,
});
export const listDiscountedStores = endpoint("GET /stores/discounted", {
  about: "Stores with a running discount, the largest first.",
  ...byDiet,
});
export const listRecommendedStores = endpoint("GET /stores/recommended", {
  about: "Recommended stores, popular first.",
  ...byDiet,
});
export const listTopRatedStores = endpoint("GET /stores/top-rated", {
  about: "Stores by rating.",
  ...byDiet,
});

export const getStore = endpoint("GET /stores/details/{id}", {
  about: "One store with its categories, coupons and price range.",
  allow: "anyone",
  input: z.object({ id: idOrSlug }),
  reply: storeDetails,
  errors: ["store"],
});

export const listStorePopularItems = endpoint("GET /stores/popular-items/{id}", {
  about: "The ten most wanted items of a store.",
  allow: "anyone",
  ...anywhere,
  input: z.object({ id: idOrSlug }),
  reply: z.array(item),
  errors: ["store"],
});
