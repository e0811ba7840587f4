import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { identity, money } from "../database/columns.ts";

/** What the customer is asked when a store of the run refuses. Times are ISO 8601. */
export interface RunQuestion {
  /** The order that is gone. */
  orderId: number;
  endsAt: string;
}

/**
 * Orders of several stores, and a parcel, that one courier brings for one fee. Its parts are with
 * its orders (`run_orders`), whose sum is the fee as long as none is gone.
 */
export const runs = pgTable("runs", {
  id: identity({ startWith: 1000 }),
  /** The terms it was placed with, by which the fee of the rest is computed. */
  extraStopFee: money().notNull(),
  cap: integer().notNull(),
  ifRefused: text().$type<"bring_rest" | "ask">().notNull(),
  /** When it was promised at the door. */
  windowFrom: timestamp({ withTimezone: true }).notNull(),
  windowTo: timestamp({ withTimezone: true }).notNull(),
  /** The last one; null before. */
  question: jsonb().$type<RunQuestion>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
