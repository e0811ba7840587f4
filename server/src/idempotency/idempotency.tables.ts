import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Successful responses to writes with an `Idempotency-Key`, stored for 24 hours (safety 5). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Caller and route. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Digest of path, query and body. */
    request: text().notNull(),
    status: integer().notNull(),
    reply: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index().on(t.createdAt)],
);
