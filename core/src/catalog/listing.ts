import * as z from "zod";
import { clock, id, maxId, money, page, slug } from "../values.ts";
import { allergens } from "./allergens.ts";
import { category, item, store } from "./catalog.types.ts";

/**
 * What the list endpoints of the catalogue share: permissions, filters and responses (contract
 * 2.5).
 */

export const listAccess = { allow: "anyone", needs: ["zone", "module"] } as const;

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
export const storeOrders = ["popular", "nearby", "delivery_charge", "delivery_time"] as const;
const storeFilters = [
  "delivery",
  "take_away",
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
/** The minimum average, in the steps in which averages are shown. */
const minRating = z.number().multipleOf(0.5).min(1).max(5);

/**
 * The filters of an item list. All of them apply together; at most one sort order may be sent.
 * Prices are those on an item's card, after the discount of a running flash sale or of the item
 * itself. A store's discount on whole orders is not included, because it depends on the cart.
 */
export const itemFilter = {
  type: diet,
  filter: z
    .array(z.enum([...itemFilters, ...itemOrders]))
    .max(20)
    .default([]),
  rating_count: minRating.optional(),
  min_price: money.optional(),
  max_price: money.optional(),
  category_ids: ids.optional(),
  brand_ids: ids.optional(),
  /**
   * Leaves out items that contain any of these, and items whose store has not declared their
   * allergens.
   */
  without_allergens: z.array(z.enum(allergens)).max(allergens.length).optional(),
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
  rating_count: minRating.optional(),
  category_ids: ids.optional(),
  /**
   * Leaves out stores that do not deliver, and without coordinates those that charge by distance.
   */
  max_delivery_charge: money.optional(),
};
export type StoreFilter = z.infer<z.ZodObject<typeof storeFilter>>;
export type StoreOrder = (typeof storeOrders)[number];
export type StoreMark = (typeof storeFilters)[number];

/** Limits a list to one category; 0 means all categories. */
export const categoryOrAll = z.int().min(0).max(maxId).optional();

/** Item responses contain no distance, so the position matters only for the sort order `nearby`. */
export const unlessNearby = {
  ignoresPlace: ({ filter }: { filter: readonly string[] }) => !filter.includes("nearby"),
};

/** A store that sells matches later today, and from when. */
const laterToday = z.object({
  store_id: id,
  store_slug: slug,
  store_name: z.string(),
  from: clock,
});
export type LaterToday = z.infer<typeof laterToday>;

/**
 * Only when a list is empty because of `currently_open` or `available_now`: the stores that sell
 * matches later today, the earliest first, at most five.
 */
const later = { later_today: z.array(laterToday).optional() };

export const itemPage = page("products", item).extend(later);
export const itemPageWithCategories = itemPage.extend({ categories: z.array(category) });
export const storePage = page("stores", store).extend(later);
