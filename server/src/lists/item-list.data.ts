import { type AnyColumn, and, gt, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import {
  discountedPriceSql,
  discountPercent,
  isDiscounted,
  isNotDiscounted,
} from "../catalog/discount-sql.ts";
import { type Conditions, conditionsOf, popularityKeys } from "../catalog/item-conditions.data.ts";
import {
  getItemOrder,
  type ItemQuery,
  type ListOrder,
  type QueryScope,
} from "../catalog/item-query.ts";
import type { ListedItemCount, ListedItemCounts } from "../catalog/listed-item-counts.data.ts";
import { distanceTo, type StoreSummary } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import type { TextMatch } from "../text-search/match-conditions.ts";
import { findBestMatches, findStoreIdsByText, type ItemList } from "./best-matches.data.ts";
import { queryScopeOf } from "./query-scope.ts";
import { firstIds } from "./sorted-items.data.ts";

export type { ItemQuery } from "../catalog/item-query.ts";
export type { ItemList } from "./best-matches.data.ts";

/** More are not counted. */
const maxCounted = 10_000;
const emptyList: ItemList = { ids: [], total: 0, categoryIds: [] };

/** One page of the active items of active stores in these zones and this module. */
export async function listItems(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
): Promise<ItemList> {
  const list = await listMatching(shop, db, query);
  if (list.total > 0) return list;
  const broader = await findBroader(db, query);
  if (!broader) return list;
  return { ...(await listItems(shop, db, { ...query, match: broader })), isBroader: true };
}

/**
 * The match of a part of the searched text, if no item has all of it: not where only the filters
 * leave nothing.
 */
async function findBroader(db: Database, query: ItemQuery): Promise<TextMatch | null> {
  const { match, module, zoneIds } = query;
  const broader = match?.broader;
  if (!match || !broader) return null;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(match.listedIn(module.id, zoneIds))
    .limit(1);
  return rows.length > 0 ? null : broader;
}

async function listMatching(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
): Promise<ItemList> {
  const order = getItemOrder(query);
  if (query.match === null) return emptyList;
  const scope = await queryScopeOf(shop, db, query);
  const conditions = await conditionsOf(db, query, scope);
  if (!conditions) return emptyList;
  if (query.match && order === "match") {
    return findBestMatches(db, conditions, query.match, query);
  }

  const [page, counts] = await Promise.all([
    db.execute<{ id: number }>(pageOf(conditions, order, query, scope)),
    conditions.plain
      ? countsFor(await shop.catalogue.listedItemCounts(), query, conditions.storeIds)
      : countItems(db, conditions.matching),
  ]);
  return {
    ids: page.rows.map(({ id }) => id),
    total: Math.min(
      counts.reduce((sum, { count }) => sum + count, 0),
      maxCounted,
    ),
    categoryIds: [...new Set(counts.map(({ categoryId }) => categoryId))],
  };
}

/** The query for the ids of a page. */
function pageOf(
  { matching, matchingIn, zoneIds }: Conditions,
  order: ListOrder,
  query: ItemQuery,
  { sales, stores }: QueryScope,
): SQL {
  const page = { limit: query.limit, offset: (query.offset - 1) * query.limit };
  const descending = (...keys: (SQL | AnyColumn)[]) => firstIds([{ matching, keys }], "desc", page);
  const byColumns = (...keys: AnyColumn[]) =>
    firstIds(
      zoneIds.map((zoneId) => ({ matching: matchingIn(zoneId), keys })),
      "desc",
      page,
    );
  switch (order) {
    case "menu":
      // Items that the store has not placed come behind the others, newest first.
      return descending(sql`coalesce(-${items.menuPosition}, -1000000)`, items.createdAt);
    case "latest":
      return byColumns(items.createdAt);
    case "popular":
    case "match":
      return byColumns(...popularityKeys);
    case "reviewed":
      return byColumns(items.ratingCount, items.avgRating);
    case "discounted":
      return descending(discountPercent(sales));
    case "nearby": {
      const nearest = sql.param(nearestStores(query, stores));
      const keys = [sql`array_position(${nearest}, ${items.storeId})`];
      return firstIds([{ matching, keys }], "asc", page);
    }
    case "low":
    case "high":
      // Items without a discount come sorted from an index, the few discounted ones are sorted.
      return firstIds(
        [
          ...zoneIds.map((zoneId) => ({
            matching: sql`${matchingIn(zoneId)} and ${isNotDiscounted(sales)}`,
            keys: [items.price],
          })),
          {
            matching: sql`${matching} and ${isDiscounted(sales)}`,
            keys: [discountedPriceSql(sales)],
          },
        ],
        order === "low" ? "asc" : "desc",
        page,
      );
  }
}

function nearestStores({ place }: ItemQuery, stores: StoreSummary[]): number[] {
  if (!place) return [];
  return stores
    .map((store) => ({ id: store.id, metres: distanceTo(store, place) }))
    .sort((a, b) => a.metres - b.metres || a.id - b.id)
    .map(({ id }) => id);
}

/** Stores that sell such items, by best match, then by popularity of the items. */
export async function findStoreIdsWith(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
): Promise<number[]> {
  const ids = await findMatchingStoreIds(shop, db, query);
  if (ids.length > 0) return ids;
  const broader = await findBroader(db, query);
  return broader ? findStoreIdsWith(shop, db, { ...query, match: broader }) : ids;
}

async function findMatchingStoreIds(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
): Promise<number[]> {
  getItemOrder(query);
  if (query.match === null) return [];
  const conditions = await conditionsOf(db, query, await queryScopeOf(shop, db, query));
  if (!conditions) return [];
  if (conditions.plain) {
    const counts = countsFor(await shop.catalogue.listedItemCounts(), query, conditions.storeIds);
    return [...new Set(counts.map(({ storeId }) => storeId))];
  }
  if (query.match) return findStoreIdsByText(db, conditions, query.match, query);
  const rows = await db
    .select({ id: items.storeId })
    .from(items)
    .where(conditions.matching)
    .groupBy(items.storeId)
    .orderBy(sql`sum(${items.popularity}) desc`, items.storeId);
  return rows.map(({ id }) => id);
}

/** Units delivered in 30 days by main category; categories without any are left out. */
export async function countSold(shop: CatalogServices, db: Database, query: ItemQuery) {
  const conditions = await conditionsOf(db, query, await queryScopeOf(shop, db, query));
  if (!conditions) return new Map<number, number>();
  const rows = await db
    .select({ categoryId: items.categoryId, sold: sql<number>`sum(${items.popularity})::integer` })
    .from(items)
    .where(and(conditions.matching, gt(items.popularity, 0)))
    .groupBy(items.categoryId);
  return new Map(rows.map(({ categoryId, sold }) => [categoryId, sold]));
}

interface CategoryCount {
  categoryId: number;
  count: number;
}

/** Item counts that match a plain query, without reading items. */
function countsFor(
  listed: ListedItemCounts,
  query: ItemQuery,
  storeIds: number[],
): ListedItemCount[] {
  const isIn = ({ categoryId, subCategoryId }: ListedItemCount, ids: number[]) =>
    ids.includes(categoryId) || (subCategoryId !== null && ids.includes(subCategoryId));
  return storeIds
    .flatMap((id) => listed.get(id) ?? [])
    .filter(
      (entry) =>
        (!query.categoryId || isIn(entry, [query.categoryId])) &&
        (!query.category_ids?.length || isIn(entry, query.category_ids)) &&
        (query.type !== "veg" || entry.veg) &&
        (query.type !== "non_veg" || !entry.veg),
    );
}

function countItems(db: Database, matching: SQL): Promise<CategoryCount[]> {
  const some = db
    .select({ categoryId: items.categoryId })
    .from(items)
    .where(matching)
    .limit(maxCounted)
    .as("some");
  return db
    .select({ categoryId: some.categoryId, count: sql<number>`count(*)` })
    .from(some)
    .groupBy(some.categoryId);
}
