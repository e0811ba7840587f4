import { isOpen } from "@errand/core/catalog/availability";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { type StoreFilter, type StoreOrder, storeOrders } from "@errand/core/catalog/listing";
import { AppError } from "@errand/core/errors";
import { localTime } from "@errand/core/time";
import { and, inArray, or } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag } from "../caching/tags.ts";
import { items } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import { readCouponStoreIds } from "../catalog/coupon.data.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import {
  distanceTo,
  hasDiscount,
  isFast,
  isWithin,
  type StoreSummary,
} from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import type { Coordinates } from "../requests/headers.ts";

export interface StoreQuery extends Partial<Omit<StoreFilter, "filter">> {
  filter?: StoreFilter["filter"];
  zoneIds: number[];
  module: { id: number };
  place: Coordinates | null;
  now: Date;
  /** Categories of which a store must sell items, in addition to those of the filters. */
  within?: number[];
  /** An additional condition. */
  only?: (store: StoreSummary) => boolean;
  /**
   * What customers pay for the delivery, by store id; for the filter and the order that need it.
   */
  deliveryCharges?: ReadonlyMap<number, number | null>;
  /** The order of the list, unless `filter` names one. */
  order: "latest" | "discounted" | "top-rated" | StoreOrder | Compare;
  limit: number;
  offset: number;
}

/** Equal stores are sorted by id. */
export type Compare = (a: StoreSummary, b: StoreSummary) => number;

/**
 * One page of the stores in these zones and this module, open ones first, then by the sort order.
 */
export async function listStores(
  shop: CatalogServices,
  db: Database,
  query: StoreQuery,
): Promise<{ ids: number[]; total: number }> {
  dependsOn(...query.zoneIds.map(listTag));
  const order = getStoreOrder(query);
  const { timeZone } = await shop.shop();
  const at = localTime(query.now, timeZone);
  const matches = await filterFor(db, query, at.day);
  const openOnly = query.filter?.includes("currently_open") ?? false;

  const open: StoreSummary[] = [];
  const closed: StoreSummary[] = [];
  for (const store of await shop.catalogue.stores()) {
    if (store.moduleId !== query.module.id || !isWithin(store, query.zoneIds)) continue;
    if (!matches(store) || isHidden(store)) continue;
    if (isOpen(store, at)) open.push(store);
    else if (!openOnly) closed.push(store);
  }

  const compare = comparison(order, query);
  const ranked = [...open.sort(compare), ...closed.sort(compare)];
  const start = (query.offset - 1) * query.limit;
  return {
    ids: ranked.slice(start, start + query.limit).map(({ id }) => id),
    total: Math.min(ranked.length, 10_000),
  };
}

/**
 * Whether a store has nothing to order yet; a trigger ends it for a provider with its first
 * vehicle.
 */
function isHidden({ hiddenWhileEmpty, itemCount }: StoreSummary): boolean {
  return hiddenWhileEmpty && itemCount === 0;
}

function getStoreOrder(query: StoreQuery): StoreQuery["order"] {
  const named = storeOrders.filter((order) => query.filter?.includes(order));
  if (named.length > 1) throw new AppError("filter_ambiguous", { field: "filter" });
  const order = named[0] ?? query.order;
  return order === "nearby" && !query.place ? "popular" : order;
}

async function filterFor(
  db: Database,
  query: StoreQuery,
  today: string,
): Promise<(store: StoreSummary) => boolean> {
  const filters = new Set(query.filter ?? []);
  const [withCoupon, withCategory, within] = await Promise.all([
    filters.has("coupon") ? readCouponStoreIds(db, query.module.id, today) : null,
    readStoreIdsOf(db, query.category_ids),
    readStoreIdsOf(db, query.within),
  ]);
  return (store) =>
    (query.only?.(store) ?? true) &&
    (query.type !== "veg" || store.veg) &&
    (query.type !== "non_veg" || store.nonVeg) &&
    (query.rating_count === undefined || store.avgRating >= query.rating_count) &&
    (!filters.has("delivery") || store.delivery) &&
    (!filters.has("take_away") || store.takeAway) &&
    (!filters.has("top_rated") || store.avgRating >= 4) &&
    (!filters.has("discounted") || hasDiscount(store, query.now)) &&
    (!filters.has("free_delivery") || store.freeDelivery) &&
    (!filters.has("halal") || store.showsHalal) &&
    (!filters.has("fast_delivery") || isFast(store, query.now)) &&
    (query.max_delivery_charge === undefined ||
      chargeOf(query, store) <= query.max_delivery_charge) &&
    (withCoupon?.has(store.id) ?? true) &&
    (withCategory?.has(store.id) ?? true) &&
    (within?.has(store.id) ?? true);
}

/** Stores that sell items of one of these categories; null without categories. */
async function readStoreIdsOf(
  db: Database,
  categoryIds: number[] = [],
): Promise<Set<number> | null> {
  if (categoryIds.length === 0) return null;
  const rows = await db
    .selectDistinct({ id: items.storeId })
    .from(items)
    .where(
      and(
        listed,
        or(inArray(items.categoryId, categoryIds), inArray(items.subCategoryId, categoryIds)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** An unknown charge counts as the highest. */
function chargeOf({ deliveryCharges }: StoreQuery, { id }: StoreSummary): number {
  return deliveryCharges?.get(id) ?? Number.MAX_VALUE;
}

function comparison(order: StoreQuery["order"], query: StoreQuery): Compare {
  const { place, now } = query;
  const slowest = (store: StoreSummary) => deliveryMinutes(store, now).max;
  const byId: Compare = (a, b) => a.id - b.id;
  if (typeof order === "function") return (a, b) => order(a, b) || byId(a, b);
  const popular: Compare = (a, b) => b.popularity - a.popularity || b.avgRating - a.avgRating;
  switch (order) {
    case "latest":
      return (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
    case "top-rated":
      return (a, b) => b.avgRating - a.avgRating || b.ratingCount - a.ratingCount || byId(a, b);
    case "discounted":
      return (a, b) => percentOff(b) - percentOff(a) || popular(a, b) || byId(a, b);
    case "popular":
      return (a, b) => popular(a, b) || byId(a, b);
    case "delivery_charge":
      return (a, b) => chargeOf(query, a) - chargeOf(query, b) || popular(a, b) || byId(a, b);
    case "delivery_time":
      return (a, b) => slowest(a) - slowest(b) || popular(a, b) || byId(a, b);
    case "nearby": {
      if (!place) return (a, b) => popular(a, b) || byId(a, b);
      const distances = new Map<number, number>();
      const metres = (store: StoreSummary) => {
        const distance = distances.get(store.id) ?? distanceTo(store, place);
        distances.set(store.id, distance);
        return distance;
      };
      return (a, b) => metres(a) - metres(b) || byId(a, b);
    }
  }
}

/** A fixed discount has no percentage and sorts after those that have. */
function percentOff(store: StoreSummary): number {
  return store.discountKind === "percent" ? store.discount : 0;
}
