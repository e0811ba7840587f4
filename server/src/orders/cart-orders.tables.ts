import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/** What only an order of items has: the store that sells them, and how it prepares them. */
export const cartOrders = pgTable(
  "cart_orders",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id),
    type: text().$type<"delivery" | "take_away">().notNull(),
    freeDeliveryBy: text().$type<"vendor" | "admin" | "coupon">(),
    unavailableItemNote: text(),
    cutlery: boolean().notNull().default(false),
    processingMinutes: integer(),
    minDeliveryMinutes: integer(),
    maxDeliveryMinutes: integer(),
  },
  (t) => [index().on(t.storeId)],
);
