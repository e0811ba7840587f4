import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { identity, rowId } from "../database/columns.ts";

/** What changes a stock. `opening`: what was there when movements began to be recorded. */
export type MovementKind =
  | "opening"
  | "import"
  | "setting"
  | "order_placed"
  | "order_released"
  | "order_retried";

/**
 * Every change of a stock unit, written in the statement that changes it; a trigger refuses updates
 * and deletions. The quantity of a unit is the sum of its movements (`npm run verify`).
 *
 * `cause` and `sequence` identify a change, once for each unit. An order alternates: it takes stock
 * with odd numbers and returns it with even ones, so that failing, retrying and canceling return it
 * once each time.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: identity(),
    unitId: rowId()
      .notNull()
      .references(() => stockUnits.id),
    /** Positive when the stock grows. */
    quantity: integer().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** Such as `order:100000`. */
    cause: text().notNull(),
    sequence: integer().notNull().default(1),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique("stock_movements_cause").on(t.cause, t.sequence, t.unitId),
    index().on(t.unitId, t.id),
    check(
      "stock_movements_quantity",
      sql`case ${t.kind}
        when 'order_placed' then ${t.quantity} < 0 and ${t.sequence} = 1
        when 'order_retried' then ${t.quantity} < 0 and ${t.sequence} > 1 and ${t.sequence} % 2 = 1
        when 'order_released' then ${t.quantity} > 0 and ${t.sequence} % 2 = 0
        else ${t.quantity} <> 0 and ${t.sequence} = 1 end`,
    ),
  ],
);
