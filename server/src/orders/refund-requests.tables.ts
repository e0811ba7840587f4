import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The reasons that a customer can choose from; the migration adds those of a new shop. */
export const refundReasons = pgTable("refund_reasons", {
  id: identity(),
  reason: jsonb().$type<LocalizedText>().notNull(),
});

/** What customers want back after the delivery, once per order, and what the desk decided (contract 4.5). */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .unique()
      .references(() => orders.id),
    /** What can be refunded; once approved, what was. */
    amount: money().notNull(),
    method: text().$type<"wallet" | "manual">().notNull(),
    state: text().$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
    /** As the customer wrote it; empty when the account is gone, and for guests. */
    reason: text().notNull(),
    note: text(),
    /** What the desk states about its decision. */
    deskNote: text(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (t) => [
    index("refund_requests_pending").on(t.createdAt).where(sql`${t.state} = 'pending'`),
    check("refund_requests_amount", sql`${t.amount} >= 0`),
  ],
);

export type RefundRequest = typeof refundRequests.$inferSelect;
