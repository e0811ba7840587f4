import type { SocialMedium } from "@errand/core/account/social-proof";
import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { rowId } from "../database/columns.ts";
import { customers } from "./account.tables.ts";

/** Identities of providers that open an account. */
export const socialIdentities = pgTable(
  "social_identities",
  {
    medium: text().$type<SocialMedium>().notNull(),
    /** The user id at the provider. */
    subject: text().notNull(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.medium, t.subject] }), index().on(t.customerId)],
);
