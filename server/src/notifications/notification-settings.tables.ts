import { sql } from "drizzle-orm";
import { boolean, check, pgTable, time } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { rowId } from "../database/columns.ts";

/** What customers have chosen about notifications; one without a row has the defaults. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    customerId: rowId()
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    ordersPush: boolean().notNull().default(true),
    /** E-mails about the progress of orders. Receipts and bad news are sent in any case. */
    ordersEmail: boolean().notNull().default(true),
    messagesPush: boolean().notNull().default(true),
    rewardsPush: boolean().notNull().default(true),
    /** Advertising needs consent. */
    offersPush: boolean().notNull().default(false),
    quietFrom: time(),
    quietUntil: time(),
  },
  (t) => [
    check("notification_settings_quiet", sql`num_nonnulls(${t.quietFrom}, ${t.quietUntil}) <> 1`),
  ],
);
