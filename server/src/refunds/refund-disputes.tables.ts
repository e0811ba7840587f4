import type { disputeStates } from "@errand/core/refunds/store-refunds.contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { rowId } from "../database/columns.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** What a store says about a refund that it bears, and what the desk decided about it. */
export const refundDisputes = pgTable(
  "refund_disputes",
  {
    requestId: rowId()
      .primaryKey()
      .references(() => refundRequests.id),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    state: text().$type<(typeof disputeStates)[number]>().notNull(),
    reason: text(),
    /** The keys of the pictures that came with it. */
    pictures: text().array().notNull().default(sql`'{}'`),
    at: timestamptz().notNull(),
    deskNote: text(),
    decidedAt: timestamptz(),
  },
  (t) => [
    index().on(t.storeId),
    index("refund_disputes_open").on(t.at).where(sql`${t.state} = 'open'`),
    check("refund_disputes_reason", sql`(${t.reason} is null) = (${t.state} = 'accepted')`),
    check(
      "refund_disputes_decided",
      sql`(${t.decidedAt} is not null) = (${t.state} in ('upheld', 'shifted'))`,
    ),
  ],
);
