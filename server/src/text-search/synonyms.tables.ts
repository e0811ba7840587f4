import type { Language } from "@errand/core/language";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";

/**
 * The thesaurus of the search: who types one of `typed` also means each of `meant`, which are terms
 * of one or more words. Equivalent terms are in both.
 */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: identity(),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id, { onDelete: "cascade" }),
    language: text().$type<Language>().notNull(),
    typed: text().array().notNull(),
    meant: text().array().notNull(),
  },
  (t) => [index().on(t.moduleId, t.language)],
);
