import { type SQL, sql } from "drizzle-orm";
import { type Conditions, mostPopular } from "../catalog/item-conditions.data.ts";
import type { ItemQuery } from "../catalog/item-query.ts";
import type { Database } from "../database/database.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { matches, matchesWords, type TextMatch, toRank } from "../text-search/match-conditions.ts";

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
  const readPage = (found: SQL) => db.execute<Found>(pageOf(found, page));
  const list = conditions.textOnly
    ? await findPrepared(db, { ...match.texts(query.module.id, query.zoneIds), ...page })
    : await findRanked(conditionsFor(conditions, match, query), readPage);
  return { ids: list.ids, categoryIds: list.category_ids, total: list.total };
}

/** Ids of stores with matches, by best match, then by popularity of the items. */
export async function findStoreIdsByText(
  db: Database,
  conditions: Conditions,
  match: TextMatch,
  query: Searched,
): Promise<number[]> {
  const readStores = (found: SQL) =>
    db.execute<Counted & { ids: number[] }>(sql`
      with found as materialized (${found})
      select
        array(
          select store_id from found
          group by store_id order by min(rank), sum(popularity) desc, store_id
        ) as ids,
        (select count(*)::integer from found) as total`);
  return (await findRanked(conditionsFor(conditions, match, query), readStores)).ids;
}

interface RankConditions {
  matching: SQL;
  /** The matches whose noun is what the text asks for. */
  named: SQL;
  rank: SQL;
}

function conditionsFor(
  { matching }: Conditions,
  { rank, nounIn }: TextMatch,
  { module, zoneIds }: Searched,
): RankConditions {
  return { matching, named: sql`${matching} and ${nounIn(module.id, zoneIds)}`, rank };
}

type Counted = { total: number };
type Found = Counted & { ids: number[]; category_ids: number[] };

function findRanked<Result extends Counted>(
  conditions: RankConditions,
  read: (found: SQL) => Promise<{ rows: Result[] }>,
): Promise<Result> {
  return fewOrMany(
    async () => (await read(anyMatches(conditions))).rows,
    async () => (await read(firstMatches(conditions))).rows,
  );
}

function findPrepared(db: Database, values: Record<string, unknown>): Promise<Found> {
  return fewOrMany(
    () => fewByText(db, values),
    () => manyByText(db, values),
  );
}

/** Most texts have few matches; the other statement takes longer even to begin. */
async function fewOrMany<Result extends Counted>(
  readFew: () => Promise<Result[]>,
  readMany: () => Promise<Result[]>,
): Promise<Result> {
  const [few] = await readFew();
  const [found] = few && few.total > maxRanked ? await readMany() : [few];
  if (!found) throw new Error("the query returned no row");
  return found;
}

/** The queries of nearly every search, prepared once per connection. */
const [fewByText, manyByText] = prepareByText();

function prepareByText() {
  const further = sql.placeholder("further");
  const conditions = {
    matching: sql`
      ${matchesWords(sql.placeholder("listed"))} and (${further}::tsquery is null or ${matches(further)})`,
    // The index does not look for the words of the text when it has its noun.
    named: sql`${matchesWords(sql.placeholder("noun"))} and ${matches(sql.placeholder("found"))}`,
    rank: toRank((condition) => matches(sql.placeholder(condition))),
  };
  const page = { limit: sql.placeholder("limit"), skip: sql.placeholder("skip") };
  return [
    preparedStatement<Found>("few_by_text", pageOf(anyMatches(conditions), page)),
    preparedStatement<Found>("many_by_text", pageOf(firstMatches(conditions), page)),
  ] as const;
}

/** The matches with their rank, and one that tells if there are more than may be ranked. */
function anyMatches({ matching, rank }: RankConditions): SQL {
  return sql`${rankedItems(matching, rank)} limit ${sql.raw(String(maxRanked + 1))}`;
}

/** `maxRanked` matches with their rank. A limit of 0 ends a part before it begins. */
function firstMatches({ matching, named, rank }: RankConditions): SQL {
  const limit = sql.raw(String(maxRanked));
  const part = (condition: SQL) => rankedItems(condition, rank);
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

function rankedItems(condition: SQL, rank: SQL): SQL {
  return sql`
    select id, store_id, category_id, popularity, avg_rating, ${rank} as rank
    from items where ${condition}`;
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
