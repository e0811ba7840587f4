import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { items, stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";

/** Reviews of items. A text is written in one language; the other one is empty. */
export const reviews = pgTable(
  "reviews",
  {
    id: identity(),
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** First name and initial. */
    customerName: text().notNull(),
    rating: integer().notNull(),
    comment: jsonb().$type<LocalizedText>(),
    attachments: text().array().notNull().default([]),
    reply: jsonb().$type<LocalizedText>(),
    repliedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.itemId, t.createdAt),
    index().on(t.storeId, t.createdAt),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);
