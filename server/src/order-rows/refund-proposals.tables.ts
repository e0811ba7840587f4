import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { money, rowId } from "../database/columns.ts";
import { refundRequests, type StoredRefundLine } from "./refund-requests.tables.ts";

/**
 * What an operator has decided to return and a second one has to confirm; it is reserved until then
 * (contract 7.5). A row exists exactly while its refund is `to_confirm`.
 */
export const refundProposals = pgTable(
  "refund_proposals",
  {
    requestId: rowId()
      .primaryKey()
      .references(() => refundRequests.id, { onDelete: "cascade" }),
    /** A customer has asked for it, and is asked about again when it is taken back. */
    requested: boolean().notNull(),
    /** As in `refund_requests`. */
    amount: money().notNull(),
    delivery: money().notNull(),
    tip: money().notNull(),
    lines: jsonb().$type<StoredRefundLine[]>(),
    /** Null: where the rules of the contract say. */
    method: text().$type<"wallet" | "source" | "manual">(),
    borneBy: text().$type<"store" | "platform" | "courier">().notNull(),
    note: text(),
    /** The operator; outlives the work at the shop. */
    proposedBy: rowId().notNull(),
    proposedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      "refund_proposals_amount",
      sql`${t.delivery} >= 0 and ${t.tip} >= 0 and ${t.amount} >= ${t.delivery} + ${t.tip} and ${t.amount} > 0`,
    ),
  ],
);

export type RefundProposal = typeof refundProposals.$inferSelect;
