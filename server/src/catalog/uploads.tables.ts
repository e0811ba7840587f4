import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { stores } from "./catalog.tables.ts";

/**
 * Pictures that the staff of a store or a rental provider, or the desk, uploaded within the last
 * day, for what they edit to name.
 */
export const pictureUploads = pgTable(
  "picture_uploads",
  {
    name: text().primaryKey(),
    /** Null for one of the desk. */
    storeId: rowId().references(() => stores.id, { onDelete: "cascade" }),
    /** Something names it, so that its files stay. */
    used: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
);
