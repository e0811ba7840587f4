import type { Language } from "@errand/core/language";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { ParsedRule } from "./solr-synonyms.ts";
import { searchSynonyms } from "./synonyms.tables.ts";
import { indexSynonyms, type Synonyms, type SynonymTerm } from "./synonyms.ts";

/** The thesaurus of each module. */
export async function readSynonyms(db: Database): Promise<Map<number, Synonyms>> {
  const [rules, terms] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
    db.execute<{ language: Language; term: string; words: string[]; stems: string[] }>(sql`
      select language, term, array_agg(word order by ordinal) as words,
        array_agg(case language when 'fr' then french_stem(word) else english_stem(word) end
          order by ordinal) as stems
      from (select distinct language, unnest(typed || meant) as term from search_synonyms) as terms,
        regexp_split_to_table(plain_text(term), '[^[:alnum:]]+') with ordinality as t (word, ordinal)
      where word <> ''
      group by language, term`),
  ]);
  const known = new Map(
    terms.rows.map(({ language, term, ...rest }) => [`${language} ${term}`, rest]),
  );
  const find = (language: Language, texts: string[]): SynonymTerm[] =>
    texts.flatMap((text) => known.get(`${language} ${text}`) ?? []);
  return indexSynonyms(
    rules.map(({ moduleId, language, typed, meant }) => ({
      moduleId,
      language,
      typed: find(language, typed),
      meant: find(language, meant),
    })),
  );
}

/** Removes the thesaurus of a module in one language. */
export async function deleteSynonyms(
  db: Database,
  { moduleId, language }: { moduleId: number; language: Language },
): Promise<void> {
  await db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.moduleId, moduleId), eq(searchSynonyms.language, language)));
}

/** Adds rules, whose words may correct a spelling from now on. */
export async function addSynonyms(
  db: Database,
  { moduleId, language }: { moduleId: number; language: Language },
  rules: ParsedRule[],
): Promise<void> {
  if (rules.length === 0) return;
  await db.insert(searchSynonyms).values(rules.map((rule) => ({ moduleId, language, ...rule })));
  const terms = [...new Set(rules.flatMap(({ typed, meant }) => [...typed, ...meant]))];
  await db.execute(sql`select add_search_words(array(
    select jsonb_build_object(${language}::text, term) from unnest(${sql.param(terms)}::text[]) as term
  ))`);
}
