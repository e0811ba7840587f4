import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Database } from "../database/database.ts";
import { type ParsedRule, parseSolrLine } from "./solr-synonyms.ts";
import { addSynonyms } from "./synonyms.data.ts";

const folder = join(import.meta.dirname, "thesaurus");

/**
 * Adds the thesaurus with which a new module of this type begins; types without items have none.
 */
export async function addStandardSynonyms(
  db: Database,
  { moduleId, type }: { moduleId: number; type: ModuleType },
): Promise<void> {
  for (const language of languages) {
    const file = join(folder, `${type}.${language}.txt`);
    if (!existsSync(file)) continue;
    const rules = readFileSync(file, "utf8").split("\n").flatMap(toRule);
    await addSynonyms(db, { moduleId, language }, rules);
  }
}

function toRule(line: string): ParsedRule[] {
  const rule = parseSolrLine(line);
  if (rule === "malformed") throw new Error(`malformed synonyms: ${line}`);
  return rule ? [rule] : [];
}
