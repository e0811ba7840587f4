import type { EntryActor } from "@errand/core/entries/entry-schema";
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { FieldChange } from "./entry-diff.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** A change that takes effect later, and what its audit row then says. */
export interface PlannedChange {
  diff: FieldChange[];
  publishAt: string;
  by: EntryActor;
  note: string | null;
  action: string;
  address: string;
}

/**
 * The versions of settings and of elements of lists, which lie in tables of their own. An entry
 * that nobody has changed at the desk has no row, and version 1.
 */
export const entries = pgTable("entries", {
  /** `coupons/12`, or the name of a setting. */
  path: text().primaryKey(),
  version: integer().notNull().default(1),
  updatedAt: timestamptz(),
  updatedBy: jsonb().$type<EntryActor>(),
  next: jsonb().$type<PlannedChange>(),
});

/** Every change of an entry; those of deleted ones stay. */
export const entryChanges = pgTable(
  "entry_changes",
  {
    path: text().notNull(),
    /** The one that the change has made. */
    version: integer().notNull(),
    at: timestamptz().notNull(),
    by: jsonb().$type<EntryActor>().notNull(),
    note: text(),
    diff: jsonb().$type<FieldChange[]>().notNull(),
    /** Whether it has added the entry. */
    isFirst: boolean().notNull().default(false),
    undoes: integer(),
  },
  (t) => [primaryKey({ columns: [t.path, t.version] })],
);
