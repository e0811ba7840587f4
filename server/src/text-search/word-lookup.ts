import { sql } from "drizzle-orm";
import { createCache, sizeOfJson } from "../caching/cache.ts";
import { type CacheCounts, countCache } from "../caching/cache-counts.ts";
import { dependsOn } from "../caching/dependencies.ts";
import { searchWordsTag } from "../caching/tags.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";

/** A word of a text, and the words of the catalogue that it may mean. */
export interface TypedWord {
  word: string;
  stems: { en: string; fr: string };
  /** Words that start with it, at most `maxNamed` + 1; the word itself if the catalogue has it. */
  prefixed: string[];
  /** Words with the same stem in a language that the catalogue uses them in. */
  related: string[];
  /** Similarly spelled words, if `prefixed` and `related` are empty. */
  similar: string[];
  /**
   * The two words that it consists of, if `prefixed` and `related` are empty: `coca cola` of
   * `cocacola`; null if it does not.
   */
  divided: string | null;
}

/** The words of a text, without accents and capitals, each with the words that it may mean. */
export type WordLookup = (text: string) => Promise<TypedWord[]>;

export const maxWords = 8;

/** Shorter parts of a word are words by accident. */
const minDivided = 3;

/** Up to this many words, naming each in a query is faster than searching for their prefix. */
export const maxNamed = 32;

const limits = {
  maxEntries: 10_000,
  maxBytes: 12_000_000,
  sizeOf: sizeOfJson,
  tagsOf: () => [searchWordsTag],
};

/** Looks words up, cached until the dictionary changes. */
export function createWordLookup(
  db: Database,
  changes: ChangeFeed,
  counts: CacheCounts = new Map(),
): WordLookup {
  const count = countCache(counts, "search-words");
  const cache = createCache<TypedWord[]>(changes, { ...limits, count });
  return async (text) => {
    dependsOn(searchWordsTag);
    const typed = [...new Set(text.toLowerCase().split(/\s+/))];
    const known = new Map(typed.map((part) => [part, cache.get(part)]));
    const missing = typed.filter((part) => !known.get(part));
    if (missing.length > 0) {
      const store = cache.begin();
      const found = await lookupWords(db, missing);
      for (const part of missing) {
        const words = found.get(part) ?? [];
        store(part, words);
        known.set(part, words);
      }
    }
    const words = typed.flatMap((part) => known.get(part) ?? []);
    return [...new Map(words.map((word) => [word.word, word])).values()];
  };
}

/** Grouped by the typed part, which punctuation may divide into several words. */
async function lookupWords(db: Database, typed: string[]): Promise<Map<string, TypedWord[]>> {
  const { rows } = await db.execute<TypedWord & { typed: string } & Record<string, unknown>>(sql`
    with words as (
      select typed, word, min(ordinal) as ordinal
      from unnest(${sql.param(typed)}::text[]) as typed,
        regexp_split_to_table(plain_text(typed), '[^[:alnum:]]+') with ordinality as t (word, ordinal)
      where word <> ''
      group by typed, word
    ), stemmed as (
      select *, english_stem(word) as english, french_stem(word) as french from words
    ), found as (
      select typed, word, ordinal, english, french, array(
        select k.word from search_words k
        where k.word >= stemmed.word collate "C" and k.word < (stemmed.word || chr(1114111)) collate "C"
        order by k.word limit ${maxNamed + 1}
      ) as prefixed, array(
        select k.word from search_words k where k.english_stem = stemmed.english
        union
        select k.word from search_words k where k.french_stem = stemmed.french
        limit ${maxNamed}
      ) as related
      from stemmed
    )
    select typed, word, json_build_object('en', english, 'fr', french) as stems, prefixed, related,
      case when prefixed <> '{}' or related <> '{}' then '{}' else array(
        select k.word from search_words k order by k.word <-> found.word limit 20
      ) end as similar,
      case when prefixed = '{}' and related = '{}' then (
        select left(found.word, size) || ' ' || substr(found.word, size + 1)
        from generate_series(${minDivided}, length(found.word) - ${minDivided}) size
        where exists (select from search_words k where k.word = left(found.word, size))
          and exists (select from search_words k where k.word = substr(found.word, size + 1))
        order by abs(2 * size - length(found.word)) limit 1
      ) end as divided
    from found
    order by typed, ordinal`);
  return Map.groupBy(rows, (row) => row.typed);
}
