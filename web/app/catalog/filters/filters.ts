import type {
  ItemFilter,
  ItemMark,
  ItemSorting,
  StoreFilter,
  StoreMark,
  StoreOrder,
} from "@errand/core/catalog/listing";

/** What narrows and orders a list of items or stores, as a person chose it and as its address has it. */
export interface Filters {
  type: Diet;
  marks: Mark[];
  /** The least average, 1 to 5. */
  rating: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  categoryIds: number[];
  brandIds: number[];
  /** Null: the order the list has by itself. */
  order: Order | null;
}

export type Diet = ItemFilter["type"];
export type Mark = ItemMark;
export type Order = ItemSorting;

export const noFilters: Filters = {
  type: "all",
  marks: [],
  rating: null,
  minPrice: null,
  maxPrice: null,
  categoryIds: [],
  brandIds: [],
  order: null,
};

/** In the order in which they are offered. */
const marks: Record<Mark, true> = {
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
const orders: Record<Order, true> = { popular: true, low: true, high: true, nearby: true };
const storeMarks: Record<StoreMark, true> = {
  discounted: true,
  free_delivery: true,
  fast_delivery: true,
  coupon: true,
  currently_open: true,
  halal: true,
  top_rated: true,
};
const storeOrders: Record<StoreOrder, true> = { popular: true, nearby: true };

const maxIds = 50;

const parameters = [
  "type",
  "filter",
  "rating_count",
  "min_price",
  "max_price",
  "category_ids",
  "brand_ids",
  "sort",
];

/** The filters in the query of an address; what makes no sense there is as if it were not there. */
export function filtersOf(query: URLSearchParams): Filters {
  const type = query.get("type");
  const sort = query.get("sort") ?? "";
  const rating = Number(query.get("rating_count"));
  const prices = [query.get("min_price"), query.get("max_price")].map((text) =>
    amountOf(text ?? ""),
  );
  const [minPrice = null, maxPrice = null] = prices;
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    type: type === "veg" || type === "non_veg" ? type : "all",
    marks: [...new Set(query.getAll("filter").filter(isMark))],
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    minPrice: isTurned ? maxPrice : minPrice,
    maxPrice: isTurned ? minPrice : maxPrice,
    categoryIds: idsOf(query.getAll("category_ids")),
    brandIds: idsOf(query.getAll("brand_ids")),
    order: isOrder(sort) ? sort : null,
  };
}

/** The query with these filters in place of those it has; whatever else it says stays. */
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
  if (filters.order !== null) next.set("sort", filters.order);
  return next;
}

/** What an endpoint that lists items is asked (contract 2.5). */
export function itemInput(filters: Filters): Partial<ItemFilter> {
  const { type, rating, minPrice, maxPrice, categoryIds, brandIds } = filters;
  const filter = [...filters.marks, ...(filters.order ? [filters.order] : [])];
  return {
    ...(type !== "all" && { type }),
    ...(filter.length > 0 && { filter }),
    ...(rating !== null && { rating_count: rating }),
    ...(minPrice !== null && { min_price: minPrice }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds }),
    ...(brandIds.length > 0 && { brand_ids: brandIds }),
  };
}

/** The same for an endpoint that lists stores, which have no price, no brand and no hours of a dish. */
export function storeInput(filters: Filters): Partial<StoreFilter> {
  const { type, rating, categoryIds, order } = ofStores(filters);
  const filter = [
    ...filters.marks.filter(isStoreMark),
    ...(order !== null && isStoreOrder(order) ? [order] : []),
  ];
  return {
    ...(type !== "all" && { type }),
    ...(filter.length > 0 && { filter }),
    ...(rating !== null && { rating_count: rating }),
    ...(categoryIds.length > 0 && { category_ids: categoryIds }),
  };
}

/** Those of the filters that can hold for a store. */
export function ofStores(filters: Filters): Filters {
  return {
    ...filters,
    marks: filters.marks.filter(isStoreMark),
    minPrice: null,
    maxPrice: null,
    brandIds: [],
    order: filters.order !== null && isStoreOrder(filters.order) ? filters.order : null,
  };
}

/** How many narrow the list; its order does not. */
export function countFilters(filters: Filters): number {
  const { type, rating, minPrice, maxPrice } = filters;
  const single = [type !== "all", rating !== null, minPrice !== null || maxPrice !== null];
  return (
    single.filter(Boolean).length +
    filters.marks.length +
    filters.categoryIds.length +
    filters.brandIds.length
  );
}

/** An amount that somebody typed, with a point or a comma; null when it is none. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

function idsOf(texts: string[]): number[] {
  const ids = texts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(ids)].slice(0, maxIds);
}

function isMark(text: string): text is Mark {
  return Object.hasOwn(marks, text);
}

function isOrder(text: string): text is Order {
  return Object.hasOwn(orders, text);
}

function isStoreMark(mark: Mark): mark is Mark & StoreMark {
  return Object.hasOwn(storeMarks, mark);
}

function isStoreOrder(order: Order): order is Order & StoreOrder {
  return Object.hasOwn(storeOrders, order);
}
