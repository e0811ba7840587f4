import type { Language } from "@errand/core/language";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sessions } from "../../account/account.tables.ts";
import { rowId } from "../../database/columns.ts";

/** The browsers that receive pushed notifications: each belongs to a session, and ends with it. */
export const pushSubscriptions = pgTable("push_subscriptions", {
  sessionId: rowId()
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** In which the browser shows the shop. */
  language: text().$type<Language>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
