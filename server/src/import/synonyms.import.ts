import type { Language } from "@errand/core/language";
import { eq, or, sql } from "drizzle-orm";
import { modules } from "../modules/modules.tables.ts";
import { detectEncoding, readLines, type TextEncoding } from "../tables/text-encoding.ts";
import { type ParsedRule, parseSolrLine } from "../text-search/solr-synonyms.ts";
import { addSynonyms, deleteSynonyms } from "../text-search/synonyms.data.ts";
import { ImportError, RefusedRow } from "./import-error.ts";
import type { ImportRow } from "./read-rows.ts";
import type { Importer } from "./run-import.ts";

/**
 * Imports the thesaurus of a module in one language from a synonym file of Solr; it replaces the
 * one that the module had.
 */
export function synonymsImport({
  module,
  language,
}: {
  /** The slug or the type of the module. */
  module: string;
  language: Language;
}): Importer<ParsedRule> {
  let moduleId = 0;
  return {
    async begin(tx) {
      const [found] = await tx
        .select({ id: modules.id })
        .from(modules)
        .where(or(eq(modules.slug, module), eq(modules.type, sql`${module}`)))
        .orderBy(sql`${modules.slug} = ${module} desc`, modules.id)
        .limit(1);
      if (!found) throw new ImportError("noModule", { module });
      moduleId = found.id;
      await deleteSynonyms(tx, { moduleId, language });
    },
    read(row) {
      const rule = parseSolrLine(String(row.fields.line));
      if (rule === null || rule === "malformed") throw new RefusedRow("noSynonyms");
      return rule;
    },
    async write(tx, rules) {
      await addSynonyms(tx, { moduleId, language }, rules);
      return [];
    },
  };
}

/** The lines of a synonym file, without empty lines and comments. */
export async function* readSynonymLines(
  file: string,
  encoding?: TextEncoding,
): AsyncIterable<ImportRow> {
  let number = 0;
  for await (const line of readLines(file, encoding ?? (await detectEncoding(file)))) {
    number += 1;
    if (parseSolrLine(line) !== null) {
      yield { at: `line ${number}`, fields: { line }, geometry: null };
    }
  }
}
