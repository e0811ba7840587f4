import type { ProductField } from "@errand/core/items/import-fields";
import type { ImportSystem } from "@errand/core/items/import-systems";
import type { ImportReport, importEncodings } from "@errand/core/items/store-import.contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";
import type { ImportReason } from "../messages/import-reason.ts";
import type { StoredReading } from "./stored-reading.ts";

/** Reports from before reasons had keys have English texts. */
type StoredReason = ImportReason | string;

/** How a file is read where its name and content do not decide it. */
export interface ImportReading {
  sheet?: string;
  system?: ImportSystem;
  decimal?: "comma" | "point";
  /** The sign or the code of another currency whose amounts are taken as they stand. */
  currency?: string;
  /** What fields are in every row. */
  set?: Partial<Record<ProductField, string>>;
}

/** A report whose reasons are rendered in the language of their reader. */
export type StoredReport = Omit<ImportReport, "refused" | "reading"> & {
  refused: { at: string; reason: StoredReason }[];
  /** Missing in reports of before. */
  reading?: StoredReading;
};

/**
 * Imports that stores started, with their files until they are over. A trigger notifies each change
 * with the id of the store on the channel `imports`.
 */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    fileName: text().notNull(),
    content: bytes(),
    mapping: jsonb().$type<Partial<Record<ProductField, string>>>().notNull(),
    encoding: text().$type<(typeof importEncodings)[number]>(),
    reading: jsonb().$type<ImportReading>().notNull().default({}),
    dryRun: boolean().notNull(),
    keepGoing: boolean().notNull(),
    state: text().$type<"waiting" | "running" | "done" | "failed">().notNull().default("waiting"),
    rowsRead: integer().notNull().default(0),
    report: jsonb().$type<StoredReport>(),
    problem: jsonb().$type<StoredReason>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.storeId, t.id),
    uniqueIndex("catalogue_imports_running").on(t.storeId).where(sql`${t.finishedAt} is null`),
    check(
      "catalogue_imports_finished",
      sql`(${t.finishedAt} is null) = (${t.state} in ('waiting', 'running'))`,
    ),
    check("catalogue_imports_content", sql`(${t.content} is null) = (${t.finishedAt} is not null)`),
  ],
);
