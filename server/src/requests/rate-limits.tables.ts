import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Counters of `limitByDatabase`, in the form that rate-limiter-flexible reads. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (t) => [index().on(t.expire)],
);
