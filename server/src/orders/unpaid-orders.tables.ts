import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/**
 * By whom, for whom and from where orders were placed that were not paid with it, as digests; kept
 * for a day.
 */
export const unpaidOrderKeys = pgTable(
  "unpaid_order_keys",
  {
    /** The digest of a guest, customer, phone, mailbox or network. */
    key: text().notNull(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Pieces of limited stock that it holds. */
    pieces: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.orderId] }),
    index().on(t.orderId),
    index().on(t.createdAt),
  ],
);
