import { sql } from "drizzle-orm";
import { check, index, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";

/**
 * Wishlist entries of customers: an item or a store. A trigger maintains `item_wishlist_counts`.
 */
export const wishlistEntries = pgTable(
  "wishlist_entries",
  {
    id: identity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    itemId: rowId().references(() => items.id, { onDelete: "cascade" }),
    storeId: rowId().references(() => stores.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("wishlist_entries_item")
      .on(t.customerId, t.itemId)
      .where(sql`${t.itemId} is not null`),
    uniqueIndex("wishlist_entries_store")
      .on(t.customerId, t.storeId)
      .where(sql`${t.storeId} is not null`),
    index().on(t.itemId),
    index().on(t.storeId),
    check("wishlist_entries_target", sql`num_nonnulls(${t.itemId}, ${t.storeId}) = 1`),
  ],
);
