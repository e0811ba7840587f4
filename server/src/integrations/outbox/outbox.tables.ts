import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { identity } from "../../database/columns.ts";

/** Messages of the demo for which no sender is configured. */
export const outbox = pgTable(
  "outbox",
  {
    id: identity(),
    /** The job that sent the message; null for messages from before there were jobs. */
    jobId: uuid().unique(),
    kind: text().$type<"mail" | "sms">().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Of an e-mail that is also sent as HTML. */
    html: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.createdAt)],
);
