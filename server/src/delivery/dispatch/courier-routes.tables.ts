import { jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../../couriers/couriers.tables.ts";
import { rowId } from "../../database/columns.ts";

export interface StoredStop {
  jobId: number;
  kind: "pickup" | "dropoff";
}

/**
 * The order in which each courier rides, as the courier last read it: new stops are inserted, the
 * others stay.
 */
export const courierRoutes = pgTable("courier_routes", {
  courierId: rowId()
    .primaryKey()
    .references(() => couriers.id, { onDelete: "cascade" }),
  /** Increases with each change of the stops. */
  version: rowId().notNull(),
  stops: jsonb().$type<StoredStop[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
