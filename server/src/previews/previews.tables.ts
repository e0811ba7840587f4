import type { Language } from "@errand/core/language";
import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { rowId } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** An unsaved entry, as a request states it. */
export interface PreviewedEntry {
  path: string;
  values: Record<string, unknown>;
  active?: 0 | 1 | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Looks at the shop as it would be. Only the hash of the token is stored. */
export const previews = pgTable("previews", {
  tokenHash: bytes().primaryKey(),
  changes: jsonb().$type<PreviewedEntry[]>().notNull(),
  /** When customers would look. */
  at: timestamptz().notNull(),
  zoneId: rowId(),
  moduleId: rowId(),
  language: text().$type<Language>(),
  expiresAt: timestamptz().notNull(),
});

export type Preview = typeof previews.$inferSelect;
