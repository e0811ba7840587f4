import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";
import type { CodePurpose } from "./code-purpose.ts";
import { pendingSignIns } from "./pending-sign-ins.tables.ts";

/** The active code of each purpose and recipient. Only a keyed hash is stored. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** E-mail in lower case, or phone in E.164. */
    recipient: text().notNull(),
    codeHash: bytes().notNull(),
    /** The shopper or application that may use it; empty if anyone with the code may. */
    holder: text().notNull(),
    /** The sign-in that it continues. */
    pendingSignInId: rowId().references(() => pendingSignIns.id, { onDelete: "cascade" }),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.recipient] }),
    index().on(t.expiresAt),
    index().on(t.pendingSignInId),
  ],
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
