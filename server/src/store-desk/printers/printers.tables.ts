import type { Language } from "@errand/core/language";
import type { TicketKind, TicketWidth } from "@errand/core/store-desk/ticket-paper";
import { index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { stores } from "../../catalog/catalog.tables.ts";
import { bytes } from "../../database/bytes.ts";
import { identity, rowId } from "../../database/columns.ts";
import { orders } from "../../order-rows/orders.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The printers that ask for tickets by themselves, one of each store. */
export const storePrinters = pgTable("store_printers", {
  storeId: rowId()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  /** Of the token in its address. */
  tokenHash: bytes().notNull().unique(),
  width: integer().$type<TicketWidth>().notNull(),
  language: text().$type<Language>().notNull(),
  lastSeenAt: timestamptz(),
  createdAt: timestamptz().notNull(),
});

/** What they are to print, stored for a day. */
export const printJobs = pgTable(
  "print_jobs",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => storePrinters.storeId, { onDelete: "cascade" }),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<TicketKind>().notNull(),
    createdAt: timestamptz().notNull(),
    /** When it was printed, or given up; null before. */
    doneAt: timestamptz(),
  },
  (t) => [
    index().on(t.storeId, t.id),
    index().on(t.createdAt),
    // An order is accepted by several calls, and printed once.
    unique("print_jobs_once").on(t.orderId, t.kind),
  ],
);
