import type { LocalizedText } from "@errand/core/language";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { modules } from "../modules/modules.tables.ts";

export const parcelCategories = pgTable("parcel_categories", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  image: text(),
  perKmCharge: integer().notNull(),
  minimumCharge: integer().notNull(),
  taxRate: integer().notNull().default(0),
});

export const parcelInstructions = pgTable("parcel_instructions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  instruction: jsonb().$type<LocalizedText>().notNull(),
});
