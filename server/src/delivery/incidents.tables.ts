import type { IncidentKind } from "@errand/core/delivery/incidents.contract";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** What the desk is notified of. Rows stay as they were written, but for their end. */
export const incidents = pgTable(
  "incidents",
  {
    id: identity(),
    kind: text().$type<IncidentKind>().notNull(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** The courier who reported it; null for an order that was not accepted. */
    courierId: rowId().references(() => couriers.id, { onDelete: "set null" }),
    reason: text(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When the desk has looked into missing cash; others are over with their order. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.orderId), index().on(t.at)],
);
