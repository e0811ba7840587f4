import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The bank accounts of stores and rental providers. The latest active one is paid to. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    holder: text().notNull(),
    /** Encrypted with the secret of the shop, so that a copy of the database does not reveal it. */
    iban: bytes().notNull(),
    /** What is shown of it. */
    masked: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** From then on it is paid to, unless another one has replaced it before. */
    activeAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.storeId, t.activeAt)],
);
