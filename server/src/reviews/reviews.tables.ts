import type { LocalizedText } from "@errand/core/language";
import { isNotNull, isNull, sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** Reviews of stores and their items. A text is written in one language; the other one is empty. */
export const reviews = pgTable(
  "reviews",
  {
    id: identity(),
    /** Null for a review of the store itself. */
    itemId: rowId().references(() => items.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null for the reviews of the first catalogue, and for those of deleted accounts. */
    customerId: rowId().references(() => customers.id),
    /** The order that it is about; null for the reviews of the first catalogue. */
    orderId: rowId().references(() => orders.id),
    /** First name and initial; empty when the account is gone. */
    customerName: text().notNull(),
    rating: integer().notNull(),
    comment: jsonb().$type<LocalizedText>(),
    attachments: text().array().notNull().default([]),
    reply: jsonb().$type<LocalizedText>(),
    repliedAt: timestamp({ withTimezone: true }),
    /** What its store has reported to the shop about it. */
    reportReason: text(),
    reportedAt: timestamp({ withTimezone: true }),
    /** When the desk last decided about it. */
    moderatedAt: timestamp({ withTimezone: true }),
    /** Why the desk has hidden it: it is in no list, and counts in no average. */
    hiddenReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.itemId, t.createdAt),
    index().on(t.storeId, t.createdAt),
    index().on(t.customerId),
    index("reviews_reported").on(t.reportedAt).where(isNotNull(t.reportedAt)),
    index("reviews_hidden").on(t.createdAt).where(isNotNull(t.hiddenReason)),
    unique("reviews_order_item").on(t.orderId, t.itemId),
    uniqueIndex("reviews_order_store").on(t.orderId).where(isNull(t.itemId)),
    check("reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);

/** Reviews of couriers, one of each order. */
export const courierReviews = pgTable(
  "courier_reviews",
  {
    id: identity(),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    orderId: rowId()
      .notNull()
      .unique()
      .references(() => orders.id),
    /** Null when the account is gone. */
    customerId: rowId().references(() => customers.id),
    /** First name and initial; empty when the account is gone. */
    customerName: text().notNull(),
    rating: integer().notNull(),
    comment: text(),
    attachments: text().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.courierId, t.createdAt),
    index().on(t.customerId),
    check("courier_reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);
