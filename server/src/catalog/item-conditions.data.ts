import type { Allergen } from "@errand/core/catalog/allergens";
import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import { toMinor } from "@errand/core/money";
import type { LocalTime } from "@errand/core/time";
import {
  and,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { items } from "./catalog.tables.ts";
import { readCouponStoreIds } from "./coupon.data.ts";
import {
  discountedPriceSql,
  isDiscounted,
  isNotDiscounted,
  type RunningSales,
} from "./discount-sql.ts";
import type { ItemQuery, QueryScope } from "./item-query.ts";
import type { StoreSummary } from "./store-summary.data.ts";
import { isFast } from "./store-summary.data.ts";

/** True for active items; campaign items have lists of their own. */
export const listed = and(items.active, isNull(items.campaignStarts));

/** The keys of "most popular first": units delivered in 30 days, then rating. */
export const popularityKeys = [items.popularity, items.avgRating];
export const mostPopular = popularityKeys.map((key) => sql`${key} desc`);

/** The conditions of a list of items. */
export interface Conditions {
  storeIds: number[];
  /** The zones of these stores. */
  zoneIds: number[];
  matching: SQL;
  /** The part of `matching` in one zone. */
  matchingIn(zoneId: number): SQL;
  /** Only store, category and diet are filtered. */
  plain: boolean;
  /** Only the search text is filtered, in all stores. */
  textOnly: boolean;
}

/** Null when no item can match. */
export async function conditionsOf(
  db: Database,
  query: ItemQuery,
  scope: QueryScope,
): Promise<Conditions | null> {
  const stores = await storesFor(db, query, scope);
  if (stores.length === 0) return null;
  const storeIds = stores.map(({ id }) => id);
  const zoneIds = [...new Set(stores.map((store) => store.zoneId))];
  const listedIn = (ids: number[]) =>
    query.match
      ? query.match.listedIn(query.module.id, ids)
      : and(listed, eq(items.moduleId, query.module.id), isAmong(items.zoneId, ids));
  const basicFilters = and(
    storeIds.length < scope.stores.length ? isAmong(items.storeId, storeIds) : undefined,
    query.categoryId ? inCategories([query.categoryId]) : undefined,
    query.category_ids?.length ? inCategories(query.category_ids) : undefined,
    query.type === "veg" ? items.veg : undefined,
    query.type === "non_veg" ? sql`not ${items.veg}` : undefined,
  );
  const otherFilters = and(...(await furtherConditions(db, query, scope)));
  const matchingIn = (ids: number[]) => sql`${and(listedIn(ids), basicFilters, otherFilters)}`;
  const plain = !query.match && otherFilters === undefined;
  const textOnly = basicFilters === undefined && otherFilters === undefined;
  return {
    storeIds,
    zoneIds,
    matching: matchingIn(query.zoneIds),
    matchingIn: (zoneId) => matchingIn([zoneId]),
    plain,
    textOnly,
  };
}

async function furtherConditions(db: Database, query: ItemQuery, scope: QueryScope) {
  const filters = new Set(query.filter ?? []);
  const discounted = filters.has("discounted") || query.order === "discounted";
  return [
    query.brand_ids?.length ? inArray(items.brandId, query.brand_ids) : undefined,
    query.recommended ? and(items.recommended, not(items.prescriptionRequired)) : undefined,
    query.basic ? items.basic : undefined,
    query.conditionId === "any" ? isNotNull(items.commonConditionId) : undefined,
    typeof query.conditionId === "number"
      ? eq(items.commonConditionId, query.conditionId)
      : undefined,
    query.except && "itemId" in query.except ? ne(items.id, query.except.itemId) : undefined,
    query.except && "storeId" in query.except ? ne(items.storeId, query.except.storeId) : undefined,
    query.without_allergens?.length ? isWithout(query.without_allergens) : undefined,
    filters.has("organic") ? items.organic : undefined,
    filters.has("halal") ? items.halal : undefined,
    filters.has("top_rated") ? gte(items.avgRating, 4) : undefined,
    query.rating_count ? gte(items.avgRating, query.rating_count) : undefined,
    priceWithin(query, scope.sales),
    filters.has("available_now") ? await availableAt(db, query.module.id, scope.at) : undefined,
    discounted ? isDiscounted(scope.sales) : undefined,
  ];
}

/** False for items whose allergens are unknown, because the comparison with null is null then. */
function isWithout(allergens: Allergen[]): SQL {
  return sql`not ${arrayOverlaps(items.allergens, allergens)}`;
}

/**
 * A range of discounted prices. Items without a discount are found by the index on their price; the
 * price of the few others is computed one by one.
 */
function priceWithin({ min_price, max_price }: ItemQuery, sales: RunningSales): SQL | undefined {
  const within = (price: SQL) =>
    and(
      min_price === undefined ? undefined : sql`${price} >= ${toMinor(min_price)}`,
      max_price === undefined ? undefined : sql`${price} <= ${toMinor(max_price)}`,
    );
  const own = within(sql`${items.price}`);
  return (
    own &&
    or(
      and(isNotDiscounted(sales), own),
      and(isDiscounted(sales), within(discountedPriceSql(sales))),
    )
  );
}

/** Active stores that match the filters; they must be open if items must be available now. */
async function storesFor(
  db: Database,
  query: ItemQuery,
  scope: QueryScope,
): Promise<StoreSummary[]> {
  const filters = new Set(query.filter ?? []);
  const mustBeOpen = filters.has("currently_open") || filters.has("available_now");
  const withCoupon = filters.has("coupon")
    ? await readCouponStoreIds(db, query.module.id, scope.at.day)
    : null;
  return scope.stores.filter(
    (store) =>
      store.active &&
      (query.storeId === undefined || store.id === query.storeId) &&
      (!filters.has("free_delivery") || store.freeDelivery) &&
      (!filters.has("halal") || store.showsHalal) &&
      (!filters.has("fast_delivery") || isFast(store, query.now)) &&
      (withCoupon?.has(store.id) ?? true) &&
      (!mustBeOpen || isOpen(store, scope.at)),
  );
}

/** With a single value, an index also provides the sort order, which it cannot for a list. */
export function isAmong(column: typeof items.zoneId | typeof items.storeId, ids: number[]): SQL {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? eq(column, only) : inArray(column, ids);
}

function inCategories(ids: number[]): SQL | undefined {
  return or(inArray(items.categoryId, ids), inArray(items.subCategoryId, ids));
}

/** Few items have their own hours, so the availability rule of core checks each of them. */
async function availableAt(
  db: Database,
  moduleId: number,
  at: LocalTime,
): Promise<SQL | undefined> {
  const withHours = await db
    .select({
      id: items.id,
      availableFrom: items.availableFrom,
      availableUntil: items.availableUntil,
      campaignStarts: items.campaignStarts,
      campaignEnds: items.campaignEnds,
      soldOutUntil: items.soldOutUntil,
    })
    .from(items)
    .where(
      and(
        eq(items.moduleId, moduleId),
        or(
          isNotNull(items.availableFrom),
          isNotNull(items.availableUntil),
          isNotNull(items.soldOutUntil),
        ),
      ),
    );
  const unavailable = withHours.filter((item) => !isItemAvailable(item, at)).map(({ id }) => id);
  return unavailable.length > 0 ? sql`${items.id} <> all(${sql.param(unavailable)})` : undefined;
}
