import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";

/**
 * A code is valid for one purpose only (contract 3.2). Those of applications are for partners
 * (contract 5.5).
 */
export type CodePurpose =
  | "phone"
  | "email"
  | "link"
  | "reset"
  | "profile"
  | "wallet"
  | "track"
  | "store_application"
  | "courier_application";

/** The active code of each purpose and recipient. Only a keyed hash is stored. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** E-mail in lower case, or phone in E.164. */
    recipient: text().notNull(),
    codeHash: bytes().notNull(),
    /** The customer or pending sign-in that may use it; empty if anyone with the code may. */
    holder: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.recipient] }), index().on(t.expiresAt)],
);

/** Codes sent in the last day, for the limits. */
export const codeSends = pgTable(
  "code_sends",
  {
    id: identity(),
    recipient: text().notNull(),
    customerId: rowId(),
    /** Hash of the network that requested it. */
    address: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.recipient, t.sentAt),
    index().on(t.customerId, t.sentAt),
    index().on(t.address, t.sentAt),
    index().on(t.sentAt),
  ],
);
