import type { Explanation } from "@errand/core/dispatch/dispatch.types";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** The offers of a delivery, one at a time, at most one for each courier. */
export const jobOffers = pgTable(
  "job_offers",
  {
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Why the plan chose the courier; null for who took a delivery that was open to all. */
    explanation: jsonb().$type<Explanation>(),
    /** Null while the courier has not answered. */
    outcome: text().$type<"accepted" | "declined">(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.courierId] }), index().on(t.courierId)],
);
