import { index, pgTable, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../../couriers/couriers.tables.ts";
import { rowId } from "../../database/columns.ts";
import { orders } from "../../order-rows/orders.tables.ts";

/**
 * The deliveries without a courier for whom the last plan has one: they are not open to others. A
 * delivery that no courier can take has no row.
 */
export const jobPlans = pgTable(
  "job_plans",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    /** When it is offered: shortly before the courier must leave. */
    commitAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.courierId)],
);
