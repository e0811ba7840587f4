import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** Visitors without an account; the id is the only key to their cart and orders (safety 10). */
export const guests = pgTable("guests", {
  id: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
