import { type Allergen, allergens } from "@errand/core/catalog/allergens";
import type {
  ItemFilter,
  ItemMark,
  ItemSorting,
  StoreFilter,
  StoreMark,
  StoreOrder,
} from "@errand/core/catalog/listing";

/** The filters and the order of a list of items or stores, as stored in the query of its URL. */
export interface Filters {
  type: Diet;
  marks: Mark[];
  /** The minimum average, 1 to 5. */
  rating: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  categoryIds: number[];
  brandIds: number[];
  /** Allergens that the items must not contain. */
  withoutAllergens: Allergen[];
  /** The most that a delivery may cost. */
  maxDeliveryCharge: number | null;
  /** Null is the default order of the list. */
  order: SortOrder | null;
}

export type Diet = ItemFilter["type"];
export type Mark = ItemMark | StoreMark;
export type SortOrder = ItemSorting | StoreOrder;

export const noFilters: Filters = {
  type: "all",
  marks: [],
  rating: null,
  minPrice: null,
  maxPrice: null,
  categoryIds: [],
  brandIds: [],
  withoutAllergens: [],
  maxDeliveryCharge: null,
  order: null,
};

/** All marks, in the order of the filter panel. */
const marks: Record<Mark, true> = {
  delivery: true,
  take_away: true,
  discounted: true,
  free_delivery: true,
  fast_delivery: true,
  coupon: true,
  currently_open: true,
  available_now: true,
  organic: true,
  halal: true,
  top_rated: true,
};
const itemOrders: Record<ItemSorting, true> = {
  popular: true,
  low: true,
  high: true,
  nearby: true,
};
const itemMarks: Record<ItemMark, true> = {
  discounted: true,
  free_delivery: true,
  fast_delivery: true,
  coupon: true,
  currently_open: true,
  available_now: true,
  organic: true,
  halal: true,
  top_rated: true,
};
const storeMarks: Record<StoreMark, true> = {
  delivery: true,
  take_away: true,
  discounted: true,
  free_delivery: true,
  fast_delivery: true,
  coupon: true,
  currently_open: true,
  halal: true,
  top_rated: true,
};
const storeOrders: Record<StoreOrder, true> = {
  popular: true,
  nearby: true,
  delivery_charge: true,
  delivery_time: true,
};

const maxIds = 50;

/** The averages by which a list can be filtered. */
const ratings = new Set([1, 2, 3, 4, 4.5, 5]);

const parameters = [
  "type",
  "filter",
  "rating_count",
  "min_price",
  "max_price",
  "category_ids",
  "brand_ids",
  "without_allergens",
  "max_delivery_charge",
  "sort",
];

/** Parses the filters in a query. Invalid values are ignored. */
export function filtersOf(query: URLSearchParams): Filters {
  const type = query.get("type");
  const sort = query.get("sort") ?? "";
  const rating = Number(query.get("rating_count"));
  const prices = [query.get("min_price"), query.get("max_price")].map((text) =>
    amountOf(text ?? ""),
  );
  const [minPrice = null, maxPrice = null] = prices;
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    type: type === "veg" || type === "non_veg" ? type : "all",
    marks: [...new Set(query.getAll("filter").filter(isMark))],
    rating: ratings.has(rating) ? rating : null,
    minPrice: isReversed ? maxPrice : minPrice,
    maxPrice: isReversed ? minPrice : maxPrice,
    categoryIds: idsOf(query.getAll("category_ids")),
    brandIds: idsOf(query.getAll("brand_ids")),
    withoutAllergens: [...new Set(query.getAll("without_allergens").filter(isAllergen))],
    maxDeliveryCharge: amountOf(query.get("max_delivery_charge") ?? ""),
    order: isOrder(sort) ? sort : null,
  };
}

/** Replaces the filters in a query. Other parameters stay. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of parameters) next.delete(name);
  if (filters.type !== "all") next.set("type", filters.type);
  for (const mark of filters.marks) next.append("filter", mark);
  if (filters.rating !== null) next.set("rating_count", String(filters.rating));
  if (filters.minPrice !== null) next.set("min_price", String(filters.minPrice));
  if (filters.maxPrice !== null) next.set("max_price", String(filters.maxPrice));
  for (const id of filters.categoryIds) next.append("category_ids", String(id));
  for (const id of filters.brandIds) next.append("brand_ids", String(id));
  for (const name of filters.withoutAllergens) next.append("without_allergens", name);
  if (filters.maxDeliveryCharge !== null) {
    next.set("max_delivery_charge", String(filters.maxDeliveryCharge));
  }
  if (filters.order !== null) next.set("sort", filters.order);
  return next;
}

/** The input for endpoints that list items (contract 2.5). */
export function itemInput(filters: Filters): Partial<ItemFilter> {
  const { type, rating, minPrice, maxPrice, categoryIds, brandIds, withoutAllergens } = filters;
  const filter = [
    ...filters.marks.filter(isItemMark),
    ...(filters.order !== null && isItemOrder(filters.order) ? [filters.order] : []),
  ];
  return {
    ...(type !== "all" && { type }),
    ...(filter.length > 0 && { filter }),
    ...(rating !== null && { rating_count: rating }),
    ...(minPrice !== null && { min_price: minPrice }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds }),
    ...(brandIds.length > 0 && { brand_ids: brandIds }),
    ...(withoutAllergens.length > 0 && { without_allergens: withoutAllergens }),
  };
}

/**
 * The input for endpoints that list stores, which cannot be filtered by price, brand or allergens.
 */
export function storeInput(filters: Filters): Partial<StoreFilter> {
  const { type, rating, categoryIds, maxDeliveryCharge, order } = storeFiltersOf(filters);
  const filter = [
    ...filters.marks.filter(isStoreMark),
    ...(order !== null && isStoreOrder(order) ? [order] : []),
  ];
  return {
    ...(type !== "all" && { type }),
    ...(filter.length > 0 && { filter }),
    ...(rating !== null && { rating_count: rating }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds }),
    ...(maxDeliveryCharge !== null && { max_delivery_charge: maxDeliveryCharge }),
  };
}

/** Removes the filters that do not apply to items. */
export function itemFiltersOf(filters: Filters): Filters {
  return {
    ...filters,
    marks: filters.marks.filter(isItemMark),
    maxDeliveryCharge: null,
    order: filters.order !== null && isItemOrder(filters.order) ? filters.order : null,
  };
}

/** Removes the filters that do not apply to stores. */
export function storeFiltersOf(filters: Filters): Filters {
  return {
    ...filters,
    marks: filters.marks.filter(isStoreMark),
    minPrice: null,
    maxPrice: null,
    brandIds: [],
    withoutAllergens: [],
    order: filters.order !== null && isStoreOrder(filters.order) ? filters.order : null,
  };
}

/** The number of active filters. The order does not count. */
export function countFilters(filters: Filters): number {
  const { type, rating, minPrice, maxPrice } = filters;
  const single = [
    type !== "all",
    rating !== null,
    minPrice !== null || maxPrice !== null,
    filters.maxDeliveryCharge !== null,
  ];
  return (
    single.filter(Boolean).length +
    filters.marks.length +
    filters.categoryIds.length +
    filters.brandIds.length +
    filters.withoutAllergens.length
  );
}

/** Parses a typed amount with a decimal point or comma; null when it is not an amount. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

function idsOf(texts: string[]): number[] {
  const ids = texts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(ids)].slice(0, maxIds);
}

function isAllergen(text: string): text is Allergen {
  return allergens.some((allergen) => allergen === text);
}

function isMark(text: string): text is Mark {
  return Object.hasOwn(marks, text);
}

function isOrder(text: string): text is SortOrder {
  return Object.hasOwn(itemOrders, text) || Object.hasOwn(storeOrders, text);
}

function isItemOrder(order: SortOrder): order is ItemSorting {
  return Object.hasOwn(itemOrders, order);
}

function isItemMark(mark: Mark): mark is ItemMark {
  return Object.hasOwn(itemMarks, mark);
}

function isStoreMark(mark: Mark): mark is StoreMark {
  return Object.hasOwn(storeMarks, mark);
}

function isStoreOrder(order: SortOrder): order is StoreOrder {
  return Object.hasOwn(storeOrders, order);
}
