import type {
  HoldReason,
  PayoutKind,
  PayoutLineState,
  PayoutRunState,
} from "@errand/core/payouts/payout-states";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** What the shop pays stores or couriers at once. */
export const payoutRuns = pgTable(
  "payout_runs",
  {
    id: identity(),
    kind: text().$type<PayoutKind>().notNull(),
    until: date({ mode: "string" }).notNull(),
    minimum: money().notNull(),
    state: text().$type<PayoutRunState>().notNull().default("draft"),
    /** The operators; they outlive their work at the shop. */
    draftedBy: rowId().notNull(),
    draftedAt: timestamptz().notNull(),
    approvedBy: rowId(),
    approvedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex("payout_runs_draft").on(t.kind).where(sql`${t.state} = 'draft'`),
    check("payout_runs_approval", sql`(${t.approvedBy} is null) = (${t.approvedAt} is null)`),
  ],
);

/**
 * One payment of a run. No foreign keys to stores, couriers and their bank accounts: the books
 * outlive them.
 */
export const payoutLines = pgTable(
  "payout_lines",
  {
    id: identity(),
    runId: rowId()
      .notNull()
      .references(() => payoutRuns.id, { onDelete: "cascade" }),
    /** Of a run of stores, of one of couriers. */
    storeId: rowId(),
    courierId: rowId(),
    /** What the account had at the end of the day of the run. */
    balance: money().notNull(),
    amount: money().notNull(),
    state: text().$type<PayoutLineState>().notNull(),
    heldFor: text().$type<HoldReason>(),
    note: text(),
    /** Of the payment at the bank. */
    reference: text(),
    /** The bank account that was approved. */
    payoutAccountId: rowId(),
    paidAt: timestamptz(),
  },
  (t) => [
    unique("payout_lines_store").on(t.runId, t.storeId),
    unique("payout_lines_courier").on(t.runId, t.courierId),
    index().on(t.state),
    check("payout_lines_payee", sql`num_nonnulls(${t.storeId}, ${t.courierId}) = 1`),
    check("payout_lines_amount", sql`${t.amount} > 0`),
    check("payout_lines_held", sql`(${t.state} = 'held') = (${t.heldFor} is not null)`),
    check("payout_lines_paid", sql`${t.state} <> 'paid' or ${t.paidAt} is not null`),
  ],
);
