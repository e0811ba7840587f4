import type { JobReportKind } from "@errand/core/delivery/job-states";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** What couriers report about their jobs. Rows stay as they were written. */
export const jobReports = pgTable(
  "job_reports",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    kind: text().$type<JobReportKind>().notNull(),
    reason: text(),
    note: text(),
    /** When the courier did it, which may be before it could be sent. */
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId, t.id)],
);
