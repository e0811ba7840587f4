import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";

/** Wishlist entries of customers: an item or a store. A trigger maintains `items.wishlist_count`. */
export const wishes = pgTable(
  "wishes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    itemId: integer().references(() => items.id, { onDelete: "cascade" }),
    storeId: integer().references(() => stores.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("wishes_item").on(t.customerId, t.itemId).where(sql`${t.itemId} is not null`),
    uniqueIndex("wishes_store").on(t.customerId, t.storeId).where(sql`${t.storeId} is not null`),
    index().on(t.itemId),
    index().on(t.storeId),
    check("wishes_thing", sql`num_nonnulls(${t.itemId}, ${t.storeId}) = 1`),
  ],
);
