import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { rowId } from "../database/columns.ts";
import { staffMembers } from "../staff/staff.tables.ts";

/**
 * The last report of each store's orders screen. Apart from the stores, because it changes every 30
 * seconds.
 */
export const storeHeartbeats = pgTable("store_heartbeats", {
  storeId: rowId()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  at: timestamp({ withTimezone: true }).notNull(),
  /** When the store was last reachable: the screen showed the orders, and its sound worked. */
  reachableAt: timestamp({ withTimezone: true }),
  /** Whether the screen showed the orders; not once the shift has ended. */
  ordersScreen: boolean().notNull().default(true),
  audioOk: boolean().notNull(),
  battery: integer(),
  printer: text(),
  /** Whose screen it was; null for reports from before this was stored. */
  staffId: rowId().references(() => staffMembers.id, { onDelete: "set null" }),
});
