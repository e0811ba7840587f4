import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Lengths of ways that prices depend on, so that a quote and its order have the same one. */
export const routeLengths = pgTable(
  "route_lengths",
  {
    /** Both ends: longitude and latitude in six decimals. */
    ends: text().primaryKey(),
    /** Null when no street connects them. */
    meters: integer(),
    seconds: integer(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
