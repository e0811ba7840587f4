import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/**
 * Calls to outside services on behalf of a request with an `Idempotency-Key`: the row is written
 * before the call, so that a repeated request or a job can finish what a crash interrupted.
 */
export const externalCalls = pgTable(
  "external_calls",
  {
    /** The intent: the provider receives it as its idempotency key. */
    id: uuid().primaryKey().defaultRandom(),
    /** Caller and route. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Digest of path, query and body. */
    request: text().notNull(),
    /** The endpoint. */
    kind: text().notNull(),
    /**
     * What a job needs to resume the call; null for requests with secrets, which only their caller
     * repeats.
     */
    input: jsonb().$type<ResumableInput>(),
    /** What the first step decided, such as the id of a new payment. */
    claimed: jsonb(),
    /** What the provider returned to a resumable call. */
    result: jsonb(),
    state: text().$type<"started" | "applied">().notNull().default("started"),
    /** Until then the process that makes the call is taken to be alive. */
    leasedUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.scope, t.key),
    index("external_calls_started").on(t.leasedUntil).where(sql`${t.state} = 'started'`),
    index().on(t.createdAt),
  ],
);

export interface ResumableInput {
  input: Record<string, unknown>;
  context: Record<string, unknown>;
}
