import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";

/** What a code is good for; right for one of them, it is wrong for all others (contract 3.2). */
export type CodePurpose = "phone" | "email" | "link" | "reset" | "profile" | "wallet";

/** The active code of each purpose and recipient. Only a keyed hash of it is kept. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** E-mail in lower case, or phone in E.164. */
    recipient: text().notNull(),
    codeHash: bytes().notNull(),
    /** Who alone may use it: a customer, a sign-in under way; empty: whoever has it. */
    holder: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.recipient] }), index().on(t.expiresAt)],
);

/** Every code that was sent in the last day, to count them by. */
export const codeSends = pgTable(
  "code_sends",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    customerId: integer(),
    /** Of the network, from which it was asked for. */
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
