import type { PaperKind, PaperState } from "@errand/core/delivery/courier-papers.contract";
import { date, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { couriers } from "../couriers/couriers.tables.ts";
import { identity, rowId } from "../database/columns.ts";

/** What couriers have to show; a renewed paper is a row of its own. */
export const courierPapers = pgTable(
  "courier_papers",
  {
    id: identity(),
    courierId: rowId()
      .notNull()
      .references(() => couriers.id, { onDelete: "cascade" }),
    kind: text().$type<PaperKind>().notNull(),
    number: text().notNull(),
    /** The last day on which it is valid; null for one without an end. */
    validUntil: date({ mode: "string" }),
    state: text().$type<PaperState>().notNull().default("waiting"),
    /** Why it was refused. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.courierId), index().on(t.state, t.id)],
);
