import { doublePrecision, pgTable, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { couriers } from "./couriers.tables.ts";

/** Where each courier was seen last. Apart from the couriers, because it changes every second. */
export const courierPositions = pgTable("courier_positions", {
  courierId: rowId()
    .primaryKey()
    .references(() => couriers.id, { onDelete: "cascade" }),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Degrees clockwise from north, and metres; null when the device does not know. */
  heading: doublePrecision(),
  accuracy: doublePrecision(),
  locatedAt: timestamp({ withTimezone: true }).notNull(),
  /** The batch that wrote it; batches of all processes have increasing numbers. */
  batch: rowId().notNull(),
});
