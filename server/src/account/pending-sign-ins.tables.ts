import type { SocialMedium } from "@errand/core/account/social-proof";
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";
import { customers } from "./account.tables.ts";
import type { CodePurpose } from "./code-purpose.ts";

/** An identity that its provider has confirmed and that is not linked to an account yet. */
export interface PendingIdentity {
  medium: SocialMedium;
  subject: string;
  /** Confirmed by the provider; null if not, and in a sign-in by phone only. */
  email: string | null;
  name: string | null;
}

/** Incomplete sign-ins: what is verified so far, and what is still required (contract 3.1). */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: identity(),
    tokenHash: bytes().notNull(),
    loginType: text().$type<"manual" | "otp" | "social">().notNull(),
    /** The account of the sign-in; null while it is unknown or not created. */
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    /** The phone of a sign-in by code, or by a provider that gives no e-mail. */
    phone: text(),
    phoneProved: boolean().notNull().default(false),
    identity: jsonb().$type<PendingIdentity>(),
    /** The account that has a verified contact of the sign-in: "Is it you?" */
    matchId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    /** The question was answered with no. */
    declined: boolean().notNull().default(false),
    /** The code that was sent and not yet entered. */
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
