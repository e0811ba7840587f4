import { sql } from "drizzle-orm";
import { check, index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { money, rowId } from "../database/columns.ts";
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
    /**
     * What the referrer has for the first order of the customer; null before its delivery, and once
     * it is refunded.
     */
    reward: money(),
    rewardedAt: timestamp({ withTimezone: true }),
    /** The order that earned it, by its id: orders are above accounts. */
    rewardOrderId: rowId(),
  },
  (t) => [
    index().on(t.referrerId),
    check("referrals_reward", sql`num_nulls(${t.reward}, ${t.rewardedAt}) in (0, 2)`),
  ],
);
