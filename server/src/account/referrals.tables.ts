import { index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { customers } from "./account.tables.ts";

/** The customers who signed up with the referral code of another. */
export const referrals = pgTable(
  "referrals",
  {
    customerId: rowId()
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Whose code it was; null once that account is deleted. */
    referrerId: rowId().references(() => customers.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.referrerId)],
);
