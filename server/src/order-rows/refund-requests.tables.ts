import type { LocalizedText } from "@errand/core/language";
import { type Minor, nothing } from "@errand/core/money";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The reasons that a customer can choose from; the migration adds those of a new shop. */
export const refundReasons = pgTable("refund_reasons", {
  id: identity(),
  reason: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});

/** Pieces of a line of an order, and what they return. */
export interface StoredRefundLine {
  id: number;
  quantity: number;
  amount: Minor;
}

/**
 * What customers want back after the delivery, and what the desk decided, with a request or without
 * (contract 7.5).
 */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id),
    /** What is requested; once approved, what was refunded. `refund_proposals` has what waits. */
    amount: money().notNull(),
    /** What of it is for the delivery and for the tip; the rest is for the goods. */
    delivery: money().notNull().default(nothing),
    tip: money().notNull().default(nothing),
    /** The pieces that it is about; null for the whole order and for an amount. */
    lines: jsonb().$type<StoredRefundLine[]>(),
    method: text().$type<"wallet" | "manual">().notNull(),
    state: text()
      .$type<"pending" | "to_confirm" | "approved" | "rejected">()
      .notNull()
      .default("pending"),
    /** As the customer wrote it; empty when the account is gone, and for guests. */
    reason: text().notNull(),
    note: text(),
    /** What the desk states about its decision. */
    deskNote: text(),
    /** Who pays for it; null until it is approved. */
    borneBy: text().$type<"store" | "platform" | "courier">(),
    /** A second operator has confirmed what another one decided. */
    confirmed: boolean().notNull().default(false),
    /**
     * What the order had earned and was taken back: points, and minor units of the customer and of
     * the referrer.
     */
    pointsTaken: integer().notNull().default(0),
    cashbackTaken: money().notNull().default(nothing),
    rewardTaken: money().notNull().default(nothing),
    /** The keys of the pictures that came with the request. */
    pictures: text().array().notNull().default(sql`'{}'`),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (t) => [
    index().on(t.orderId),
    index("refund_requests_pending").on(t.createdAt).where(sql`${t.state} = 'pending'`),
    uniqueIndex("refund_requests_open").on(t.orderId).where(sql`${t.state} = 'pending'`),
    check(
      "refund_requests_amount",
      sql`${t.delivery} >= 0 and ${t.tip} >= 0 and ${t.amount} >= ${t.delivery} + ${t.tip}`,
    ),
    check(
      "refund_requests_taken",
      sql`${t.pointsTaken} >= 0 and ${t.cashbackTaken} >= 0 and ${t.rewardTaken} >= 0`,
    ),
  ],
);

export type RefundRequest = typeof refundRequests.$inferSelect;
