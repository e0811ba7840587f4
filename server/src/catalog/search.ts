import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { nearest } from "./spelling.ts";

/** What a text asks for, to be held against the `search` column of items or stores. */
export interface Match {
  /** Holds for what has every word somewhere: in its name, tags, categories, brand or store. */
  found: SQL;
  /** Best first: every word in full in the name, then the name begins them, then the rest. */
  rank: SQL;
}

const mostWords = 8;

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
  known: boolean;
  /** For an unknown word: those that look like it. */
  near: string[];
}

/**
 * How things are found by a text that a person typed: in English or French, with or without accents,
 * while still typing, and with typing errors. Words that nothing at all is found by are overlooked;
 * null when nothing is left.
 */
export async function matchOf(db: Database, text: string): Promise<Match | null> {
  const asked = await lookUp(db, text);
  const telling = asked.filter(({ word }) => !fillers.has(word));
  const groups = (telling.length > 0 ? telling : asked).flatMap(({ word, stem, known, near }) => {
    if (known) return [{ begins: [`'${stem}':*`], full: [`'${word}'`] }];
    const meant = nearest(word, near).map((one) => `'${one}'`);
    return meant.length > 0 ? [{ begins: meant, full: meant }] : [];
  });
  if (groups.length === 0) return null;

  const query = (of: "begins" | "full", weights: string) => {
    const all = groups.map((group) =>
      group[of].map((one) => (one.endsWith("*") ? one : `${one}:`) + weights).join(" | "),
    );
    return sql`${`(${all.join(") & (")})`}::tsquery`;
  };
  return {
    found: sql`search @@ ${query("begins", "ABCD")}`,
    rank: sql`case when search @@ ${query("full", "A")} then 0 when search @@ ${query("begins", "A")} then 1 else 2 end`,
  };
}

/** The words of a text, each with what is known of it; every letter and digit is plain by then. */
async function lookUp(db: Database, text: string): Promise<Asked[]> {
  const { rows } = await db.execute<Asked & Record<string, unknown>>(sql`
    with typed as (
      select word, min(place) as place
      from regexp_split_to_table(plain_text(${text}), '[^[:alnum:]]+') with ordinality as t (word, place)
      where word <> ''
      group by word
      order by 2
      limit ${mostWords}
    ), stems as (
      select word, place,
        case when length(word) > 3 then regexp_replace(word, '((?<=o|sh|ch)e)?s$|(?<=[ae]u)x$', '') else word end as stem
      from typed
    ), checked as (
      select word, place, stem, exists (
        select 1 from search_words k
        where k.word >= stem collate "C" and k.word < (stem || chr(1114111)) collate "C"
      ) as known
      from stems
    )
    select word, stem, known, case when known then '{}' else array(
      select k.word from search_words k order by k.word <-> checked.word limit 20
    ) end as near
    from checked
    order by place`);
  return rows;
}
