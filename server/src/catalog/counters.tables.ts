import { integer, pgTable } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { items, stores } from "./catalog.tables.ts";

/**
 * Counters of items and stores beside their rows, so that counting changes no catalogue row.
 * `items.popularity` and `stores.popularity` stay in the catalogue: lists sort by them from an
 * index, which only a column of the listed row provides. The recount writes them once an hour.
 */

const itemId = () =>
  rowId()
    .primaryKey()
    .references(() => items.id, { onDelete: "cascade" });

/** The number of wishlists that contain an item; a trigger maintains it. */
export const itemWishlistCounts = pgTable("item_wishlist_counts", {
  itemId: itemId(),
  count: integer().notNull(),
});

/** Units of an item delivered before its orders were recorded, as the demo town invents them. */
export const itemPopularity = pgTable("item_popularity", {
  itemId: itemId(),
  before: integer().notNull(),
});

/** Orders of a store delivered before its orders were recorded. */
export const storePopularity = pgTable("store_popularity", {
  storeId: rowId()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  before: integer().notNull(),
});
