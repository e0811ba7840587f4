import type { IncidentKind } from "@errand/core/delivery/incidents.contract";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** What the desk is notified of. Rows stay as they were written. */
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
  },
  (t) => [index().on(t.orderId), index().on(t.at)],
);
