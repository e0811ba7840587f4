import type { LocalizedText } from "@errand/core/language";
import { noRate } from "@errand/core/money";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { money, rate } from "../database/columns.ts";
import { modules } from "../modules/modules.tables.ts";

export const parcelCategories = pgTable("parcel_categories", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  image: text(),
  perKmCharge: money().notNull(),
  minimumCharge: money().notNull(),
  taxRate: rate().notNull().default(noRate),
});

export const parcelInstructions = pgTable("parcel_instructions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  instruction: jsonb().$type<LocalizedText>().notNull(),
});
