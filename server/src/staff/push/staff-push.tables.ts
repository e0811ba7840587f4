import type { Language } from "@errand/core/language";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../../database/bytes.ts";
import { staffSessions } from "../staff.tables.ts";

/** The devices of staff that receive pushed notifications: each ends with its session. */
export const staffPushSubscriptions = pgTable("staff_push_subscriptions", {
  sessionHash: bytes()
    .primaryKey()
    .references(() => staffSessions.tokenHash, { onDelete: "cascade" }),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** In which the device shows its console. */
  language: text().$type<Language>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What was pushed to staff, once for each cause. */
export const staffPushes = pgTable(
  "staff_pushes",
  {
    cause: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
);
