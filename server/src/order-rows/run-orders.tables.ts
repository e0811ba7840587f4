import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { money, rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/** What an order of a run has besides others; its run is with the order. */
export const runOrders = pgTable("run_orders", {
  orderId: rowId()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  /** Its place among the pickups of the run, from 1; a parcel taken along at the door is last. */
  seq: integer().notNull(),
  /** When its courier is planned to fetch it, or to bring a parcel taken along at the door. */
  plannedAt: timestamp({ withTimezone: true }).notNull(),
  /** What its delivery would cost alone. */
  alone: money().notNull(),
  /** Its part of the fee. */
  part: money().notNull(),
});
