import type { LocalizedText } from "@errand/core/language";
import type { OfflineInput } from "@errand/core/payments/offline-answers";
import { boolean, jsonb, pgTable } from "drizzle-orm/pg-core";
import { identity } from "../database/columns.ts";

/** Where the money goes, such as the name and number of an account. */
export interface OfflineField {
  label: LocalizedText;
  value: string;
}

/** The ways to pay outside the shop. */
export const offlineMethods = pgTable("offline_methods", {
  id: identity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  fields: jsonb().$type<OfflineField[]>().notNull(),
  inputs: jsonb().$type<OfflineInput[]>().notNull(),
  active: boolean().notNull().default(true),
});
