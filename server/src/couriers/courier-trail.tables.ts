import { doublePrecision, pgTable, primaryKey, smallint, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { couriers } from "./couriers.tables.ts";

/**
 * Where each courier was in the last hour, once a minute, for the replay of the desk. Older rows
 * are overwritten, and deleted by the housekeeping.
 */
export const courierTrail = pgTable(
  "courier_trail",
  {
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    /** Of the hour: the same minute of the next hour replaces it. */
    minute: smallint().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    locatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.courierId, t.minute] })],
);
