import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { rowId } from "../database/columns.ts";

/** How many scheduled orders a store has in a slot. Only `store-slots.data.ts` writes it. */
export const storeSlots = pgTable(
  "store_slots",
  {
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    orders: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.startsAt] }),
    check("store_slots_orders", sql`${t.orders} >= 0`),
  ],
);
