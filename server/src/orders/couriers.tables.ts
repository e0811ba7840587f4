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
import { identity } from "../database/columns.ts";

export const couriers = pgTable("couriers", {
  id: identity(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull(),
  image: text(),
  vehicle: jsonb().$type<LocalizedText>().notNull(),
  avgRating: doublePrecision().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  active: boolean().notNull().default(true),
  /** Since when the courier is on duty, or was last; null for one who has never begun. */
  dutySince: timestamp({ withTimezone: true }),
});
