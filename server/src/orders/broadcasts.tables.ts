import type { LocalizedText } from "@errand/core/language";
import type { BroadcastValues } from "@errand/core/orders/broadcast-entries.contract";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { identity } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** Notifications that the desk sends to customers, once. */
export const broadcasts = pgTable("broadcasts", {
  id: identity(),
  title: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  image: text(),
  link: text(),
  receivers: jsonb().$type<BroadcastValues["to"]>().notNull(),
  sendAt: timestamptz().notNull(),
  active: boolean().notNull().default(true),
  /** Null until every receiver has it. */
  sentAt: timestamptz(),
  sentCount: integer().notNull().default(0),
});
