import { ilike, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a text contains words that a person typed, in capitals or not. */
export function containsText(text: AnyPgColumn | SQL, words: string): SQL {
  return ilike(text, `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
