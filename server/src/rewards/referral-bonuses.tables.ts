import { pgTable } from "drizzle-orm/pg-core";
import { referrals } from "../account/referrals.tables.ts";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/**
 * The order in which a referred customer has the bonus on the first order. A canceled or failed
 * order has no row: its bonus is free again.
 */
export const referralBonuses = pgTable("referral_bonuses", {
  customerId: rowId()
    .primaryKey()
    .references(() => referrals.customerId, { onDelete: "cascade" }),
  orderId: rowId()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: "cascade" }),
});
