import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The bank accounts of stores, rental providers and couriers. The latest active one is paid to. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    id: identity(),
    /** Of one of both. */
    storeId: rowId().references(() => stores.id, { onDelete: "cascade" }),
    courierId: rowId().references(() => couriers.id, { onDelete: "cascade" }),
    holder: text().notNull(),
    /** Encrypted with the secret of the shop, so that a copy of the database does not reveal it. */
    iban: bytes().notNull(),
    /** What is shown of it. */
    masked: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** From then on it is paid to, unless another one has replaced it before. */
    activeAt: timestamptz().notNull(),
  },
  (t) => [
    index().on(t.storeId, t.activeAt),
    index().on(t.courierId, t.activeAt),
    check("payout_accounts_owner", sql`num_nonnulls(${t.storeId}, ${t.courierId}) = 1`),
  ],
);
