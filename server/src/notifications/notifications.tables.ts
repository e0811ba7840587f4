import type { NotificationType } from "@errand/core/notifications/notification-types";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import type {
  NotificationMessage,
  NotificationTarget,
  NotificationValues,
} from "./notification-content.ts";

/**
 * What customers are notified of, without its texts: those are made in the language of the reader.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: identity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** What brought it about: a customer gets one notification for each. */
    cause: text().notNull(),
    type: text().$type<NotificationType>().notNull(),
    message: text().$type<NotificationMessage>().notNull(),
    values: jsonb().$type<NotificationValues>().notNull(),
    target: jsonb().$type<NotificationTarget>().notNull(),
    image: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique("notifications_cause").on(t.customerId, t.cause),
    index("notifications_newest").on(t.customerId, sql`${t.createdAt} desc`, sql`${t.id} desc`),
    index().on(t.createdAt),
  ],
);
