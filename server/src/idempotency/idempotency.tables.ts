import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { daySlot } from "../database/columns.ts";

/**
 * Successful responses to writes with an `Idempotency-Key`, stored for one to two days (safety 5).
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Caller and route. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Digest of path, query and body. */
    request: text().notNull(),
    status: integer().notNull(),
    /** Empty when it is long, and compressed. */
    reply: text().notNull(),
    /** By zstd. */
    compressedReply: bytes(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    daySlot: daySlot(),
  },
  // Across days, the lock of the key keeps it unique (`claimKey`).
  (t) => [primaryKey({ columns: [t.scope, t.key, t.daySlot] })],
);
