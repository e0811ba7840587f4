import type { ActorKind } from "@errand/core/orders/order-actor";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { eq, sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/**
 * Every change of an order's status, partitioned by month (`history`). Rows are permanent: a
 * trigger refuses to change or delete them, except to erase what a person wrote. They do not refer
 * to actors, whom they outlive.
 */
export const orderTransitions = pgTable(
  "order_transitions",
  {
    id: rowId().notNull().generatedAlwaysAsIdentity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id),
    /** Null when the order was placed. */
    from: text().$type<OrderStatus | TripStatus>(),
    to: text().$type<OrderStatus | TripStatus>().notNull(),
    actorKind: text().$type<ActorKind>().notNull(),
    /** The id of the customer, guest, member of the staff, courier or payment; null for none. */
    actorId: text(),
    reason: text(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.id] }),
    // An order is canceled once, so that it has one cancellation.
    uniqueIndex("order_transitions_canceled")
      .on(t.orderId)
      .where(eq(t.to, sql.raw("'canceled'"))),
  ],
);
