import type { OfflineAnswer } from "@errand/core/payments/offline-answers";
import type { OfflinePaymentState } from "@errand/core/payments/offline-payment-states";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { offlineMethods } from "../payments/offline-methods.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The method as it was when it was used; later changes do not affect it. */
export type UsedOfflineMethod = Omit<typeof offlineMethods.$inferSelect, "active">;

/** The transfer that a customer reported for an order. */
export const offlinePayments = pgTable(
  "offline_payments",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    state: text().$type<Exclude<OfflinePaymentState, "none">>().notNull(),
    method: jsonb().$type<UsedOfflineMethod>().notNull(),
    answers: jsonb().$type<OfflineAnswer[]>().notNull(),
    customerNote: text(),
    adminNote: text(),
    /** When the customer last reported it. */
    reportedAt: timestamptz().notNull(),
    decidedAt: timestamptz(),
  },
  (t) => [index("offline_payments_waiting").on(t.reportedAt).where(sql`${t.state} = 'pending'`)],
);
