import type { SocialMedium } from "@errand/core/account/social-proof";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { customers } from "./account.tables.ts";
import type { CodePurpose } from "./codes.tables.ts";

/** An account elsewhere that its provider has confirmed, and that opens none here yet. */
export interface PendingIdentity {
  medium: SocialMedium;
  subject: string;
  /** Confirmed by the provider; null too where the sign-in goes by phone alone. */
  email: string | null;
  name: string | null;
}

/** Sign-ins that lack something: what has been proved so far, and what is waited for (contract 3.1). */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes().notNull(),
    loginType: text().$type<"manual" | "otp" | "social">().notNull(),
    /** The account that is being signed in to; null while it is unknown or not yet made. */
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    /** The phone of a sign-in by code, or of one with an account elsewhere that tells no e-mail. */
    phone: text(),
    phoneProved: boolean().notNull().default(false),
    identity: jsonb().$type<PendingIdentity>(),
    /** The account that a proved contact stands in: "Is it you?" */
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
    index().on(t.codeRecipient),
  ],
);
