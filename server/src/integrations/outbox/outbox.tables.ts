import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { identity } from "../../database/columns.ts";

/** Messages of the demo for which no sender is configured. */
export const outbox = pgTable(
  "outbox",
  {
    id: identity(),
    kind: text().$type<"mail" | "sms">().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.createdAt)],
);
