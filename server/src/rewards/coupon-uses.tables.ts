import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** The coupon that an order was placed with. A canceled or failed order has released it. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    couponId: rowId()
      .notNull()
      .references(() => coupons.id),
    releasedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.couponId)],
);

/**
 * How often each customer uses a coupon: the number of `coupon_uses` that are not released. One
 * statement compares it with the limit and changes it, so that concurrent orders cannot exceed the
 * limit.
 */
export const couponCustomers = pgTable(
  "coupon_customers",
  {
    couponId: rowId()
      .notNull()
      .references(() => coupons.id),
    customerId: rowId()
      .notNull()
      .references(() => customers.id),
    uses: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.couponId, t.customerId] }),
    index().on(t.customerId),
    check("coupon_customers_uses", sql`${t.uses} >= 0`),
  ],
);
