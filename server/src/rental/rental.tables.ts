import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { identity, money, rowId } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";

export const vehicleCategories = pgTable("vehicle_categories", {
  id: identity(),
  moduleId: rowId()
    .notNull()
    .references(() => modules.id),
  name: jsonb().$type<LocalizedText>().notNull(),
  image: text(),
  active: boolean().notNull().default(true),
});

export const vehicleBrands = pgTable("vehicle_brands", {
  id: identity(),
  name: text().notNull().unique(),
  image: text(),
  active: boolean().notNull().default(true),
});

/**
 * Vehicles of rental providers, which are stores of the rental module. Prices in minor units. The
 * database also maintains a column `search` (`functions.sql`).
 */
export const vehicles = pgTable(
  "vehicles",
  {
    id: identity(),
    providerId: rowId()
      .notNull()
      .references(() => stores.id),
    categoryId: rowId()
      .notNull()
      .references(() => vehicleCategories.id),
    brandId: rowId()
      .notNull()
      .references(() => vehicleBrands.id),
    slug: text().notNull().unique(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    images: text().array().notNull().default([]),
    model: text().notNull(),
    type: text().notNull(),
    engineCapacity: text().notNull(),
    enginePower: text().notNull(),
    seats: integer().notNull(),
    airCondition: boolean().notNull().default(false),
    fuel: text().$type<"petrol" | "diesel" | "cng" | "electric" | "hybrid">().notNull(),
    transmission: text()
      .$type<"automatic" | "manual" | "continuously_variable" | "dual_clutch" | "semi_automatic">()
      .notNull(),
    hourlyPrice: money(),
    perKmPrice: money(),
    dailyPrice: money(),
    discount: integer().notNull().default(0),
    discountKind: text().$type<"percent" | "amount">().notNull().default("percent"),
    tags: jsonb().$type<LocalizedText[]>().notNull().default([]),
    isNew: boolean().notNull().default(false),
    /** How many of this vehicle the provider has. */
    total: integer().notNull(),
    trips: integer().notNull().default(0),
    avgRating: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    /** When its provider deleted it; the row stays for past trips, and is never active again. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.providerId),
    check("vehicles_total", sql`${t.total} > 0`),
    check("vehicles_deleted", sql`${t.deletedAt} is null or not ${t.active}`),
  ],
);
