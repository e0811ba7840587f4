import type { LocalizedText } from "@errand/core/language";
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";

/** The kinds of vehicles that couriers ride; the migration inserts them. */
export const courierVehicles = pgTable("courier_vehicles", {
  id: identity(),
  type: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});

export const couriers = pgTable("couriers", {
  id: identity(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull(),
  image: text(),
  /** The type of the vehicle when it was chosen; customers see it. */
  vehicle: jsonb().$type<LocalizedText>().notNull(),
  /** Null for one that is not among those of the shop. */
  vehicleId: rowId().references(() => courierVehicles.id, { onDelete: "set null" }),
  avgRating: doublePrecision().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  /** Since when the courier is on duty, or was last; null for one who has never begun. */
  dutySince: timestamp({ withTimezone: true }),
});
