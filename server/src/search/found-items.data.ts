import type { ItemMatch } from "@errand/core/search/search.contract";
import { and, eq, inArray, isNull, not, notInArray, or, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import { conditionsOf, mostPopular } from "../catalog/item-conditions.data.ts";
import { getItemOrder } from "../catalog/item-query.ts";
import type { Database } from "../database/database.ts";
import { type ItemList, type ItemQuery, listItems } from "../lists/item-list.data.ts";
import { queryScopeOf } from "../lists/query-scope.ts";

/** What a search finds: the items that match, then those that are close to the few that do. */

/** Up to this many matches, others that are close to them follow. */
const fewMatches = 8;
const maxNear = 12;
/** What is close is decided by the first matches; the last ones may match by a side word. */
const leadingMatches = 3;

export interface FoundItems extends ItemList {
  /** How many of the total are only close; they come last. */
  nearTotal: number;
  matchOf(id: number): ItemMatch;
}

/** One page. In another order than the best match first, and in one store, only what matches. */
export async function findItems(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
): Promise<FoundItems> {
  const list = await listItems(shop, db, query);
  const isClose = list.isBroader === true || query.match?.isPartial === true;
  const near = isClose ? [] : await findNear(shop, db, query, list);
  const skipped = (query.offset - 1) * query.limit;
  const nearIds = near.map(({ id }) => id);
  const nearOnPage = nearIds.slice(
    Math.max(0, skipped - list.total),
    Math.max(0, skipped + query.limit - list.total),
  );
  const own = isClose ? new Set() : await findInOwnWords(db, query, list.ids);
  const close = new Set(isClose ? list.ids : nearIds);
  return {
    ids: [...list.ids, ...nearOnPage],
    total: list.total + near.length,
    nearTotal: isClose ? list.total : near.length,
    categoryIds: [...new Set([...list.categoryIds, ...near.map(({ categoryId }) => categoryId)])],
    matchOf: (id) => (close.has(id) ? "near" : own.has(id) ? "exact" : "meaning"),
  };
}

/** Which of these items match in the words of the text. */
async function findInOwnWords(
  db: Database,
  { match }: ItemQuery,
  ids: number[],
): Promise<Set<number>> {
  if (!match?.inOwnWords || ids.length === 0) return new Set(ids);
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), match.inOwnWords));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Items for the same need as the first matches or of the same category: those that are the same by
 * the noun of their name first, then those for the need, each most popular first. No medicines:
 * another one for the same need may be the opposite of what is wanted.
 */
async function findNear(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery,
  list: ItemList,
): Promise<{ id: number; categoryId: number }[]> {
  const isComplete = list.total === 0 || list.total > fewMatches;
  if (isComplete || getItemOrder(query) !== "match" || query.storeId) return [];
  const all = { ...query, limit: fewMatches, offset: 1 };
  const isFirstPage = list.ids.length === list.total;
  const { ids } = isFirstPage ? list : await listItems(shop, db, all);
  const { match: _, ...unsearched } = query;
  const conditions = await conditionsOf(db, unsearched, await queryScopeOf(shop, db, unsearched));
  if (!conditions) return [];
  const leading = await readKinds(db, ids.slice(0, leadingMatches));
  if (leading.length === 0) return [];
  const needs = leading.flatMap(({ need }) => need ?? []);
  const nouns = [...new Set(leading.flatMap((kind) => kind.nouns))];
  const isSame = sql`search @@ ${nouns.map((noun) => `'${noun}'`).join(" | ")}::tsquery`;
  const isForNeed = sql`coalesce(${items.commonConditionId} = any(${sql.param(needs)}), false)`;
  const isOfKind = or(
    inArray(
      items.subCategoryId,
      leading.flatMap(({ subCategory }) => subCategory ?? []),
    ),
    and(
      isNull(items.subCategoryId),
      inArray(
        items.categoryId,
        leading.flatMap(({ category, subCategory }) => (subCategory === null ? category : [])),
      ),
    ),
  );
  return db
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(
      and(
        conditions.matching,
        or(isForNeed, isOfKind),
        notInArray(items.id, ids),
        not(items.prescriptionRequired),
        eq(items.genericNames, []),
      ),
    )
    .orderBy(sql`${isSame} desc`, sql`${isForNeed} desc`, ...mostPopular, items.id)
    .limit(maxNear);
}

/** Nothing is close to a medicine on prescription: vitamins are no answer to a thyroid. */
function readKinds(db: Database, ids: number[]) {
  return db
    .select({
      category: items.categoryId,
      subCategory: items.subCategoryId,
      need: items.commonConditionId,
      // With their language; others are parts of the name.
      nouns: sql<string[]>`array(
        select lexeme from unnest(search) where lexeme ~ '^(en|fr)='
      )`,
    })
    .from(items)
    .where(and(inArray(items.id, ids), not(items.prescriptionRequired)));
}
