import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";

/**
 * Who can ask for the money that a removed account is due: whoever names its reference. The amount
 * is the balance of `customer_claim` in the ledger. Without a foreign key and without personal
 * data: claims outlive accounts.
 */
export const payoutClaims = pgTable("payout_claims", {
  removedCustomerId: rowId().primaryKey(),
  reference: text().notNull().unique("payout_claims_reference"),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
