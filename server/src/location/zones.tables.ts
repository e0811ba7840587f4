import type { LocalizedText } from "@errand/core/language";
import type { Area } from "@errand/core/location/area";
import { noRate } from "@errand/core/money";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { identity, money, rate, rowId } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";

/** Delivery zones. The bounding box excludes most points without looking at the area. */
export const zones = pgTable("zones", {
  id: identity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  displayName: jsonb().$type<LocalizedText>().notNull(),
  open: boolean().notNull().default(true),
  area: jsonb().$type<Area>().notNull(),
  south: doublePrecision().notNull(),
  west: doublePrecision().notNull(),
  north: doublePrecision().notNull(),
  east: doublePrecision().notNull(),
  cashOnDelivery: boolean().notNull().default(true),
  digitalPayment: boolean().notNull().default(true),
  offlinePayment: boolean().notNull().default(false),
  /** Added to the delivery charge while `deliveryFeeRaised`. */
  deliveryFeeRise: rate().notNull().default(noRate),
  deliveryFeeRaised: boolean().notNull().default(false),
  deliveryFeeMessage: jsonb().$type<LocalizedText>(),
  /** The other zones to which the stores of this zone deliver. */
  deliversTo: rowId().array().notNull().default([]),
});

/** The modules that serve each zone, with their delivery charges in minor units. */
export const zoneModules = pgTable(
  "zone_modules",
  {
    zoneId: rowId()
      .notNull()
      .references(() => zones.id, { onDelete: "cascade" }),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id, { onDelete: "cascade" }),
    chargeType: text().$type<"fixed" | "distance">().notNull(),
    fixedCharge: money(),
    perKmCharge: money(),
    minimumCharge: money(),
    maximumCharge: money(),
    maximumCashOrder: money(),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.moduleId] }),
    check(
      "zone_modules_charge",
      sql`(${t.chargeType} = 'fixed' and ${t.fixedCharge} >= 0) or (${t.chargeType} = 'distance' and ${t.perKmCharge} >= 0 and ${t.minimumCharge} >= 0)`,
    ),
  ],
);
