import type { LocalizedText } from "@errand/core/language";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity } from "../database/columns.ts";

/** Modules of the storefront: food, grocery, pharmacy, ecommerce, parcel, rental. */
export const modules = pgTable("modules", {
  id: identity(),
  slug: text().notNull().unique(),
  type: text().$type<ModuleType>().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  icon: text(),
  thumbnail: text(),
  active: boolean().notNull().default(true),
  everywhere: boolean().notNull().default(false),
  /** Its place among the modules, the lowest first. */
  position: integer().notNull().default(0),
});
