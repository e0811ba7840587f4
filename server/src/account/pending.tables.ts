import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { customers } from "./account.tables.ts";
import type { CodePurpose } from "./codes.tables.ts";

/** Sign-ins that lack something: what has been proved so far, and what is waited for (contract 3.1). */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes().notNull(),
    loginType: text().$type<"manual" | "otp" | "social">().notNull(),
    /** The account that is being signed in to; null while it is unknown or not yet made. */
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    /** The phone of a sign-in by code. */
    phone: text(),
    phoneProved: boolean().notNull().default(false),
    /** The account that the proved phone stands in unverified: "Is it you?" */
    matchId: integer().references(() => customers.id, { onDelete: "cascade" }),
    /** It was answered with no. */
    declined: boolean().notNull().default(false),
    /** The code under way. */
    codePurpose: text().$type<CodePurpose>(),
    codeRecipient: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex().on(t.tokenHash),
    index().on(t.expiresAt),
    index().on(t.customerId),
    index().on(t.matchId),
  ],
);
