import type { LocalizedText } from "@errand/core/language";
import { noRate } from "@errand/core/money";
import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, money, rate, rowId } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";

export const parcelCategories = pgTable("parcel_categories", {
  id: identity(),
  moduleId: rowId()
    .notNull()
    .references(() => modules.id),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  image: text(),
  perKmCharge: money().notNull(),
  minimumCharge: money().notNull(),
  taxRate: rate().notNull().default(noRate),
  active: boolean().notNull().default(true),
});

export const parcelInstructions = pgTable("parcel_instructions", {
  id: identity(),
  instruction: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});
