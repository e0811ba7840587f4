import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { type Conditions, listed, popularityKeys } from "../catalog/item-conditions.data.ts";
import type { ItemQuery } from "../catalog/item-query.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { type TextMatch, toRank } from "../text-search/text-match.ts";
import { firstIds } from "./sorted-items.data.ts";

export interface ItemList {
  ids: number[];
  /** At most 10 000. */
  total: number;
  /** Main categories of all matches. */
  categoryIds: number[];
  /** Nothing matches the whole text; these match a part of it. */
  isBroader?: boolean;
}

export const maxCounted = 10_000;

type MatchQuery = Pick<ItemQuery, "limit" | "offset" | "module" | "zoneIds">;

/**
 * One page of the matches of a text, best match first. One scan of the index provides page, total
 * and categories, and stops at the maximum total.
 */
export async function findBestMatches(
  db: Database,
  conditions: Conditions,
  match: TextMatch,
  query: MatchQuery,
): Promise<ItemList> {
  const { matching, textOnly } = conditions;
  const [list] = textOnly
    ? await foundByText(db).execute({
        ...match.texts(query.module.id, query.zoneIds),
        limit: query.limit,
        skip: (query.offset - 1) * query.limit,
      })
    : await selectBest(db, matching, match.rank, query.limit, (query.offset - 1) * query.limit);
  if (!list) throw new Error("the query returned no row");
  if (list.total < maxCounted) return list;
  return { ...list, ids: await bestOfMany(db, conditions, match, query) };
}

/** The query of nearly every search, prepared once per connection. */
const foundByText = preparedQuery((db) => {
  const matches = (name: string) => sql`search @@ ${sql.placeholder(name)}::tsquery`;
  return selectBest(
    db,
    matches("listed"),
    toRank(matches),
    sql.placeholder("limit"),
    sql.placeholder("skip"),
  ).prepare("found_by_text");
});

function selectBest(
  db: Database,
  matching: SQL,
  rank: SQL,
  limit: number | Placeholder,
  skip: number | Placeholder,
) {
  const found = db.$with("found").as(
    db
      .select({
        id: items.id,
        categoryId: items.categoryId,
        popularity: items.popularity,
        avgRating: items.avgRating,
        rank: sql<number>`${rank}`.as("rank"),
      })
      .from(items)
      .where(matching)
      .limit(maxCounted),
  );
  return db
    .with(found)
    .select({
      ids: sql<number[]>`array(
        select id from found order by rank, popularity desc, avg_rating desc, id limit ${limit} offset ${skip}
      )`,
      categoryIds: sql<number[]>`array(select distinct category_id from found)`,
      total: sql<number>`(select count(*) from found)`,
    })
    .from(sql`(select 1) as once`);
}

/**
 * A page of more matches than are counted: those that are what the text asks for by popularity,
 * then the others.
 */
async function bestOfMany(
  db: Database,
  { matchingIn, zoneIds }: Conditions,
  match: TextMatch,
  query: MatchQuery,
): Promise<number[]> {
  const end = query.limit * query.offset;
  const sorted = (condition: SQL) => {
    const parts = zoneIds.map((zoneId) => ({
      matching: sql`${listed} and module_id = ${query.module.id} and zone_id = ${zoneId}
        and ${matchingIn(zoneId)} and ${condition}`,
      keys: popularityKeys,
    }));
    return sql`(${firstIds(parts, "desc", { limit: end, offset: 0 })})`;
  };
  const { rows } = await db.execute<{ id: number }>(sql`
    ${sorted(match.head)} union all ${sorted(sql`not ${match.head}`)} ${page(query)}`);
  return rows.map(({ id }) => id);
}

function page({ limit, offset }: MatchQuery): SQL {
  return sql`limit ${limit} offset ${(offset - 1) * limit}`;
}
