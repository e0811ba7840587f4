import * as z from "zod";
import { id, maxId, money, page } from "../values.ts";
import { category, item, store } from "./catalog.types.ts";

/** What lists of the catalogue have in common: who may ask, what narrows them, what comes back (contract 2.5). */

export const listed = { allow: "anyone", needs: ["zone", "module"] } as const;

const itemOrders = ["popular", "high", "low", "nearby"] as const;
const itemFilters = [
  "top_rated",
  "discounted",
  "free_delivery",
  "coupon",
  "available_now",
  "currently_open",
  "fast_delivery",
  "organic",
  "halal",
] as const;
const storeOrders = ["popular", "nearby"] as const;
const storeFilters = [
  "top_rated",
  "discounted",
  "free_delivery",
  "coupon",
  "currently_open",
  "fast_delivery",
  "halal",
] as const;

export const diet = z.enum(["all", "veg", "non_veg"]).default("all");
const ids = z.array(id).max(50);

/**
 * What narrows a list of items; all given hold together, and at most one order may be named. Prices are
 * those that customers see on a card: less what a running flash sale or the item itself takes off. What a
 * store takes off whole orders is not in them, as it depends on the cart.
 */
export const itemFilter = {
  type: diet,
  filter: z
    .array(z.enum([...itemFilters, ...itemOrders]))
    .max(20)
    .default([]),
  rating_count: z.int().min(1).max(5).optional(),
  min_price: money.optional(),
  max_price: money.optional(),
  category_ids: ids.optional(),
  brand_ids: ids.optional(),
};
export type ItemFilter = z.infer<z.ZodObject<typeof itemFilter>>;
export type ItemSorting = (typeof itemOrders)[number];
export type ItemMark = (typeof itemFilters)[number];

export const storeFilter = {
  type: diet,
  filter: z
    .array(z.enum([...storeFilters, ...storeOrders]))
    .max(20)
    .default([]),
  rating_count: z.int().min(1).max(5).optional(),
  category_ids: ids.optional(),
};
export type StoreFilter = z.infer<z.ZodObject<typeof storeFilter>>;
export type StoreOrder = (typeof storeOrders)[number];
export type StoreMark = (typeof storeFilters)[number];

/** A category to look in; 0 is all of them. */
export const categoryOrAll = z.int().min(0).max(maxId).optional();

/** Items have no distance of their own; only their order may depend on it. */
export const unlessNearby = {
  ignoresPlace: ({ filter }: { filter: readonly string[] }) => !filter.includes("nearby"),
};

export const itemPage = page("products", item);
export const itemPageWithCategories = itemPage.extend({ categories: z.array(category) });
export const storePage = page("stores", store);
