import type { CheckDirection, CheckTick } from "@errand/core/trips/trip-check-limits";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** What one vehicle showed: kilometres, and percent of its tank or battery. */
export interface StoredMeter {
  unitId: number;
  odometer: number | null;
  fuel: number | null;
}

/** What was checked when the vehicles of a trip changed hands, a row for each direction. */
export const tripChecks = pgTable(
  "trip_checks",
  {
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    direction: text().$type<CheckDirection>().notNull(),
    ticks: text().array().$type<CheckTick[]>().notNull(),
    meters: jsonb().$type<StoredMeter[]>().notNull(),
    notes: text().notNull(),
    /** The keys of private files, in the order in which they were added. */
    pictures: text().array().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.direction] }),
    check("trip_checks_direction", sql`${t.direction} in ('out', 'back')`),
  ],
);
