import { type SQL, sql } from "drizzle-orm";
import { createCache, sizeOfJson } from "../caching/cache.ts";
import { type CacheCounts, countCache } from "../caching/cache-counts.ts";
import { dependsOn } from "../caching/dependencies.ts";
import { searchWordsTag } from "../caching/tags.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { closestWords, similarWords } from "./spelling.ts";

/** Conditions on the `search` column of items or stores for a search text. */
export interface TextMatch {
  /** True if every word is in the name, tags, categories, brand or store. */
  found: SQL;
  /** True if the name contains every word exactly as typed. */
  named: SQL;
  /**
   * True if the name contains every word, a longer word that starts with it, or one of the same
   * stem.
   */
  begun: SQL;
  /** Sorts `named` first, then `begun`, then the rest. */
  rank: SQL;
  /** `found`, for items listed in this module and these zones; evaluated by the index alone. */
  listedIn(moduleId: number, zoneIds: number[]): SQL;
  /** The same conditions as tsquery texts, for a prepared statement. */
  texts(moduleId: number, zoneIds: number[]): { listed: string; named: string; begun: string };
}

const maxWords = 8;

/** Words without a meaning of their own, ignored unless the text has no others. */
const fillers = new Set(
  "a an and at for in of on or the to with au aux avec d de des du en et l la le les ou pour un une".split(
    " ",
  ),
);

/** A word that a visitor typed, and the words of the catalogue that it may mean. */
interface TypedWord {
  word: string;
  /** Words that start with it, at most `maxNamed` + 1. */
  prefixed: string[];
  /** Words with the same stem in a language that the catalogue uses them in. */
  related: string[];
  /** Similarly spelled words, if `prefixed` and `related` are empty. */
  similar: string[];
}

/** Up to this many words, naming each in a query is faster than searching for their prefix. */
const maxNamed = 32;

/**
 * The conditions for a text that a visitor typed: in English or French, with or without accents, in
 * the singular or plural, incomplete, or misspelled. Ignores words without a match; null if none is
 * left.
 */
export async function matchOf(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<TextMatch | null> {
  const groups = await termGroupsOf({ catalogue }, text);
  if (groups.length === 0) return null;
  const query = (kind: keyof Terms, weight: "A" | "") =>
    groups
      .map((group) => group[kind].map((term) => toTsquery(term, weight)).join(" | "))
      .map((alternatives) => `(${alternatives})`)
      .join(" & ");
  const matches = (tsquery: string) => sql`search @@ ${tsquery}::tsquery`;
  const texts = {
    found: query("any", ""),
    named: query("typed", "A"),
    begun: query("any", "A"),
  };
  const [named, begun] = [matches(texts.named), matches(texts.begun)];
  const listed = (moduleId: number, zoneIds: number[]) =>
    `${texts.found} & (${zoneIds.map((zoneId) => `'@${moduleId}.${zoneId}'`).join(" | ")})`;
  return {
    found: matches(texts.found),
    named,
    begun,
    rank: sql`case when ${named} then 0 when ${begun} then 1 else 2 end`,
    listedIn: (moduleId, zoneIds) => matches(listed(moduleId, zoneIds)),
    texts: (moduleId, zoneIds) => ({
      listed: listed(moduleId, zoneIds),
      named: texts.named,
      // An empty query matches nothing, so that the same query does not run twice.
      begun: texts.begun === texts.named ? "" : texts.begun,
    }),
  };
}

/**
 * The text with each misspelled word replaced by the closest word of the catalogue, in lower case
 * and without accents; null if no word needs a correction.
 */
export async function correctionOf(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<string | null> {
  const typed = await catalogue.lookupWords(text);
  const words = typed.map(({ word, prefixed, related, similar }) => {
    const isKnown = prefixed.length > 0 || related.length > 0;
    return { word, correction: isKnown ? undefined : closestWords(word, similar)[0] };
  });
  return words.some(({ correction }) => correction !== undefined)
    ? words.map(({ word, correction = word }) => correction).join(" ")
    : null;
}

const maxSuggestions = 3;

/**
 * Texts that may be meant by one without matches, most similar first: each misspelled word is
 * replaced by a word of the catalogue that differs in one letter more than a correction may. Words
 * that resemble nothing are left out.
 */
export async function suggestionsFor(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<string[]> {
  const typed = await catalogue.lookupWords(text);
  const alternatives = typed
    .map(({ word, prefixed, related, similar }) =>
      prefixed.length > 0 || related.length > 0 ? [word] : similarWords(word, similar),
    )
    .filter((words) => words.length > 0);
  const texts = Array.from({ length: maxSuggestions }, (_, index) =>
    alternatives.map((words) => words[index] ?? words[0]).join(" "),
  );
  const plain = typed.map(({ word }) => word).join(" ");
  return [...new Set(texts)].filter((each) => each !== "" && each !== plain);
}

/** A word, or all words that start with it. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

/** Alternative terms for one typed word: whatever it may mean, and the word exactly as typed. */
export interface Terms {
  any: Term[];
  typed: Term[];
}

/**
 * The terms of each typed word that matches something in the catalogue. A match has one of each.
 */
export async function termGroupsOf(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<Terms[]> {
  const typed = await catalogue.lookupWords(text);
  const meaningful = typed.filter(({ word }) => !fillers.has(word));
  return (meaningful.length > 0 ? meaningful : typed).flatMap(toSearchTerms);
}

/** Empty if the word matches nothing. */
function toSearchTerms({ word, prefixed, related, similar }: TypedWord): Terms[] {
  if (prefixed.length > maxNamed) {
    return [{ any: [{ word, isPrefix: true }, ...related.map(exactly)], typed: [exactly(word)] }];
  }
  const words = [...new Set([...prefixed, ...related])].map(exactly);
  if (words.length > 0) return [{ any: words, typed: [exactly(word)] }];
  const corrections = closestWords(word, similar).map(exactly);
  return corrections.length > 0 ? [{ any: corrections, typed: corrections }] : [];
}

function exactly(word: string): Term {
  return { word, isPrefix: false };
}

/** The term as `'word'` or `'word':*`, restricted to a weight. */
function toTsquery({ word, isPrefix }: Term, weight: "A" | ""): string {
  const options = (isPrefix ? "*" : "") + weight;
  return options === "" ? `'${word}'` : `'${word}':${options}`;
}

/** The words of a text, without accents and capitals, each with the words that it may mean. */
export type WordLookup = (text: string) => Promise<TypedWord[]>;

const limits = {
  maxEntries: 5_000,
  maxBytes: 8_000_000,
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
    const typed = [...new Set(text.toLowerCase().split(/\s+/))].slice(0, maxWords);
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
    return [...new Map(words.map((word) => [word.word, word])).values()].slice(0, maxWords);
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
    ), found as (
      select typed, word, ordinal, array(
        select k.word from search_words k
        where k.word >= words.word collate "C" and k.word < (words.word || chr(1114111)) collate "C"
        order by k.word limit ${maxNamed + 1}
      ) as prefixed, array(
        select k.word from search_words k where k.english_stem = english_stem(words.word)
        union
        select k.word from search_words k where k.french_stem = french_stem(words.word)
        limit ${maxNamed}
      ) as related
      from words
    )
    select typed, word, prefixed, related, case when prefixed <> '{}' or related <> '{}' then '{}' else array(
      select k.word from search_words k order by k.word <-> found.word limit 20
    ) end as similar
    from found
    order by typed, ordinal`);
  return Map.groupBy(rows, (row) => row.typed);
}
