import { type SQL, sql } from "drizzle-orm";
import { createCache } from "../caching/cache.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { nearest } from "./spelling.ts";

/** What a text asks for, to be held against the `search` column of items or stores. */
export interface Match {
  /** Holds for what has every word somewhere: in its name, tags, categories, brand or store. */
  found: SQL;
  /** Holds where its name has every word in full. */
  named: SQL;
  /** Holds where its name has every word, or what it begins. */
  begun: SQL;
  /** Best first: every word in full in the name, then the name begins them, then the rest. */
  rank: SQL;
  /** `found` for items that are listed in these zones and this module: the index alone answers it. */
  listedIn(moduleId: number, zoneIds: number[]): SQL;
  /** The same three as queries of the index, for a statement that is prepared. */
  texts(moduleId: number, zoneIds: number[]): { listed: string; named: string; begun: string };
}

const maxWords = 8;

/** Words that say nothing about a thing: whether its name has them does not matter. */
const fillers = new Set(
  "a an and at for in of on or the to with au aux avec d de des du en et l la le les ou pour un une".split(
    " ",
  ),
);

interface Asked {
  word: string;
  /** The word without its plural ending: what the words it finds begin with. */
  stem: string;
  /** The words that begin so, one more at most than are worth being named. */
  begun: string[];
  /** For a word that begins none: those that look like it. */
  near: string[];
}

/** Named one by one, words are found faster than by what they begin with. */
const maxNamed = 32;

/**
 * How things are found by a text that a person typed: in English or French, with or without accents,
 * while still typing, and with typing errors. Words that nothing at all is found by are overlooked;
 * null when nothing is left.
 */
export async function matchOf(
  { catalogue }: { catalogue: { lookupWords: WordLookup } },
  text: string,
): Promise<Match | null> {
  const asked = await catalogue.lookupWords(text);
  const telling = asked.filter(({ word }) => !fillers.has(word));
  const groups = (telling.length > 0 ? telling : asked).flatMap(({ word, stem, begun, near }) => {
    if (begun.length > maxNamed) return [{ begins: [`'${stem}':*`], full: [`'${word}'`] }];
    if (begun.length > 0) return [{ begins: begun.map(quoted), full: [quoted(word)] }];
    const meant = nearest(word, near).map(quoted);
    return meant.length > 0 ? [{ begins: meant, full: meant }] : [];
  });
  if (groups.length === 0) return null;

  const query = (of: "begins" | "full", weight: "A" | "") =>
    groups
      .map((group) => group[of].map((one) => withWeight(one, weight)).join(" | "))
      .map((words) => `(${words})`)
      .join(" & ");
  const holds = (text: string) => sql`search @@ ${text}::tsquery`;
  const texts = {
    found: query("begins", ""),
    named: query("full", "A"),
    begun: query("begins", "A"),
  };
  const [named, begun] = [holds(texts.named), holds(texts.begun)];
  const listed = (moduleId: number, zoneIds: number[]) =>
    `${texts.found} & (${zoneIds.map((zoneId) => `'@${moduleId}.${zoneId}'`).join(" | ")})`;
  return {
    found: holds(texts.found),
    named,
    begun,
    rank: sql`case when ${named} then 0 when ${begun} then 1 else 2 end`,
    listedIn: (moduleId, zoneIds) => holds(listed(moduleId, zoneIds)),
    texts: (moduleId, zoneIds) => ({
      listed: listed(moduleId, zoneIds),
      named: texts.named,
      // An empty query holds for nothing: what is the same as before need not be asked again.
      begun: texts.begun === texts.named ? "" : texts.begun,
    }),
  };
}

function quoted(word: string): string {
  return `'${word}'`;
}

/** `'word'` and `'word':*` for what is found only with this weight, or anywhere. */
function withWeight(word: string, weight: "A" | ""): string {
  if (weight === "") return word;
  return word.endsWith("*") ? word + weight : `${word}:${weight}`;
}

/** The words of a text, each with what is known of it; every letter and digit is plain by then. */
export type WordLookup = (text: string) => Promise<Asked[]>;

const maxEntries = 5_000;

/** Looks words up, cached until there is a new word that may have been meant. */
export function createWordLookup(db: Database, changes: ChangeFeed): WordLookup {
  const cache = createCache<Asked[]>(changes, { maxEntries }, ["search_words"]);

  return async (text) => {
    const typed = [...new Set(text.toLowerCase().split(/\s+/))].slice(0, maxWords);
    const known = new Map(typed.map((one) => [one, cache.get(one)]));
    const missing = typed.filter((one) => !known.get(one));
    if (missing.length > 0) {
      const store = cache.begin();
      const found = await lookupWords(db, missing);
      for (const one of missing) {
        const words = found.get(one) ?? [];
        store(one, words);
        known.set(one, words);
      }
    }
    const asked = typed.flatMap((one) => known.get(one) ?? []);
    return [...new Map(asked.map((one) => [one.word, one])).values()].slice(0, maxWords);
  };
}

/** By what was typed, which may be several words without a blank between them. */
async function lookupWords(db: Database, typed: string[]): Promise<Map<string, Asked[]>> {
  const { rows } = await db.execute<Asked & { typed: string } & Record<string, unknown>>(sql`
    with words as (
      select typed, word, min(place) as place
      from unnest(${sql.param(typed)}::text[]) as typed,
        regexp_split_to_table(plain_text(typed), '[^[:alnum:]]+') with ordinality as t (word, place)
      where word <> ''
      group by typed, word
    ), stems as (
      select typed, word, place,
        case when length(word) > 3 then regexp_replace(word, '((?<=o|sh|ch)e)?s$|(?<=[ae]u)x$', '') else word end as stem
      from words
    ), checked as (
      select typed, word, place, stem, array(
        select k.word from search_words k
        where k.word >= stem collate "C" and k.word < (stem || chr(1114111)) collate "C"
        order by k.word limit ${maxNamed + 1}
      ) as begun
      from stems
    )
    select typed, word, stem, begun, case when begun <> '{}' then '{}' else array(
      select k.word from search_words k order by k.word <-> checked.word limit 20
    ) end as near
    from checked
    order by typed, place`);
  return Map.groupBy(rows, (row) => row.typed);
}
