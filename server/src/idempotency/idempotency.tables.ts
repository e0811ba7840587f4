import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Good replies to writes that carried an `Idempotency-Key`, kept 24 hours (safety 5). */
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
