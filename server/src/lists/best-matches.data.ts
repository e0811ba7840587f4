import { type SQL, sql } from "drizzle-orm";
import { type Conditions, mostPopular } from "../catalog/item-conditions.data.ts";
import type { ItemQuery } from "../catalog/item-query.ts";
import type { Database } from "../database/database.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { matchesListed, type TextMatch, toRank } from "../text-search/text-match.ts";

export interface ItemList {
  ids: number[];
  /** At most 10 000; of the matches of a text, at most 1 000. */
  total: number;
  /** Main categories of all matches. */
  categoryIds: number[];
  /** Nothing matches the whole text; these match a part of it. */
  isBroader?: boolean;
}

/**
 * Of more matches, those are ranked that are among the most popular items of their zone, then those
 * whose noun is what the text asks for, then any.
 */
const maxRanked = 1_000;

type Searched = Pick<ItemQuery, "module" | "zoneIds">;

/**
 * One page of the matches of a text, best match first. What it takes does not grow with the number
 * of matches, but for the scan of the index.
 */
export async function findBestMatches(
  db: Database,
  conditions: Conditions,
  match: TextMatch,
  query: Searched & Pick<ItemQuery, "limit" | "offset">,
): Promise<ItemList> {
  const page = { limit: query.limit, skip: (query.offset - 1) * query.limit };
  const [list] = conditions.textOnly
    ? await foundByText(db, { ...match.texts(query.module.id, query.zoneIds), ...page })
    : (await db.execute<FoundList>(pageOf(rankedMatches(conditions, match, query), page))).rows;
  if (!list) throw new Error("the query returned no row");
  return { ids: list.ids, categoryIds: list.category_ids, total: list.total };
}

type FoundList = { ids: number[]; category_ids: number[]; total: number };

/** Ids of stores with matches, by best match, then by popularity of the items. */
export async function findStoreIdsByText(
  db: Database,
  conditions: Conditions,
  match: TextMatch,
  query: Searched,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with found as materialized (${rankedMatches(conditions, match, query)})
    select store_id as id from found
    group by store_id order by min(rank), sum(popularity) desc, store_id`);
  return rows.map(({ id }) => id);
}

function rankedMatches(
  { matching }: Conditions,
  { rank, nounIn }: TextMatch,
  { module, zoneIds }: Searched,
): SQL {
  return ranked({ matching, named: sql`${matching} and ${nounIn(module.id, zoneIds)}`, rank });
}

const parameters = {
  found: sql.placeholder("found"),
  listed: sql.placeholder("listed"),
  noun: sql.placeholder("noun"),
};

/** The query of nearly every search, prepared once per connection. */
const foundByText = preparedStatement<FoundList>(
  "found_by_text",
  pageOf(
    ranked({
      matching: matchesListed(parameters),
      // The index does not look for the words of the text when it has its noun.
      named: matchesListed({ ...parameters, listed: parameters.noun }),
      rank: toRank((condition) => sql`search @@ ${sql.placeholder(condition)}::tsquery`),
    }),
    { limit: sql.placeholder("limit"), skip: sql.placeholder("skip") },
  ),
);

/** At most `maxRanked` matches with their rank. A limit of 0 ends a part before it begins. */
function ranked({ matching, named, rank }: Record<"matching" | "named" | "rank", SQL>): SQL {
  const limit = sql.raw(String(maxRanked));
  const part = (condition: SQL) => sql`
    select id, store_id, category_id, popularity, avg_rating, ${rank} as rank
    from items where ${condition}`;
  return sql`
    with bestselling as materialized (
      ${part(sql`${matching} and bestselling`)} order by ${sql.join(mostPopular, sql`, `)}, id limit ${limit}
    ), named as materialized (
      ${part(sql`${named} and not bestselling`)} limit ${limit} - (select count(*) from bestselling)
    )
    select * from bestselling
    union all select * from named
    union all (
      ${part(sql`${matching} and not bestselling and id not in (select id from named)`)}
      limit ${limit} - (select count(*) from bestselling) - (select count(*) from named)
    )`;
}

function pageOf(found: SQL, page: { limit: unknown; skip: unknown }): SQL {
  return sql`
    with found as materialized (${found})
    select
      array(
        select id from found order by rank, popularity desc, avg_rating desc, id
        limit ${page.limit} offset ${page.skip}
      ) as ids,
      array(select distinct category_id from found) as category_ids,
      (select count(*)::integer from found) as total`;
}
